import type { Kind } from '@ivuriro/contract/endpoint';
import { type MemberRole, rolesOf } from '@ivuriro/contract/member-roles';
import { isPermitted } from '@ivuriro/contract/role-permissions';
import { fieldProblem, problem } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/session.ts';

const owner: MemberRole = 'owner';

/** Whether a member in this role may assign, change and remove the other role. Only owners manage owners. */
export const mayManage = (kind: Kind, role: MemberRole, other: MemberRole): boolean =>
  isPermitted(kind, role, 'members.manage') && (role === owner || other !== owner);

/**
 * Refuses a change that the permission to manage members does not allow: only an owner may change an owner, make
 * somebody an owner, or change their own membership. An administrator may do the same as an owner.
 */
export function refuseBeyondRole(
  { type, role, membershipId }: Pick<Actor, 'type' | 'role' | 'membershipId'>,
  change: { memberId?: string; roles: MemberRole[] },
): void {
  if (type === 'admin' || role === owner) return;
  if (change.memberId === membershipId || change.roles.includes(owner)) throw problem('not_permitted');
}

/** Refuses a role that members of this kind of provider do not have. */
export function refuseUnknownRole(kind: Kind, role: MemberRole): void {
  if (rolesOf[kind].includes(role)) return;
  const says = `A ${kind} has no such role. Choose one of: ${rolesOf[kind].join(', ')}.`;
  throw fieldProblem('validation_failed', 'role', says);
}
