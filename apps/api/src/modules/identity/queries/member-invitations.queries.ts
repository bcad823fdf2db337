import type { Role } from '@ivuriro/contract/endpoint';
import type { Relation } from '@ivuriro/contract/dependants';
import type { MemberRole } from '@ivuriro/contract/member-roles';
import { sql } from 'kysely';
import { deleteOldest } from '../../../platform/db/delete-oldest.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Platform } from '../../../platform/platform.ts';
import { nameOfMember } from './guardians.queries.ts';

/** The e-mail address or the phone number (E.164) to which an invitation is sent; the other one is null. */
export interface Recipient {
  email: string | null;
  phone: string | null;
}

export interface NewInvitation extends Recipient {
  id: string;
  account_id: string;
  role: MemberRole;
  name: string;
  invited_by: string;
  created_at: Date;
  expires_at: Date;
  /** The guardian's relation to the child. */
  relation?: Relation;
  /** When a representative stops acting for an adult. */
  ends_at?: Date;
}
export const insertInvitation = (trx: Db, row: NewInvitation) =>
  trx.insertInto('member_invitation').values(row).execute();

const open = (trx: Db) =>
  trx.updateTable('member_invitation').where('accepted_at', 'is', null).where('ended_at', 'is', null);

export const findInvitationTo = (db: Db, accountId: string, { email, phone }: Recipient) =>
  db
    .selectFrom('member_invitation')
    .select(['id', 'role'])
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('email', '=', email), eb('phone', '=', phone)]))
    .where('accepted_at', 'is', null)
    .where('ended_at', 'is', null)
    .$narrowType<{ role: MemberRole }>()
    .executeTakeFirst();

export const updateInvitation = (trx: Db, id: string, change: { role: MemberRole; name: string | null }) =>
  open(trx)
    .set({ role: change.role, ...(change.name === null ? {} : { name: change.name }) })
    .where('id', '=', id)
    .execute();

export const withdrawInvitation = (trx: Db, id: string, now: Date) =>
  open(trx).set({ ended_at: now }).where('id', '=', id).execute();

/** The open invitations that a member has sent. */
export async function invitationsBy(db: Db, membershipId: string): Promise<{ id: string; role: MemberRole }[]> {
  return db
    .selectFrom('member_invitation')
    .select(['id', 'role'])
    .where('invited_by', '=', membershipId)
    .where('accepted_at', 'is', null)
    .where('ended_at', 'is', null)
    .$narrowType<{ role: MemberRole }>()
    .execute();
}

/** Stores the digest of the link that is sent; returns the recipient, or undefined when the invitation has ended. */
export const storeLink = (trx: Db, id: string, tokenHash: Buffer, now: Date) =>
  open(trx)
    .from('account')
    .set({ token_hash: tokenHash })
    .whereRef('account.id', '=', 'member_invitation.account_id')
    .where('account.deleted_at', 'is', null)
    .where('member_invitation.id', '=', id)
    .where('expires_at', '>', now)
    .returning([
      'member_invitation.email',
      'member_invitation.phone',
      'member_invitation.name',
      'member_invitation.role',
      'member_invitation.ends_at',
      'account.name as account_name',
      'account.type as account_type',
    ])
    .executeTakeFirst();

export type SentInvitation = NonNullable<Awaited<ReturnType<typeof storeLink>>>;

export interface OpenInvitation extends Recipient {
  id: string;
  account_id: string;
  account_name: string;
  account_type: Role;
  role: MemberRole;
  name: string;
  relation: Relation | null;
  ends_at: Date | null;
  inviter: string | null;
}
/** Returns the invitation of a link that works: it is not used, withdrawn or expired, and its account is open. */
export async function findOpenInvitation(db: Db, tokenHash: Buffer, now: Date): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`
    select i.id, i.account_id, a.name as account_name, a.type as account_type, i.role, i.name, i.email, i.phone,
      i.relation, i.ends_at, ${nameOfMember} as inviter
    from member_invitation i join account a on a.id = i.account_id
    join membership m on m.id = i.invited_by
    where ${isUsable(tokenHash, now)} and a.deleted_at is null`.execute(db);
  return rows[0];
}

/**
 * Uses the link up, and returns the role and other fields of the new membership. When two requests use it at the same
 * moment, only one succeeds. The account must be locked.
 */
export async function useInvitation(trx: Db, tokenHash: Buffer, now: Date) {
  const { rows } = await sql<Pick<OpenInvitation, 'role' | 'name' | 'relation' | 'ends_at'> & { invited_by: string }>`
    update member_invitation i set accepted_at = ${now} from account a
    where a.id = i.account_id and a.deleted_at is null and ${isUsable(tokenHash, now)}
    returning i.role, i.name, i.relation, i.ends_at, i.invited_by`.execute(trx);
  return rows[0];
}

const isUsable = (tokenHash: Buffer, now: Date) => sql`i.token_hash = ${tokenHash} and i.expires_at > ${now}
  and (i.ends_at is null or i.ends_at > ${now})
  and i.accepted_at is null and i.ended_at is null`;

/**
 * Deletes the invitations of an account, and those to the addresses and confirmed numbers of logins that act for no
 * account any more.
 */
export async function eraseInvitations(trx: Db, accountId: string, loginIds: string[]): Promise<void> {
  await sql`delete from member_invitation i where account_id = ${accountId} or exists (
    select from login where login.id = any(${loginIds}::uuid[])
      and (login.email = i.email or login.phone = i.phone and login.phone_proved_at is not null)
      and not exists (select from membership where login_id = login.id and until is null))`.execute(trx);
}

export const deleteEndedMemberInvitations = ({ db }: Platform, before: Date, most: number): Promise<number> =>
  deleteOldest(db, { table: 'member_invitation', since: 'over_at' }, before, most);
