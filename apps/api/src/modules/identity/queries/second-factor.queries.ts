import type { Db } from '../../../platform/db/pool.ts';

export const factorOf = (db: Db, loginId: string) =>
  db
    .selectFrom('login_factor')
    .select(['secret', 'enrolled_at', 'last_step'])
    .where('login_id', '=', loginId)
    .executeTakeFirst();

/** The factor of a login, locked until this transaction ends. */
export const lockFactor = (trx: Db, loginId: string) =>
  trx
    .selectFrom('login_factor')
    .select(['secret', 'enrolled_at'])
    .where('login_id', '=', loginId)
    .forUpdate()
    .executeTakeFirst();

/**
 * Stores a proposed secret in place of one that was never confirmed; false when a factor is enrolled, which then stays.
 */
export async function proposeFactor(trx: Db, loginId: string, secret: Buffer, now: Date): Promise<boolean> {
  const offered = await trx
    .insertInto('login_factor')
    .values({ login_id: loginId, secret, created_at: now })
    .onConflict((on) =>
      on
        .column('login_id')
        .doUpdateSet({ secret, created_at: now, last_step: 0 })
        .where('login_factor.enrolled_at', 'is', null),
    )
    .returning('login_id')
    .executeTakeFirst();
  return offered !== undefined;
}

/** Uses a code up; when several callers send the same one, one succeeds. */
export async function useStep(trx: Db, loginId: string, step: number): Promise<boolean> {
  const taken = await trx
    .updateTable('login_factor')
    .set({ last_step: step })
    .where('login_id', '=', loginId)
    .where('last_step', '<', step)
    .returning('login_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function useRecoveryCode(trx: Db, loginId: string, codeHash: Buffer): Promise<boolean> {
  const taken = await trx
    .deleteFrom('login_recovery_code')
    .where('login_id', '=', loginId)
    .where('code_hash', '=', codeHash)
    .returning('login_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export const markEnrolled = (trx: Db, loginId: string, now: Date) =>
  trx.updateTable('login_factor').set({ enrolled_at: now }).where('login_id', '=', loginId).execute();

export const insertRecoveryCodes = (trx: Db, loginId: string, hashes: Buffer[]) =>
  trx
    .insertInto('login_recovery_code')
    .values(hashes.map((code_hash) => ({ login_id: loginId, code_hash })))
    .execute();

export async function recoveryCodesLeft(db: Db, loginId: string): Promise<number> {
  const { left } = await db
    .selectFrom('login_recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('login_id', '=', loginId)
    .executeTakeFirstOrThrow();
  return left;
}

/** Deletes the factor of a login, and returns whether it was enrolled. */
export async function deleteFactor(trx: Db, loginId: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('login_factor')
    .where('login_id', '=', loginId)
    .returning('enrolled_at')
    .executeTakeFirst();
  return !!gone?.enrolled_at;
}
