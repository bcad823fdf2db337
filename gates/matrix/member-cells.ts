import type { Role } from '@ivuriro/contract/endpoint';
import { type MemberRole, rolesOf } from '@ivuriro/contract/member-roles';
import { rolePermissions } from '@ivuriro/contract/role-permissions';
import { refOf } from '../../apps/api/src/platform/http/access.ts';
import type { Route } from '../../apps/api/src/platform/http/call.ts';
import { makeMembers } from '../../apps/api/src/testing/members.ts';
import { bearer, type Cell, cell, conditionOf, own, type Trial } from './cell.ts';
import type { Somebody } from './people.ts';
import { promised } from './role-promises.ts';

/**
 * A copy of the declared permissions of roles, made before a seeded fault changes the original, which the product
 * reads.
 */
const table = structuredClone(rolePermissions);

/** Whether the declared permissions of this role contain the permission of the route. */
export function inTable({ endpoint: { permission } }: Route, of: Role, role: MemberRole): boolean {
  return permission === undefined || permission === 'any' || (table[of][role]?.includes(permission) ?? false);
}

/** Whether some member of this kind of account may call the route. Patients, for example, share no computer. */
export const isFor = (route: Route, of: Role): boolean => inTable(route, of, rolesOf[of][0]!);

/**
 * The calls by each member except the owner. A member reaches the same objects as the owner, as far as their role
 * allows.
 */
export async function memberCells(trial: Trial, owner: Somebody): Promise<Cell[]> {
  const { fixture, route } = trial;
  // a session belongs to one member, and a record can be claimed by one member only, so no other member reaches such an
  // object
  const isReached = conditionOf(trial, owner) && !['session', 'claimable_record'].includes(refOf(route)?.object ?? '');
  const shared = await own(trial, owner);
  const cells: Cell[] = [];
  // skips the first role, which is the owner's
  for (const { role, token } of await makeMembers(fixture, owner, rolesOf[owner.role].slice(1))) {
    const may = promised(route, owner.role, role) ?? inTable(route, owner.role, role);
    const expected = may ? (isReached ? 'allowed' : 404) : 'not_permitted';
    const id = expected === 'allowed' && route.method === 'DELETE' ? await own(trial, owner) : shared;
    cells.push(await cell(trial, `${role} of the ${owner.role}`, expected, { who: owner, id }, bearer(token)));
  }
  return cells;
}
