import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { emit } from '../../../platform/outbox.ts';
import { paymentSuccessful } from '../events.ts';
import { floorBroken, post } from './post-to-ledger.ts';
import { lockPayment, updatePayment } from '../queries/payments.queries.ts';
import { hasReceipt } from '../queries/receipts.queries.ts';
import type { PaymentRow } from '../domain/payment-purposes.ts';

/**
 * Called when the appointment or order becomes COMPLETED; a repeated call changes nothing. The provider's share becomes
 * payable and the commission becomes the platform's revenue.
 */
export async function earn(trx: Db, paymentId: string, now: Date): Promise<void> {
  const payment = await lockPayment(trx, paymentId);
  if (payment.method === 'CASH') await earnCash(trx, payment, now);
  else if (payment.status === 'SUCCESSFUL' && !payment.completed_at)
    await keep(trx, payment, payment.amount, payment.commission, now);
}

/**
 * Called when the patient missed the appointment: an online payment and cash that was taken at a desk are earned
 * anyway. Cash that nobody has taken is not earned, because nothing was paid.
 */
export async function earnMissed(trx: Db, paymentId: string, now: Date): Promise<void> {
  const { method } = await lockPayment(trx, paymentId);
  const isPaid = method !== 'CASH' || (await hasReceipt(trx, paymentId));
  await (isPaid ? earn : unearn)(trx, paymentId, now);
}

/** Books the rest of a payment as earned: the whole amount, or the amount that a partial refund left. */
export async function keep(trx: Db, payment: PaymentRow, earned: number, commission: number, now: Date): Promise<void> {
  await updatePayment(trx, payment.id, { completed_at: now });
  await post(
    trx,
    { event: 'earn', ownerId: payment.payee_id, amount: earned, commission, paymentId: payment.id, at: now },
    {
      provider_held: commission - earned,
      provider_payable: earned - commission,
      platform_held: -commission,
      platform_revenue: commission,
    },
  );
}

// The provider received the whole price in cash and owes the platform its commission.
async function earnCash(trx: Db, payment: PaymentRow, now: Date): Promise<void> {
  if (payment.completed_at) return;
  const isTaken = payment.status === 'SUCCESSFUL';
  await updatePayment(trx, payment.id, { status: 'SUCCESSFUL', captured_at: now, completed_at: now });
  await post(trx, cashPosting('cash_earn', payment, now), {
    provider_receivable: -payment.commission,
    platform_revenue: payment.commission,
  });
  // cash that was taken at a desk was already reported when it was taken
  if (isTaken) return;
  await emit(trx, paymentSuccessful, {
    payment_id: payment.id,
    patient_id: payment.patient_id,
    purpose: payment.purpose,
    reference_id: payment.reference_id,
  });
}

const cashPosting = (event: 'cash_earn' | 'cash_unearn', payment: PaymentRow, at: Date) => ({
  event,
  ownerId: payment.payee_id,
  amount: payment.amount,
  commission: payment.commission,
  paymentId: payment.id,
  at,
});

/**
 * Reverses the earning when an appointment or order is no longer COMPLETED. 409 when the money was already paid out to
 * the provider.
 */
export async function unearn(trx: Db, paymentId: string, now: Date): Promise<void> {
  const payment = await lockPayment(trx, paymentId);
  if (payment.status !== 'SUCCESSFUL' || !payment.completed_at) return;
  if (payment.method === 'CASH') return unearnCash(trx, payment, now);
  const { amount, commission } = payment;
  await updatePayment(trx, payment.id, { completed_at: null });
  try {
    await post(
      trx,
      { event: 'unearn', ownerId: payment.payee_id, amount, commission, paymentId: payment.id, at: now },
      {
        provider_held: amount - commission,
        provider_payable: commission - amount,
        platform_held: commission,
        platform_revenue: -commission,
      },
    );
  } catch (error) {
    throw floorBroken(error) ? problem('already_paid_out') : error;
  }
}

async function unearnCash(trx: Db, payment: PaymentRow, now: Date): Promise<void> {
  const status = (await hasReceipt(trx, payment.id)) ? 'SUCCESSFUL' : 'CASH_DUE';
  await updatePayment(trx, payment.id, { status, captured_at: null, completed_at: null });
  await post(trx, cashPosting('cash_unearn', payment, now), {
    provider_receivable: payment.commission,
    platform_revenue: -payment.commission,
  });
}
