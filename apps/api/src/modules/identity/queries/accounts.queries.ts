import type { Role } from '@ivuriro/contract/endpoint';
import type { MemberRole } from '@ivuriro/contract/member-roles';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { newCode, newId } from '../../../platform/ids.ts';

export interface LoginRow {
  id: string;
  /** Null for a person who signs in by phone alone. */
  email: string | null;
  phone: string | null;
  password_hash: string | null;
}
export interface AccountRow {
  id: string;
  type: Role;
  name: string;
  user_code: string;
}
/** An account for which a person acts, with the person's role. */
export interface MemberAccount extends AccountRow {
  membership_id: string;
  role: MemberRole;
  /** The name by which the others at a place know the person. */
  member_name: string | null;
}

export const findLoginById = (db: Db, id: string): Promise<LoginRow> =>
  db
    .selectFrom('login')
    .select(['id', 'email', 'phone', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The open accounts for which a person acts. Those that were opened for the person come first. */
export async function accountsOf(db: Db, loginId: string): Promise<MemberAccount[]> {
  const rows = await db
    .selectFrom('membership as m')
    .innerJoin('account', 'account.id', 'm.account_id')
    .select(['account.id', 'account.type', 'account.name', 'account.user_code'])
    .select(['m.id as membership_id', 'm.role', 'm.name as member_name'])
    .where('m.login_id', '=', loginId)
    .where('m.until', 'is', null)
    .where((eb) => eb.or([eb('m.ends_at', 'is', null), eb('m.ends_at', '>', sql<Date>`now()`)]))
    .where('account.deleted_at', 'is', null)
    .orderBy((eb) => eb('account.login_id', 'is distinct from', loginId))
    .orderBy('account.created_at')
    .orderBy('account.id')
    .execute();
  return rows as MemberAccount[];
}

/** The people who act, or acted, for an account. */
export async function loginsOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('membership')
    .select('login_id')
    .distinct()
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ login_id }) => login_id);
}

export async function insertLogin(trx: Db, login: LoginRow, now: Date): Promise<void> {
  await trx
    .insertInto('login')
    .values({ ...login, password_changed_at: now })
    .execute();
}

/** Inserts an account for a person, who becomes its first member. */
export async function insertAccount(trx: Db, account: NewAccount & { loginId: string }): Promise<MemberAccount> {
  const row = await insertAccountRow(trx, account);
  return { ...row, ...(await firstMember(trx, row.id)) };
}

interface NewAccount {
  /** null for a record without a login of its own, for which somebody else acts. */
  loginId: string | null;
  type: Role;
  name: string;
  termsVersion: number | null;
  now: Date;
}

/** Inserts an account with a random code. If another account has this code, another code is drawn. */
export async function insertAccountRow(trx: Db, account: NewAccount): Promise<AccountRow> {
  const { loginId, type, name, termsVersion, now } = account;
  for (;;) {
    const row: AccountRow = { id: newId(), type, name, user_code: newCode(8) };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('account')
      .values({
        ...row,
        login_id: loginId,
        terms_version: termsVersion,
        terms_accepted_at: termsVersion === null ? null : now,
        created_at: now,
      })
      .onConflict((on) => on.columns(['type', 'user_code']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return row;
  }
}

/** Stores the version of the terms of use to which somebody agrees for an account that was made without agreement. */
export async function storeAgreement(
  trx: Db,
  id: string,
  { termsVersion, now }: { termsVersion: number; now: Date },
): Promise<AccountRow> {
  const row = await trx
    .updateTable('account')
    .set({ terms_version: termsVersion, terms_accepted_at: now })
    .where('id', '=', id)
    .returning(['id', 'type', 'name', 'user_code'])
    .executeTakeFirstOrThrow();
  return row as AccountRow;
}

/** A trigger makes the person for whom an account was opened its first member. */
const firstMember = (trx: Db, accountId: string) =>
  trx
    .selectFrom('membership')
    .select(['id as membership_id', 'role', 'name as member_name'])
    .where('account_id', '=', accountId)
    .$narrowType<{ role: MemberRole }>()
    .executeTakeFirstOrThrow();

export async function insertPatient(
  trx: Db,
  patient: {
    id: string;
    gender: string | null;
    id_number: string | null;
    birth_date: string | null;
    address: string | null;
  },
): Promise<void> {
  await trx.insertInto('patient').values(patient).execute();
}

type LoginWithHash = Pick<LoginRow, 'id' | 'password_hash'>;
const withPassword = (trx: Db, { id, password_hash }: LoginWithHash) =>
  trx
    .selectFrom('login')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', 'is not distinct from', password_hash);

/** Locks the login for a change; returns whether its password is still the one that was checked. */
export const lockPassword = async (trx: Db, login: LoginWithHash): Promise<boolean> =>
  (await withPassword(trx, login).forUpdate().executeTakeFirst()) !== undefined;

/** Whether the password is still the one that was checked; it cannot change until this transaction ends. */
export const holdPassword = async (trx: Db, login: LoginWithHash): Promise<boolean> =>
  (await withPassword(trx, login).forShare().executeTakeFirst()) !== undefined;

/** Locks the login, so that a change of its password, address or number waits until this transaction ends. */
export const lockLogin = (trx: Db, id: string) =>
  trx.selectFrom('login').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const holdLoginOf = (trx: Db, accountId: string): Promise<LoginRow> =>
  trx
    .selectFrom('login')
    .innerJoin('account_contact as contact', 'contact.login_id', 'login.id')
    .select(['login.id', 'login.email', 'login.phone', 'login.password_hash'])
    .where('contact.account_id', '=', accountId)
    .forUpdate('login')
    .executeTakeFirstOrThrow();

const noAccount = sql<boolean>`not exists (select from membership where login_id = login.id and until is null)`;

/** The logins with these addresses, or with this confirmed number, that act for no account any more. */
export async function findLoginsWithoutAccount(db: Db, emails: string[], phone: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from login
    where (email = any(${emails}::text[]) or phone = ${phone} and phone_proved_at is not null) and ${noAccount}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Deletes the address, number, password and second factor of these logins when they act for no open account. */
export async function emptyLogins(trx: Db, ids: string[]): Promise<void> {
  // waits for transactions that open an account for one of these logins, so that the statement below sees the account
  await sql`select from login where id = any(${ids}::uuid[]) order by id for update`.execute(trx);
  await sql`with emptied as (
      update login set email = id || '@erased.invalid', phone = null, password_hash = null
      where id = any(${ids}::uuid[]) and ${noAccount} returning id)
      , forgotten as (delete from login_factor using emptied where login_id = emptied.id)
      , gone as (delete from shared_computer_member one using membership m, emptied
          where m.id = one.membership_id and m.login_id = emptied.id)
    delete from known_device using emptied where login_id = emptied.id`.execute(trx);
}

export async function setPassword(trx: Db, loginId: string, passwordHash: string, now: Date): Promise<void> {
  await trx
    .updateTable('login')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', loginId)
    .execute();
}

/** Sets the password of a login that has none; false when it has one meanwhile. */
export async function setFirstPassword(trx: Db, { id, password_hash }: LoginWithHash, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('login')
    .set({ password_hash, password_changed_at: now })
    .where('id', '=', id)
    .where('password_hash', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findProvedEmail(db: Db, loginId: string): Promise<{ email: string | null; confirmed: boolean }> {
  const { email, email_proved_at } = await db
    .selectFrom('login')
    .select(['email', 'email_proved_at'])
    .where('id', '=', loginId)
    .executeTakeFirstOrThrow();
  return { email, confirmed: email_proved_at !== null };
}

/**
 * Confirms the address, because the mailed link to set a password was used. If the address was unconfirmed until now, a
 * stranger may have typed it and confirmed their own phone number, so the number no longer signs in.
 */
export const proveEmailByPassword = (trx: Db, loginId: string, now: Date) =>
  sql`update login set email_proved_at = ${now},
    phone_proved_at = case when email_proved_at is null then null else phone_proved_at end
    where id = ${loginId}`.execute(trx);

export const markEmailProved = (trx: Db, loginId: string, now: Date) =>
  trx.updateTable('login').set({ email_proved_at: now }).where('id', '=', loginId).execute();
