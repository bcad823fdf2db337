import { type Call, Reply } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { problem } from '../../../platform/errors.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Actor } from '../../../platform/session.ts';
import { withAttached } from '../../files/index.ts';
import {
  type PendingConfirmation,
  refuseManyUnpaid,
  refuseHigherThanShown,
  type FinalCall,
  finishCall,
  lockPatientPayments,
  madeWithKey,
  openCashPayment,
  releaseOlderPayment,
} from '../../payments/index.ts';
import { type OrderKind, trades } from '../domain/order-kinds.ts';
import { createOrder } from './create-order.ts';
import { linesOf, type OrderRow, placedSince } from '../queries/orders.queries.ts';
import { lockOfferings } from './order-purpose.ts';
import { type StoredOrder, quoteOrder, readOrderForm } from '../queries/quote-order.ts';
import { unpaidOrders } from '../queries/unpaid-orders.queries.ts';

type OrderCall = Pick<
  Call<Actor<'patient'>>,
  'actor' | 'platform' | 'db' | 'now' | 'files' | 'idempotencyKey' | 'transact' | 'about'
>;

/**
 * Handles the last call of the wizard: creates an order in cash at once, and an order that is paid online when the
 * payment has succeeded. Returns the id of the order, or a 202 reply while the payment is being confirmed.
 */
export async function placeOrder(
  call: OrderCall,
  kind: OrderKind,
  body: FinalCall,
): Promise<string | Reply<PendingConfirmation>> {
  if (body.payment_method === 'CASH') return orderForCash(call, kind, body);
  // when the call names no payment, the first missing field of the form is reported, and a missing payment only when
  // the form is complete
  const finished = await finishCall(call, trades[kind].purpose, body, (fields) => refuseIncompleteForm(kind, fields));
  if (finished instanceof Reply) return finished;
  call.about({ objectId: finished.referenceId });
  return finished.referenceId;
}

function refuseIncompleteForm(kind: OrderKind, fields: object): void {
  if (!readOrderForm(kind, fields).payment_method) throw problem('validation_failed', 'Please select payment method');
}

/**
 * Creates an order in cash. Without an idempotency key, a repetition within a minute counts as a double click, and the
 * id of the first order is returned.
 */
async function orderForCash(call: OrderCall, kind: OrderKind, body: FinalCall): Promise<string> {
  const { actor, db, now, idempotencyKey, files } = call;
  const { purpose } = trades[kind];
  const made = await madeWithKey(db, actor.id, { purpose, idempotencyKey }, now);
  if (made) return made;
  const request = { patientId: actor.id, fields: body, method: 'CASH', attachments: files.length } as const;
  const quote = await quoteOrder(db, kind, request, now);
  refuseHigherThanShown(quote, body);
  const stored = quote.request as unknown as StoredOrder;
  return withAttached(call.platform, files, actor.id, (storeFiles) =>
    call.transact(async (trx) => {
      // simultaneous orders of one patient run one after the other
      await lockPatientPayments(trx, actor.id);
      await releaseOlderPayment(trx, actor.id, purpose, now);
      const lastMinute = new Date(now.getTime() - 60_000);
      const duplicate = idempotencyKey ? undefined : await findDuplicate(trx, actor.id, stored, lastMinute);
      call.about(duplicate ? { objectId: duplicate.id } : {});
      if (duplicate) return duplicate.id;
      refuseManyUnpaid(await unpaidOrders(trx, actor.id), 'orders');
      await lockOfferings(trx, stored);
      const id = newId();
      call.about({ objectId: id });
      const opening = { purpose, referenceId: id, idempotencyKey };
      const payment = await openCashPayment(trx, actor.id, quote, opening, now);
      await createOrder(trx, { id, payment, kept: stored, files: await storeFiles(trx) }, now);
      return id;
    }),
  );
}

/** Finds a pending order of the same items to the same address that was placed after `since`. */
async function findDuplicate(
  trx: Db,
  patientId: string,
  stored: StoredOrder,
  since: Date,
): Promise<OrderRow | undefined> {
  const recent = await placedSince(trx, patientId, stored.provider_id, since);
  const lines = await linesOf(
    trx,
    recent.map((order) => order.id),
  );
  return recent.find((order) =>
    isSame(stored, {
      ...order,
      lines: lines.filter((line) => line.order_id === order.id),
    }),
  );
}

const compared = ({ lines, ...order }: Pick<StoredOrder, 'lines' | (typeof samePlace)[number]>): string =>
  JSON.stringify([
    samePlace.map((field) => order[field]),
    lines.map(({ offer_id, price, quantity }) => `${offer_id} ${price} ${quantity}`).toSorted(),
  ]);
const samePlace = ['division_code', 'house_street_no', 'consultation_file_id'] as const;
const isSame = (one: Parameters<typeof compared>[0], other: Parameters<typeof compared>[0]) =>
  compared(one) === compared(other);
