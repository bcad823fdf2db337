import type { Db } from '../../platform/db/pool.ts';

export async function insertLink(db: Db, link: { tokenHash: Buffer; loginId: string; expiresAt: Date }): Promise<void> {
  await db
    .insertInto('password_link')
    .values({ token_hash: link.tokenHash, login_id: link.loginId, expires_at: link.expiresAt })
    .execute();
}

export const findOpenLink = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('password_link')
    .select('login_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Of two who use it at the same moment, one succeeds. */
export async function useLink(trx: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('password_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** After a new password no older link may set another one. */
export const closeLinks = (trx: Db, loginId: string, now: Date) =>
  trx
    .updateTable('password_link')
    .set({ used_at: now })
    .where('login_id', '=', loginId)
    .where('used_at', 'is', null)
    .execute();
