import type { Db } from '../../../platform/db/pool.ts';
import { newId } from '../../../platform/ids.ts';

export const blockedBy = (db: Db, accountId: string) =>
  db
    .selectFrom('blocked_sender')
    .select(['id', 'sender_id', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export async function findBlock(db: Db, accountId: string, senderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('blocked_sender')
    .select('id')
    .where('account_id', '=', accountId)
    .where('sender_id', '=', senderId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns those of the accounts that have blocked the sender. */
export async function whoBlocked(db: Db, senderId: string, among: string[]): Promise<string[]> {
  if (among.length === 0) return [];
  const rows = await db
    .selectFrom('blocked_sender')
    .select('account_id')
    .where('sender_id', '=', senderId)
    .where('account_id', 'in', among)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

export async function insertBlock(trx: Db, accountId: string, senderId: string, at: Date): Promise<void> {
  await trx
    .insertInto('blocked_sender')
    .values({ id: newId(), account_id: accountId, sender_id: senderId, created_at: at })
    .onConflict((on) => on.columns(['account_id', 'sender_id']).doNothing())
    .execute();
}

export async function deleteBlock(trx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('blocked_sender').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the blocks that an erased account has made, and the blocks that others have made against it. */
export const deleteBlocksOf = (trx: Db, accountId: string) =>
  trx
    .deleteFrom('blocked_sender')
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('sender_id', '=', accountId)]))
    .execute();
