import type { Role } from '@ivuriro/contract/endpoint';
import type { Db } from '../../platform/db/pool.ts';
import { newCode, newId } from '../../platform/ids.ts';

export interface LoginRow {
  id: string;
  email: string;
  phone: string | null;
  password_hash: string | null;
}
export interface AccountRow {
  id: string;
  type: Role;
  name: string;
  user_code: string;
}

/** By e-mail address or, in E.164, by phone number. */
export const findLogin = (db: Db, name: string): Promise<LoginRow | undefined> =>
  db
    .selectFrom('login')
    .select(['id', 'email', 'phone', 'password_hash'])
    .where(name.startsWith('+') ? 'phone' : 'email', '=', name)
    .executeTakeFirst();

export const findLoginById = (db: Db, id: string): Promise<LoginRow> =>
  db
    .selectFrom('login')
    .select(['id', 'email', 'phone', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export async function accountsOf(db: Db, loginId: string): Promise<AccountRow[]> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'type', 'name', 'user_code'])
    .where('login_id', '=', loginId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows as AccountRow[];
}

export async function insertLogin(trx: Db, login: LoginRow, now: Date): Promise<void> {
  await trx
    .insertInto('login')
    .values({ ...login, password_changed_at: now })
    .execute();
}

/** An account with a code of its own; should another have drawn the same one, it draws again. */
export async function insertAccount(
  trx: Db,
  account: { loginId: string; type: Role; name: string; termsVersion: number | null; now: Date },
): Promise<AccountRow> {
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

export async function insertPatient(
  trx: Db,
  patient: { id: string; gender: string | null; id_number: string | null; birth_date: string; address: string | null },
): Promise<void> {
  await trx.insertInto('patient').values(patient).execute();
}

export async function setPassword(trx: Db, loginId: string, passwordHash: string, now: Date): Promise<void> {
  await trx
    .updateTable('login')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', loginId)
    .execute();
}
