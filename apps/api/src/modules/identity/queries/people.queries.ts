import { type Expression, sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { confirmedPhone } from './guardians.queries.ts';
import { updateRows } from '../../../platform/db/rows.ts';

/** SQL: the birth date of the patient `p`; only its year when the desk that made the record `d` knew no more. */
const bornIn = 'coalesce(p.birth_date::text, d.birth_year::text)';

export const findPatients = (db: Db, ids: string[]) =>
  db
    .selectFrom('account')
    .innerJoin('patient as p', 'p.id', 'account.id')
    .innerJoin('account_contact as contact', 'contact.account_id', 'account.id')
    .leftJoin('desk_record as d', 'd.account_id', 'account.id')
    .select([
      'account.id',
      'account.name as full_name',
      'account.user_code',
      'contact.email',
      'contact.phone',
      'p.gender',
      'p.id_number',
      'p.birth_date',
      'p.address',
    ])
    .select(sql.raw<string | null>(bornIn).as('born'))
    .where('account.id', 'in', ids)
    .$narrowType<{ email: string | null }>()
    .execute();

/**
 * SQL: a patient with contact data, as JSON, for a provider who treats them; `birth_date` may be the year alone. The
 * argument is SQL.
 */
export const patientWithContact = (id: string): string => `(
  select json_build_object('id', a.id, 'full_name', a.name, 'user_code', a.user_code, 'birth_date', ${bornIn},
    'phone', l.phone, 'email', l.email, 'signs_in', l.login_id is not null)
  from account a join patient p on p.id = a.id join account_contact l on l.account_id = a.id
    left join desk_record d on d.account_id = a.id where a.id = ${id})`;

/**
 * SQL: an array with the ids of all accounts for which a member of this account acts or acted, including this account.
 * The argument is SQL.
 */
export const accountsOfPerson = (id: string): string =>
  `array(select distinct other.account_id from membership one join membership other on other.login_id = one.login_id
    where one.account_id = ${id})`;

/**
 * Whether one person acts, or acted, for both accounts. Such accounts cannot be the two sides of an appointment, an
 * order or a review.
 */
export async function isSamePerson(db: Db, one: string, other: string): Promise<boolean> {
  const found = await db
    .selectFrom('membership as m')
    .innerJoin('membership as o', 'o.login_id', 'm.login_id')
    .select('m.id')
    .where('m.account_id', '=', one)
    .where('o.account_id', '=', other)
    .executeTakeFirst();
  return found !== undefined;
}

/** SQL: the name of a patient as others see it; null when there is no such patient. The argument is SQL. */
export const patientName = (id: string): string =>
  `(select a.name from account a join patient t on t.id = a.id where a.id = ${id})`;

export const findContact = (db: Db, accountId: string) =>
  db
    .selectFrom('account')
    .innerJoin('account_contact as contact', 'contact.account_id', 'account.id')
    .select(['contact.email', 'contact.phone', 'account.name'])
    .where('account.id', '=', accountId)
    .$narrowType<{ email: string | null }>()
    .executeTakeFirst();

/**
 * How to reach a patient: the e-mail address, and the phone number that the patient has confirmed or, for a record
 * without a sign-in, that the desk entered. `signs_in` is false for such a record.
 */
export const reachOf = (
  db: Db,
  patientId: string,
): Promise<{ name: string; email: string | null; phone: string | null; signs_in: boolean }> =>
  db
    .selectFrom('account')
    .leftJoin('account_contact as contact', 'contact.account_id', 'account.id')
    .leftJoin('login', 'login.id', 'contact.login_id')
    .select(['account.name', 'contact.email', sql<boolean>`login.id is not null`.as('signs_in')])
    .select(
      sql<string | null>`case when login.id is null then contact.phone else ${confirmedPhone('login')} end`.as('phone'),
    )
    .where('account.id', '=', patientId)
    .executeTakeFirstOrThrow();

/** The times when these accounts were opened. */
export async function accountsSince(db: Db, ids: string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('account').select(['id', 'created_at']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.created_at]));
}

/**
 * Stores new names of accounts. The providers module calls this when it changes the name of a provider, so that the
 * account has the same name at sign-in.
 */
export const renameAccounts = (trx: Db, named: readonly { id: string; name: string }[]): Promise<void> =>
  updateRows(trx, 'account', named);

export async function updateLogin(
  trx: Db,
  id: string,
  login: { email: string | null; phone: string | null },
): Promise<void> {
  await trx.updateTable('login').set(login).where('id', '=', id).execute();
}

export async function updatePatient(
  trx: Db,
  id: string,
  patient: {
    gender: string | null | undefined;
    id_number: string | null | undefined;
    birth_date: string | undefined;
    address: string | null | undefined;
  },
): Promise<void> {
  if (Object.values(patient).every((value) => value === undefined)) return;
  await trx.updateTable('patient').set(patient).where('id', '=', id).execute();
}

/** The birth date of a patient; null when it is not known. */
export async function findBirthDate(db: Db, patientId: string): Promise<string | null> {
  const row = await db.selectFrom('patient').select('birth_date').where('id', '=', patientId).executeTakeFirst();
  return row?.birth_date ?? null;
}

export const storeBirthDate = (trx: Db, id: string, birth_date: string) =>
  trx.updateTable('patient').set({ birth_date }).where('id', '=', id).execute();

/** A patient's gender as the patient gave it; null for anybody else. */
export async function findGender(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('patient').select('gender').where('id', '=', id).executeTakeFirst();
  return row?.gender ?? null;
}

/** SQL: whether the e-mail address or the phone number of the account is confirmed. */
export const isProved = (accountId: Expression<string> | string) => sql<boolean>`exists (
  select from account_contact join login on login.id = account_contact.login_id
  where account_contact.account_id = ${accountId}
    and (login.email_proved_at is not null or login.phone_proved_at is not null))`;
