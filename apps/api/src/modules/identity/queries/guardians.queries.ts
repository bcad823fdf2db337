import type { Relation } from '@ivuriro/contract/dependants';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

export interface GuardianRow {
  id: string;
  name: string;
  /** Null for a person who signs in by phone alone. */
  email: string | null;
  /** Null when there is an e-mail address. */
  phone: string | null;
  /** The phone number, if it is confirmed. Only one login at a time can have confirmed a number. */
  confirmed_phone: string | null;
  role: 'self' | 'guardian' | 'representative';
  relation: Relation | null;
  status: 'ACTIVE' | 'INVITED';
  since: Date;
  ends_at: Date | null;
  expires_at: Date | null;
  invited_by: string | null;
}

/** SQL: the name under which a member (`m`) was invited, or that of their own record; null when there is neither. */
export const nameOfMember = sql<string | null>`coalesce(m.name, (select own.name from account own
    join membership self on self.account_id = own.id
    where self.login_id = m.login_id and self.role = 'self' and self.until is null limit 1))`;
/** SQL: the name of a member (`m`) with the login `l`, or else the address or number with which they sign in. */
export const nameOrAddress = sql<string>`coalesce(${nameOfMember}, l.email, l.phone)`;

/** SQL: the confirmed phone number of a login under this alias; null when its number is not confirmed. */
export const confirmedPhone = (login: string) =>
  sql<string | null>`case when ${sql.ref(login)}.phone_proved_at is not null then ${sql.ref(login)}.phone end`;

/** The people who act for a patient's record, longest membership first, and then the people who are invited. */
export async function guardiansOf(db: Db, patientId: string): Promise<GuardianRow[]> {
  const { rows } = await sql<GuardianRow>`
    select m.id, ${nameOrAddress} as name, l.email,
      case when l.email is null then l.phone end as phone, m.role, m.relation, 'ACTIVE' as status, m.since, m.ends_at,
      null::timestamptz as expires_at, m.invited_by, ${confirmedPhone('l')} as confirmed_phone
    from membership m join login l on l.id = m.login_id where m.account_id = ${patientId} and m.until is null
    union all
    select id, name, email, phone, role, relation, 'INVITED', created_at, ends_at, expires_at, invited_by, null
    from member_invitation where account_id = ${patientId} and accepted_at is null and ended_at is null
    order by status, since, id`.execute(db);
  return rows;
}

/** At most a hundred representations that have passed their end date but are still open, each with its account. */
export const endedRepresentations = (db: Db, now: Date) =>
  db
    .selectFrom('membership')
    .select(['id', 'account_id'])
    .where('until', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(100)
    .execute();

/** A person's membership in a patient's record, current or ended, with the names and contact data for messages. */
export async function findPart(db: Db, membershipId: string) {
  const { rows } = await sql<
    Pick<GuardianRow, 'id' | 'name' | 'email' | 'confirmed_phone' | 'role'> & {
      account_id: string;
      account_name: string;
      until: Date | null;
    }
  >`select m.id, ${nameOrAddress} as name, l.email, ${confirmedPhone('l')} as confirmed_phone, m.role, m.account_id,
      a.name as account_name, m.until
    from membership m join login l on l.id = m.login_id join account a on a.id = m.account_id
    where m.id = ${membershipId}`.execute(db);
  return rows[0];
}
