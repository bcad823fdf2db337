import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { lockPayment, paymentOfKey, updatePayment, writePayment } from '../queries/payments.queries.ts';
import type { PaymentRow, PurposeName, Quote } from '../domain/payment-purposes.ts';

export interface CashOpening {
  purpose: PurposeName;
  /**
   * The id of the appointment or order that the same transaction creates; files uploaded with the request belong to it.
   */
  referenceId: string;
  idempotencyKey?: string | undefined;
}

/**
 * The appointment or order that an earlier call with the same idempotency key made. `key_reused` when the key belongs
 * to another purchase.
 */
export async function madeWithKey(
  db: Db,
  patientId: string,
  { purpose, idempotencyKey }: Pick<CashOpening, 'purpose' | 'idempotencyKey'>,
  now: Date,
): Promise<string | undefined> {
  const payment = idempotencyKey && (await paymentOfKey(db, patientId, idempotencyKey, now));
  if (!payment) return undefined;
  if (payment.purpose !== purpose || !payment.reference_id) throw problem('key_reused');
  return payment.reference_id;
}

/**
 * Opens a payment in cash, which the patient pays to the provider directly. The payment is due until the appointment or
 * order is COMPLETED, and void when the appointment or order is cancelled. The insert is pipelined with the
 * transaction's next statement.
 */
export async function openCashPayment(
  trx: Db,
  patientId: string,
  quote: Quote,
  { purpose, referenceId, idempotencyKey }: CashOpening,
  now: Date,
): Promise<Pick<PaymentRow, 'id' | 'patient_id'>> {
  const payment = {
    id: newId(),
    purpose,
    method: 'CASH',
    status: 'CASH_DUE',
    reference_id: referenceId,
    idempotency_key: idempotencyKey ?? null,
    created_at: now,
  };
  await writePayment(trx, patientId, quote, payment);
  return { id: payment.id, patient_id: patientId };
}

/** Makes the cash of an appointment or order due again when its cancellation is reversed. */
export async function cashDueAgain(trx: Db, paymentId: string): Promise<void> {
  const payment = await lockPayment(trx, paymentId);
  if (payment.status === 'VOID') await updatePayment(trx, paymentId, { status: 'CASH_DUE' });
}

/** Whether this is a payment in cash that is due and for which nobody has taken the cash. */
export const isDueInCash = ({ method, status }: Pick<PaymentRow, 'method' | 'status'>): boolean =>
  method === 'CASH' && status === 'CASH_DUE';

/** Makes a payment in cash void because the amount was paid online instead; false when the cash is no longer due. */
export async function voidDueCash(trx: Db, paymentId: string): Promise<boolean> {
  if (!isDueInCash(await lockPayment(trx, paymentId))) return false;
  await updatePayment(trx, paymentId, { status: 'VOID' });
  return true;
}

/**
 * The largest number of unpaid cash appointments of one patient, and also of their unpaid cash orders. `unknown`
 * applies to a patient without a confirmed e-mail address or phone number and without a completed appointment or order,
 * respectively.
 */
const mostUnpaid = { known: 5, unknown: 2 };

const more = { appointments: 'book', orders: 'order' };

/** 409 `too_many_unpaid` when a patient who pays in cash has reached the limit. */
export function refuseManyUnpaid({ unpaid, known }: { unpaid: number; known: boolean }, what: keyof typeof more): void {
  const most = mostUnpaid[known ? 'known' : 'unknown'];
  if (unpaid < most) return;
  const ways = known
    ? 'Cancel one, or pay for this one now.'
    : `Cancel one, pay for this one now, or confirm your e-mail address in your profile to ${more[what]} more.`;
  throw problem('too_many_unpaid', `You have ${most} ${what} that are not paid yet. ${ways}`);
}
