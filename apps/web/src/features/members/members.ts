import { type MemberRole, rolesOf } from '@ivuriro/contract/member-roles';
import type { AccountMember, Kind } from '@ivuriro/contract';
import { contactOf } from '../../domain/phone/contact.ts';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import type { Account } from '../../lib/session/accounts.ts';

export type Member = AccountMember;
/** The provider whose members are shown; the reader is one of its members or an administrator. */
export type MembersContext = AnyProviderContext & { kind: Kind };
export type MemberState = 'active' | 'invited' | 'expired';

/**
 * Whether the reader is a manager. A manager may change everybody except owners and themselves; the server enforces
 * this, and the page hides the actions that it would refuse.
 */
const isManager = (account: Account | null): boolean => account?.role === 'manager';

/** The roles that the reader may assign. */
export const rolesFor = (kind: Kind, account: Account | null): MemberRole[] =>
  rolesOf[kind].filter((role) => role !== 'owner' || !isManager(account));

export const isOwn = (member: Member, account: Account | null): boolean => member.id === account?.member?.id;

/** Whether the reader may change and remove this person. */
export const mayChange = (member: Member, account: Account | null): boolean =>
  !isManager(account) || (member.role !== 'owner' && !isOwn(member, account));

export function stateOf({ status, expires_at }: Member, now: Date): MemberState {
  if (status === 'ACTIVE') return 'active';
  return expires_at && new Date(expires_at) <= now ? 'expired' : 'invited';
}

/** The name of a person; if nobody has entered a name yet, the e-mail address or phone number. */
export const nameOf = (member: Member): string => member.name ?? contactOf(member);
