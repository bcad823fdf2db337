import { dayOf } from '../../../platform/clock.ts';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { emit } from '../../../platform/outbox.ts';
import type { PaymentRow } from '../domain/payment-purposes.ts';
import { paymentSuccessful } from '../events.ts';
import { lockPayment, updatePayment } from '../queries/payments.queries.ts';
import { insertReceipt, receiptOf, type ShownReceipt } from '../queries/receipts.queries.ts';

export interface CashTaken {
  paymentId: string;
  /** The cash that the patient hands over, in RWF. */
  given: number;
  /** The account at whose desk it is taken, and the member who takes it. */
  deskId: string;
  membershipId: string;
}

/**
 * Books cash that was taken at a desk, and writes its receipt. The ledger books it when the appointment or order is
 * completed, as any cash. A payment that has a receipt keeps it. The counter of the receipts is locked last, because
 * all payments of the place wait for it.
 */
export async function takeCash(trx: Db, taken: CashTaken, now: Date): Promise<ShownReceipt> {
  const payment = await lockPayment(trx, taken.paymentId);
  // a doctor is neither payer nor payee of a payment to a hospital, and no account reads the counter
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
    return (await receiptOf(trx, payment.id))!;
  });
}

/** A completed visit or order counts as paid already; its cash may still be taken at the desk. */
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
