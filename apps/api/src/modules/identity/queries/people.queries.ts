import { type Expression, sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { updateRows } from '../../../platform/db/rows.ts';

export const findPatients = (db: Db, ids: string[]) =>
  db
    .selectFrom('account')
    .innerJoin('patient', 'patient.id', 'account.id')
    .innerJoin('login', 'login.id', 'account.login_id')
    .select([
      'account.id',
      'account.name as full_name',
      'account.user_code',
      'login.email',
      'login.phone',
      'patient.gender',
      'patient.id_number',
      'patient.birth_date',
      'patient.address',
    ])
    .where('account.id', 'in', ids)
    .execute();

/** SQL: a patient with contact data, as JSON, for a provider who treats them. The argument is SQL. */
export const patientWithContact = (id: string): string => `(
  select json_build_object('id', a.id, 'full_name', a.name, 'user_code', a.user_code, 'birth_date', t.birth_date,
    'phone', l.phone, 'email', l.email)
  from account a join patient t on t.id = a.id join login l on l.id = a.login_id where a.id = ${id})`;

/** SQL: ids of all accounts of the person who has this account, including it, as an array. The argument is SQL. */
export const accountsOfPerson = (id: string): string =>
  `array(select o.id from account a join account o on o.login_id = a.login_id where a.id = ${id})`;

/** Whether both accounts belong to one person, who cannot be both sides of an appointment, an order or a review. */
export async function isSamePerson(db: Db, one: string, other: string): Promise<boolean> {
  const found = await db
    .selectFrom('account as a')
    .innerJoin('account as o', 'o.login_id', 'a.login_id')
    .select('a.id')
    .where('a.id', '=', one)
    .where('o.id', '=', other)
    .executeTakeFirst();
  return found !== undefined;
}

/** SQL: the name of a patient as others see it; null once the patient has left. The argument is SQL. */
export const patientName = (id: string): string =>
  `(select a.name from account a join patient t on t.id = a.id where a.id = ${id})`;

export const findContact = (db: Db, accountId: string) =>
  db
    .selectFrom('account')
    .innerJoin('login', 'login.id', 'account.login_id')
    .select(['login.email', 'login.phone', 'account.name'])
    .where('account.id', '=', accountId)
    .executeTakeFirst();

/** The times when these accounts were opened. */
export async function accountsSince(db: Db, ids: string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('account').select(['id', 'created_at']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.created_at]));
}

/** The providers module changes the name of a provider and calls this, so that the account shows it at sign-in. */
export const renameAccounts = (trx: Db, named: readonly { id: string; name: string }[]): Promise<void> =>
  updateRows(trx, 'account', named);

export async function updateLogin(trx: Db, id: string, login: { email: string; phone: string | null }): Promise<void> {
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

/** A patient's gender as the patient gave it; null for anybody else. */
export async function findGender(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('patient').select('gender').where('id', '=', id).executeTakeFirst();
  return row?.gender ?? null;
}

/** SQL: whether the e-mail address of the account is confirmed. */
export const isProved = (accountId: Expression<string> | string) => sql<boolean>`exists (
  select from account c join login l on l.id = c.login_id where c.id = ${accountId} and l.email_proved_at is not null)`;
