import type { Db } from '../../../platform/db/pool.ts';
import { Problem } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { attachmentsOf, type Purpose } from '../../payments/index.ts';
import { orderableOfferings } from '../queries/orderable-offerings.ts';
import type { OrderKind } from '../domain/order-kinds.ts';
import { createOrder } from './create-order.ts';
import { type StoredOrder, storedOrder, quoteOrder } from '../queries/quote-order.ts';

/**
 * How an order of tests or drugs is quoted, and how it is created after its payment. Nothing is held meanwhile, because
 * offerings are only in stock or not: there is no number of items to reserve.
 */
export const orderPurpose = (kind: OrderKind): Purpose => ({
  quote: (db, request, now) => quoteOrder(db, kind, request, now),

  hold: async (trx, payment) => {
    await lockOfferings(trx, storedOrder(payment));
  },

  confirm: async (trx, payment, now) => {
    const stored = storedOrder(payment);
    if (!(await stillSold(trx, stored))) return null;
    const id = newId();
    const files = await attachmentsOf(trx, payment.id);
    await createOrder(trx, { id, payment, kept: stored, files }, now);
    return { referenceId: id };
  },

  release: async () => {},
});

/**
 * Locks the offerings of an order, so that they do not change until the transaction ends; throws when one can no longer
 * be ordered.
 */
export const lockOfferings = (trx: Db, { kind, provider_id, lines }: StoredOrder) =>
  orderableOfferings(
    trx,
    kind,
    provider_id,
    lines.map((line) => line.offer_id),
    { lock: true },
  );

async function stillSold(trx: Db, stored: StoredOrder): Promise<boolean> {
  try {
    await lockOfferings(trx, stored);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
