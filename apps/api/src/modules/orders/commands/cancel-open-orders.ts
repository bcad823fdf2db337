import { asSystem } from '../../../platform/db/actor-context.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeOrder } from './change-order.ts';

const openOf = (db: Db, providerId: string) =>
  db.selectFrom('medical_order').where('provider_id', '=', providerId).where('status', '=', 'PENDING');

/** Counts a provider's orders that are neither completed nor cancelled, to be shown before the provider is deleted. */
export async function openOrders(db: Db, providerId: string): Promise<number> {
  const { orders } = await asSystem(() =>
    openOf(db, providerId)
      .select((eb) => eb.fn.countAll<number>().as('orders'))
      .executeTakeFirstOrThrow(),
  );
  return orders;
}

/**
 * Cancels the open orders of a deleted provider, in the name of the account that deleted the provider, each in its own
 * transaction. No order is missed: ordering locks the provider, so an order is either placed before the deletion or
 * refused after it.
 */
export async function cancelOpen(deleted: { provider_id: string; by: string }, { db, now }: Platform): Promise<void> {
  const rows = await openOf(db, deleted.provider_id).select('id').orderBy('created_at').orderBy('id').execute();
  const by = { type: 'admin', accountId: deleted.by } as const;
  for (const { id } of rows) await transact(db, (trx) => changeOrder(trx, id, { to: 'CANCELLED', by }, now()));
}
