import type { Kind } from '@ivuriro/contract/endpoint';
import { type MemberRole, rolesOf } from '@ivuriro/contract/member-roles';
import { Problem, problem } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/session.ts';

const owner: MemberRole = 'owner';
/** The roles that a member of a provider may give, change and take away, by the member's own role. */
const manages: Partial<Record<MemberRole, (role: MemberRole) => boolean>> = {
  owner: () => true,
  manager: (role) => role !== owner,
};

/** Whether somebody in this role may give, change and take away each of these roles. */
export const mayManage = (role: MemberRole, ...others: MemberRole[]): boolean =>
  others.every((other) => manages[role]?.(other) ?? false);

/**
 * Refuses a change by a member whose role does not reach it. Owners manage everybody, managers everybody but owners, and
 * nobody but an owner manages themselves. An administrator may do what an owner may.
 */
export function refuseBeyondRole(
  { type, role, membershipId }: Pick<Actor, 'type' | 'role' | 'membershipId'>,
  change: { memberId?: string; roles: MemberRole[] },
): void {
  if (type === 'admin') return;
  const isOwn = change.memberId === membershipId;
  if (!mayManage(role, ...change.roles) || (isOwn && role !== owner)) throw problem('not_permitted');
}

/** Refuses a role that members of this kind of provider do not have. */
export function refuseUnknownRole(kind: Kind, role: MemberRole): void {
  if (rolesOf[kind].includes(role)) return;
  const says = `A ${kind} has no such role. Choose one of: ${rolesOf[kind].join(', ')}.`;
  throw new Problem('validation_failed', [says], { fields: { role: says } });
}
