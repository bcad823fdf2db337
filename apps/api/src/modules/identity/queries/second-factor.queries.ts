import type { Db } from '../../../platform/db/pool.ts';

export const factorOf = (db: Db, accountId: string) =>
  db
    .selectFrom('second_factor')
    .select(['secret', 'enrolled_at', 'last_step'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** The factor of an account, locked until this transaction ends. */
export const lockFactor = (trx: Db, accountId: string) =>
  trx
    .selectFrom('second_factor')
    .select(['secret', 'enrolled_at'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();

/** Stores a proposed secret in place of one that was never confirmed; an enrolled one stays. */
export async function proposeFactor(trx: Db, accountId: string, secret: Buffer, now: Date): Promise<boolean> {
  const offered = await trx
    .insertInto('second_factor')
    .values({ account_id: accountId, secret, created_at: now })
    .onConflict((on) =>
      on
        .column('account_id')
        .doUpdateSet({ secret, created_at: now, last_step: 0 })
        .where('second_factor.enrolled_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return offered !== undefined;
}

/** Uses a code up; when several callers send the same one, one succeeds. */
export async function useStep(trx: Db, accountId: string, step: number): Promise<boolean> {
  const taken = await trx
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function useRecoveryCode(trx: Db, accountId: string, codeHash: Buffer): Promise<boolean> {
  const taken = await trx
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export const markEnrolled = (trx: Db, accountId: string, now: Date) =>
  trx.updateTable('second_factor').set({ enrolled_at: now }).where('account_id', '=', accountId).execute();

export const insertRecoveryCodes = (trx: Db, accountId: string, hashes: Buffer[]) =>
  trx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute();

export async function recoveryCodesLeft(db: Db, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return left;
}

/** Deletes the factor of an account, and returns whether it was enrolled. */
export async function deleteFactor(trx: Db, accountId: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('second_factor')
    .where('account_id', '=', accountId)
    .returning('enrolled_at')
    .executeTakeFirst();
  return !!gone?.enrolled_at;
}
