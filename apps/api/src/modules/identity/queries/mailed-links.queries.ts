import type { Db } from '../../../platform/db/pool.ts';

export type LinkPurpose = 'password' | 'email';

/**
 * Inserts a link; fails when the login has another address now. A change of the address waits for this transaction and
 * then invalidates the link.
 */
export async function insertLink(
  db: Db,
  link: { tokenHash: Buffer; id: string; email: string; purpose: LinkPurpose; expiresAt: Date },
): Promise<void> {
  const { tokenHash, id, email, purpose, expiresAt } = link;
  await db
    .insertInto('password_link')
    .columns(['token_hash', 'login_id', 'purpose', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('login')
        .select([
          eb.val(tokenHash).as('token_hash'),
          'id',
          eb.val(purpose).as('purpose'),
          eb.val(expiresAt).as('expires_at'),
        ])
        .where('id', '=', id)
        .where('email', '=', email)
        .forKeyShare(),
    )
    .returning('login_id')
    .executeTakeFirstOrThrow();
}

export const findOpenLink = (db: Db, tokenHash: Buffer, purpose: LinkPurpose, now: Date) =>
  db
    .selectFrom('password_link')
    .select('login_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/**
 * Marks a link as used, and returns whether it was unused before; when two requests use it at the same moment, one
 * succeeds.
 */
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

/**
 * Marks the open links of a login as used, because no older link may set a password after a new password or address was
 * set.
 */
export const closeLinks = (trx: Db, loginId: string, now: Date) =>
  trx
    .updateTable('password_link')
    .set({ used_at: now })
    .where('login_id', '=', loginId)
    .where('used_at', 'is', null)
    .execute();
