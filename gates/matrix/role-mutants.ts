import { type Role, roles } from '@ivuriro/contract/endpoint';
import { type MemberRole, rolesOf } from '@ivuriro/contract/member-roles';
import { type Permission, permissions } from '@ivuriro/contract/permissions';
import { rolePermissions } from '@ivuriro/contract/role-permissions';
import type { Route } from '../../apps/api/src/platform/http/call.ts';
import type { Grant } from '../../apps/api/src/platform/http/grants.ts';
import { inTable } from './member-cells.ts';
import type { Mutant } from './mutants.ts';

/** Mutants that remove the permission from one endpoint, or give one role one permission too many. */
export function roleMutantsOf(routes: readonly Route[], grants: readonly Grant[]): Mutant[] {
  return [...droppedPermissions(routes, grants), ...excessivePermissions(routes, grants)];
}

const enters = ({ who }: Route, of: Role) => who === of || who === 'any';

function droppedPermissions(routes: readonly Route[], grants: readonly Grant[]): Mutant[] {
  return routes
    .filter((route) => roles.some((of) => enters(route, of) && rolesOf[of].some((role) => !inTable(route, of, role))))
    .map((route) => ({
      name: `${route.method} ${route.path}: permission is any`,
      routes: [{ ...route, endpoint: { ...route.endpoint, permission: 'any' } }],
      grants,
      concerns: [route],
      onlyMembers: true,
    }));
}

/**
 * Adds only permissions that some endpoint of this kind of account needs, because the other ones would change nothing.
 */
function excessivePermissions(routes: readonly Route[], grants: readonly Grant[]): Mutant[] {
  return roles.flatMap((of) =>
    rolesOf[of].flatMap((role) =>
      permissions.flatMap((permission) => {
        if (rolePermissions[of][role]!.includes(permission)) return [];
        const route = routes.find((one) => enters(one, of) && one.endpoint.permission === permission);
        if (!route) return [];
        return {
          name: `${role} of a ${of} has ${permission}`,
          routes: [route],
          grants,
          concerns: [route],
          onlyMembers: true,
          seed: () => give(of, role, permission),
        };
      }),
    ),
  );
}

/** Adds the permission to the role; returns the function that removes it again. */
function give(of: Role, role: MemberRole, permission: Permission): () => void {
  const before = rolePermissions[of][role]!;
  rolePermissions[of][role] = [...before, permission];
  return () => {
    rolePermissions[of][role] = before;
  };
}
