import { dayOf } from '../../../platform/clock.ts';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { emit } from '../../../platform/outbox.ts';
import type { PaymentRow } from '../domain/payment-purposes.ts';
import { paymentSuccessful, receiptIssued } from '../events.ts';
import { lockPayment, updatePayment } from '../queries/payments.queries.ts';
import { insertReceipt, receiptOf, type ShownReceipt } from '../queries/receipts.queries.ts';

export interface CashTaken {
  paymentId: string;
  /** The cash that the patient hands over, in RWF. */
  given: number;
  /** The account at whose desk the cash is taken; `membershipId` is the member who takes it. */
  deskId: string;
  membershipId: string;
}

/**
 * Marks a payment as paid in cash at a desk, and writes its receipt. The ledger books the cash when the appointment or
 * order is completed, as it does for all cash. When the payment has a receipt already, that receipt is returned. The
 * counter of the receipts is locked last, because all payments of the place wait for it.
 */
export async function takeCash(trx: Db, taken: CashTaken, now: Date): Promise<ShownReceipt> {
  const payment = await lockPayment(trx, taken.paymentId);
  // with the rights of the system, because a doctor is neither payer nor payee of a payment to a hospital, and no
  // account may read the counter
  return asSystem(async () => {
    const earlier = await receiptOf(trx, payment.id);
    if (earlier) return earlier;
    refuseOtherPayment(payment);
    if (taken.given < payment.amount) throw problem('cash_too_little');
    if (payment.status === 'CASH_DUE') await markPaid(trx, payment);
    await insertReceipt(trx, {
      placeId: payment.payee_id,
      year: Number(dayOf(now).slice(0, 4)),
      paymentId: payment.id,
      deskId: taken.deskId,
      membershipId: taken.membershipId,
      amount: payment.amount,
      given: taken.given,
      at: now,
    });
    const { id: payment_id, purpose, reference_id } = payment;
    await emit(trx, receiptIssued, { payment_id, purpose, reference_id: reference_id! });
    return (await receiptOf(trx, payment.id))!;
  });
}

/** A completed appointment or order counts as paid already, but its cash may still be taken at a desk. */
function refuseOtherPayment({ method, status }: PaymentRow): void {
  if (method !== 'CASH' || (status !== 'CASH_DUE' && status !== 'SUCCESSFUL')) throw problem('not_payable');
}

async function markPaid(trx: Db, payment: PaymentRow): Promise<void> {
  await updatePayment(trx, payment.id, { status: 'SUCCESSFUL' });
  await emit(trx, paymentSuccessful, {
    payment_id: payment.id,
    patient_id: payment.patient_id,
    purpose: payment.purpose,
    reference_id: payment.reference_id,
  });
}
