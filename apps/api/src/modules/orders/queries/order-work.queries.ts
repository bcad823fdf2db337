import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { OrderWork as OrderWorkTable } from '../../../platform/db/types.ts';

export type OrderWork = Selectable<OrderWorkTable>;

/** The work on an order; undefined before the first step. The row of the order is locked before the work is changed. */
export const findWork = (db: Db, orderId: string): Promise<OrderWork | undefined> =>
  db.selectFrom('order_work').selectAll().where('order_id', '=', orderId).executeTakeFirst();

export async function insertWork(trx: Db, row: Insertable<OrderWorkTable>): Promise<void> {
  await trx.insertInto('order_work').values(row).execute();
}

export async function updateWork(trx: Db, orderId: string, change: Updateable<OrderWorkTable>): Promise<void> {
  await trx.updateTable('order_work').set(change).where('order_id', '=', orderId).execute();
}

/**
 * Removes the hand-over from an order that is no longer completed. The order stays ready and keeps its pick-up code.
 */
export const takeBackHandOver = (trx: Db, orderId: string): Promise<void> =>
  updateWork(trx, orderId, { handed_over_at: null, handed_over_by: null, without_code: null });

/** The pick-up code of an order that is ready and still pending; null for any other. */
export async function pickupCodeOf(db: Db, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('order_work as work')
    .innerJoin('medical_order as o', 'o.id', 'work.order_id')
    .select('work.pickup_code')
    .where('o.id', '=', orderId)
    .where('o.status', '=', 'PENDING')
    .where('work.ready_at', 'is not', null)
    .executeTakeFirst();
  return row?.pickup_code ?? null;
}
