import type { Db } from '../../../platform/db/pool.ts';
import { emit } from '../../../platform/outbox.ts';
import type { PaymentRow } from '../domain/payment-purposes.ts';
import { paymentSuccessful, type RefundReason } from '../events.ts';
import type { Transaction } from '../gateways/gateway.ts';
import { updatePayment } from '../queries/payments.queries.ts';
import { close, fail } from './close-payment.ts';
import { post } from './post-to-ledger.ts';
import { refundUnused } from './refund-payment.ts';

export async function capture(trx: Db, payment: PaymentRow, paid: Transaction, referenceId: string, now: Date) {
  const { amount, commission, payee_id } = payment;
  const surplus = paid.amount - amount;
  const captured = await updatePayment(trx, payment.id, {
    status: 'SUCCESSFUL',
    reference_id: referenceId,
    surplus,
    captured_at: now,
    ...seen(paid),
  });
  await emit(trx, paymentSuccessful, {
    payment_id: payment.id,
    patient_id: payment.patient_id,
    purpose: payment.purpose,
    reference_id: referenceId,
  });
  await post(
    trx,
    { event: 'capture', ownerId: payee_id, amount, commission, paymentId: payment.id, at: now },
    {
      gateway_clearing: -paid.amount,
      provider_held: amount - commission,
      platform_held: commission,
      surplus_held: surplus,
    },
  );
  return captured;
}

export async function returnAll(trx: Db, payment: PaymentRow, paid: Transaction, reason: RefundReason, now: Date) {
  // no money arrived, so there is nothing to refund
  if (paid.amount === 0) return fail(trx, payment, now);
  const closed = await close(
    trx,
    payment,
    {
      status: 'REFUND_PENDING',
      refunded: Math.min(payment.amount, paid.currency === 'RWF' ? paid.amount : 0),
      ...seen(paid),
    },
    now,
  );
  await refundUnused(trx, payment, paid, reason, now);
  return closed;
}

const seen = (paid: Transaction) => ({
  gateway_tx_id: paid.transactionId,
  verified_amount: paid.amount,
  verified_currency: paid.currency,
  check_at: null,
});

/**
 * Handles a further report about a settled payment: the same gateway transaction changes nothing, a second successful
 * one is refunded.
 */
export async function onceMore(trx: Db, payment: PaymentRow, verdict: Transaction, now: Date): Promise<PaymentRow> {
  if (verdict.status === 'successful' && verdict.amount > 0 && verdict.transactionId !== payment.gateway_tx_id)
    await refundUnused(trx, payment, verdict, 'paid_twice', now);
  return payment;
}
