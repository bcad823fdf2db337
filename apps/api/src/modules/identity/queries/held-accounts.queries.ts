import { problem } from '../../../platform/errors.ts';
import type { Db } from '../../../platform/db/pool.ts';

/** How many of these accounts are open; nobody closes or erases them until this transaction ends. */
async function holdOpen(trx: Db, ids: readonly string[]): Promise<number> {
  const open = await trx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return open.length;
}

/** Whether all of these accounts are open. They stay so until this transaction ends. */
export const stayOpen = async (trx: Db, ids: readonly string[]): Promise<boolean> =>
  ids.length === 0 || (await holdOpen(trx, ids)) === new Set(ids).size;

/** Before something is written for a patient: 409 if they have left. Their account stays open until this transaction ends. */
export async function demandPatient(trx: Db, id: string, sentence: string): Promise<void> {
  if (!(await stayOpen(trx, [id]))) throw problem('conflict', sentence);
}

/**
 * Before an account is closed or erased, and before anything of it is read for that: waits for what is being written by
 * it and for it, and makes what comes later wait for this transaction.
 */
export const lockAccount = (trx: Db, id: string) =>
  trx.selectFrom('account').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
