import type { Relation } from '@ivuriro/contract/dependants';
import type { MemberRole } from '@ivuriro/contract/member-roles';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { newId } from '../../../platform/ids.ts';
import { confirmedPhone } from './guardians.queries.ts';
import type { Recipient } from './member-invitations.queries.ts';
import { deleteSessionsOfMember } from './sessions.queries.ts';

export interface MemberRow {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  role: MemberRole;
  status: 'ACTIVE' | 'INVITED';
  since: Date;
  last_seen_at: Date | null;
  expires_at: Date | null;
}

/** SQL: the name of the member `m` of the account `a`; the owner of a doctor's account is the doctor. */
const shownName = sql`coalesce(m.name, case when a.type = 'doctor' and m.role = 'owner' then a.name end)`;

/** SQL: an invitation that was neither accepted nor withdrawn; its link may have expired. */
const isOpen = sql`accepted_at is null and ended_at is null`;

/**
 * SQL: people who act for an account or are invited to do so. The key `account_id` selects all of an account; `id`
 * selects one membership or invitation.
 */
const peopleBy = (key: 'account_id' | 'id', value: string): RawBuilder<MemberRow> => sql`(
  select m.id, ${shownName} as name,
    l.email, l.phone, m.role, 'ACTIVE' as status, m.since, null::timestamptz as expires_at,
    (select max(last_used_at) from session where session.membership_id = m.id) as last_seen_at
  from membership m join login l on l.id = m.login_id join account a on a.id = m.account_id
  where ${sql.ref(`m.${key}`)} = ${value} and m.until is null
  union all
  select id, name, email, phone, role, 'INVITED', created_at, expires_at, null
  from member_invitation where ${sql.ref(key)} = ${value} and ${isOpen})`;

/** One page of the people of an account: members first, longest membership first, then invitations. */
export async function pageOfMembers(
  db: Db,
  accountId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: MemberRow[]; total: number }> {
  const people = peopleBy('account_id', accountId);
  const [{ rows }, counted] = await Promise.all([
    sql<MemberRow>`select * from ${people} people
      order by status, since, id limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${people} people`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}

/** The names of members, also of those whose membership has ended. Members without a name are left out. */
export async function memberNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string | null }>`
    select m.id, ${shownName} as name from membership m join account a on a.id = m.account_id
    where m.id = any(${asked}::uuid[])`.execute(db);
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name]] : [])));
}

/**
 * The member or the open invitation with this id, in any account, because the authorization check has decided on
 * access.
 */
export async function findMember(db: Db, id: string): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`select * from ${peopleBy('id', id)} people`.execute(db);
  return rows[0];
}

/** Whether the login that has this address, or has confirmed this number, acts for the account. */
export async function isMember(db: Db, accountId: string, { email, phone }: Recipient): Promise<boolean> {
  const found = await livingOf(db, accountId)
    .where((eb) =>
      eb.or([
        eb('login.email', '=', email),
        eb.and([eb('login.phone', '=', phone), eb('login.phone_proved_at', 'is not', null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The owners of an account with their contact data, longest membership first. */
export const ownersOf = (db: Db, accountId: string) =>
  livingOf(db, accountId).where('role', '=', 'owner').orderBy('since').orderBy('membership.id').execute();

const livingOf = (db: Db, accountId: string) =>
  db
    .selectFrom('membership')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select(['membership.id', 'membership.login_id', 'membership.name', 'login.email'])
    .select(confirmedPhone('login').as('confirmed_phone'))
    .where('account_id', '=', accountId)
    .where('until', 'is', null);

/** A membership, current or ended, with the names and contact data for messages. */
export const findMembership = (db: Db, id: string) =>
  db
    .selectFrom('membership')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select([
      'membership.login_id',
      'membership.account_id',
      'membership.name',
      'login.email',
      'login.phone',
      'account.name as account_name',
      'account.type as account_type',
    ])
    .select(confirmedPhone('login').as('confirmed_phone'))
    .where('membership.id', '=', id)
    .executeTakeFirst();

interface NewMembership {
  accountId: string;
  loginId: string;
  role: MemberRole;
  /** The name under which the person was invited. */
  name?: string;
  invitedBy?: string;
  /** Only for a guardian. */
  relation?: Relation | null;
  /** Only for a representative: when the membership ends. */
  endsAt?: Date | null;
  now: Date;
}

/** Makes a person a member of an account, or a guardian; returns undefined when they act for it already. */
export async function insertMembership(
  trx: Db,
  { accountId, loginId, role, name, invitedBy, relation, endsAt, now }: NewMembership,
): Promise<string | undefined> {
  const row = {
    account_id: accountId,
    login_id: loginId,
    role,
    name,
    invited_by: invitedBy,
    relation,
    since: now,
    ends_at: endsAt,
  };
  const inserted = await trx
    .insertInto('membership')
    .values({ id: newId(), ...row })
    .onConflict((on) => on.columns(['login_id', 'account_id']).where('until', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export const updateMembership = (trx: Db, id: string, change: { role: MemberRole; name: string | null }) =>
  trx.updateTable('membership').set(change).where('id', '=', id).execute();

/** Ends a membership, whose account must be locked, and its sessions. Returns the ids of these sessions. */
export async function endMembership(trx: Db, id: string, now: Date): Promise<string[]> {
  await trx.updateTable('membership').set({ until: now }).where('id', '=', id).execute();
  return deleteSessionsOfMember(trx, id);
}
