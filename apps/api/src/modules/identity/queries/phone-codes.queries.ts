import { phoneCodeTries } from '@ivuriro/contract/phone-codes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { LoginRow } from './accounts.queries.ts';

/** Stores the newest code of a number in place of an older one, and resets the count of tries. */
export const storePhoneCode = (trx: Db, code: { phone: string; code_hash: Buffer; expires_at: Date }) =>
  trx
    .insertInto('phone_code')
    .values(code)
    .onConflict((on) => on.column('phone').doUpdateSet({ ...code, tries: 0 }))
    .execute();

/** Counts a try before it is checked; undefined when the number has no valid code. */
export const countPhoneCodeTry = (trx: Db, phone: string, now: Date) =>
  trx
    .updateTable('phone_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('phone', '=', phone)
    .where('tries', '<', phoneCodeTries)
    .where('expires_at', '>', now)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst();

/** Takes a right try back from the count of tries. */
export const uncountPhoneCodeTry = (trx: Db, phone: string, codeHash: Buffer) =>
  trx
    .updateTable('phone_code')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('phone', '=', phone)
    .where('code_hash', '=', codeHash)
    .execute();

/** Uses a code up; when several callers send the same one, one succeeds. */
export async function deletePhoneCode(trx: Db, phone: string, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('phone_code')
    .where('phone', '=', phone)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export const findPhone = (db: Db, loginId: string) =>
  db
    .selectFrom('login')
    .select([
      'phone',
      sql<boolean>`phone_proved_at is not null`.as('confirmed'),
      sql<boolean>`password_hash is not null`.as('has_password'),
    ])
    .where('id', '=', loginId)
    .executeTakeFirstOrThrow();

export const storeProvedPhone = (trx: Db, loginId: string, phone: string, now: Date) =>
  trx.updateTable('login').set({ phone, phone_proved_at: now }).where('id', '=', loginId).execute();

const proved = (db: Db, phone: string) =>
  db
    .selectFrom('login')
    .select(['id', 'email', 'phone', 'password_hash'])
    .where('phone', '=', phone)
    .where('phone_proved_at', 'is not', null);

/** The login that has confirmed this number. */
export const findLoginByPhone = (db: Db, phone: string): Promise<LoginRow | undefined> =>
  proved(db, phone).executeTakeFirst();

/**
 * Whether this is still the confirmed number of the login. Its number and password cannot change until this transaction
 * ends.
 */
export const holdProvedPhone = async (trx: Db, loginId: string, phone: string): Promise<boolean> =>
  (await proved(trx, phone).where('id', '=', loginId).forShare().executeTakeFirst()) !== undefined;

/**
 * The login that has confirmed this number, locked: its number and accounts cannot change until this transaction ends.
 */
export const lockLoginByPhone = (trx: Db, phone: string): Promise<LoginRow | undefined> =>
  proved(trx, phone).forUpdate().executeTakeFirst();
