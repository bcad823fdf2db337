import type { Db } from '../../../platform/db/pool.ts';
import { asSystem } from '../../../platform/db/actor-context.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/outbox.ts';
import { keep, unearn } from './earn-payment.ts';
import { type RefundReason, refundRequested } from '../events.ts';
import type { Transaction } from '../gateways/gateway.ts';
import { post } from './post-to-ledger.ts';
import { lockPayment, updatePayment } from '../queries/payments.queries.ts';
import { cancelReceipt } from '../queries/receipts.queries.ts';
import type { PaymentRow } from '../domain/payment-purposes.ts';

/**
 * Refunds a percentage of the price after a cancellation, at most once. A refund of 100 % also returns what the patient
 * paid in excess of the price. The provider earns the part that is not refunded. A payment in cash becomes void instead
 * and its receipt is cancelled, because the provider has the cash and gives all of it back.
 */
export async function refund(trx: Db, paymentId: string, percent: number, reason: string, now: Date): Promise<void> {
  await unearn(trx, paymentId, now);
  const payment = await lockPayment(trx, paymentId);
  if (payment.method === 'CASH') return voidCash(trx, payment, now);
  if (payment.status !== 'SUCCESSFUL') return;
  const back = Math.floor((payment.amount * percent) / 100);
  const commission = Math.floor((payment.commission * back) / (payment.amount || 1));
  if (back > 0) await values(trx, payment, back, commission, reason, now);
  if (back < payment.amount) await keep(trx, payment, payment.amount - back, payment.commission - commission, now);
}

async function voidCash(trx: Db, { id }: PaymentRow, now: Date): Promise<void> {
  await updatePayment(trx, id, { status: 'VOID' });
  await asSystem(() => cancelReceipt(trx, id, now));
}

async function values(trx: Db, payment: PaymentRow, back: number, commission: number, reason: string, now: Date) {
  const surplus = back === payment.amount ? payment.surplus : 0;
  const refundId = await insertRefund(trx, payment, payment.gateway_tx_id!, back + surplus, 'RWF', reason, now);
  await updatePayment(trx, payment.id, { status: 'REFUND_PENDING', refunded: back });
  await post(
    trx,
    { event: 'refund', ownerId: payment.payee_id, amount: back, commission, paymentId: payment.id, refundId, at: now },
    {
      provider_held: commission - back,
      platform_held: -commission,
      surplus_held: -surplus,
      refund_payable: back + surplus,
    },
  );
}

/**
 * Refunds money for which nothing could be booked: the full amount in its own currency, once for each gateway
 * transaction.
 */
export async function refundUnused(
  trx: Db,
  payment: PaymentRow,
  transaction: Transaction,
  reason: RefundReason,
  now: Date,
): Promise<void> {
  const { transactionId, amount, currency } = transaction;
  const refundId = await insertRefund(trx, payment, transactionId, amount, currency, reason, now);
  // the ledger counts Rwandan francs only
  if (refundId && currency === 'RWF')
    await post(
      trx,
      { event: 'receive', ownerId: null, amount, paymentId: payment.id, refundId, at: now },
      { gateway_clearing: -amount, refund_payable: amount },
    );
}

async function insertRefund(
  trx: Db,
  payment: PaymentRow,
  transactionId: string,
  amount: number,
  currency: string,
  reason: string,
  now: Date,
): Promise<string | undefined> {
  const inserted = await trx
    .insertInto('refund')
    .values({
      id: newId(),
      payment_id: payment.id,
      gateway_tx_id: transactionId,
      amount,
      currency,
      reason,
      try_at: now,
      requested_at: now,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) await emit(trx, refundRequested, { refund_id: inserted.id });
  return inserted?.id;
}
