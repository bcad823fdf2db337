import type { Db } from '../../platform/db/pool.ts';
import { Problem } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { attachmentsOf, type Purpose } from '../payments/index.ts';
import { demandGoods } from './goods.ts';
import type { OrderKind } from './kinds.ts';
import { makeOrder } from './making.ts';
import { type KeptOrder, keptIn, quoteOrder } from './request.ts';

/** How payments sells for a laboratory or a pharmacy. Nothing is reserved meanwhile: stock is only yes or no. */
export const orderPurpose = (kind: OrderKind): Purpose => ({
  quote: (db, asked, now) => quoteOrder(db, kind, asked, now),

  hold: async (trx, payment) => {
    await demandAgain(trx, keptIn(payment));
  },

  confirm: async (trx, payment, now) => {
    const kept = keptIn(payment);
    if (!(await stillSold(trx, kept))) return null;
    const id = newId();
    const files = await attachmentsOf(trx, payment.id);
    await makeOrder(trx, { id, payment, kept, files }, now);
    return { referenceId: id };
  },

  release: async () => {},
});

export const demandAgain = (trx: Db, { kind, provider_id, lines }: KeptOrder) =>
  demandGoods(
    trx,
    kind,
    provider_id,
    lines.map((line) => line.offer_id),
  );

async function stillSold(trx: Db, kept: KeptOrder): Promise<boolean> {
  try {
    await demandAgain(trx, kept);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
