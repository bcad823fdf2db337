import type { Db } from '../../../platform/db/pool.ts';
import type { PaymentRow } from '../domain/payment-purposes.ts';
import { afterExpiry, askedForADay, firstQuestion, holding } from '../domain/payment-states.ts';
import { purposeOf } from '../ports.ts';
import { updatePayment } from '../queries/payments.queries.ts';

export const holdIsOver = (payment: PaymentRow, now: Date) =>
  holding(payment) && payment.hold_expires_at !== null && payment.hold_expires_at <= now;

/** Expires a payment that nobody paid in time. The sweeper still asks the gateway for money that arrives later. */
export const expire = (trx: Db, payment: PaymentRow, now: Date): Promise<PaymentRow> =>
  close(trx, payment, { status: 'EXPIRED', ...afterExpiry(now) }, now);

// The attempt failed, but the patient may try another card in the same checkout, so the sweeper continues to query the
// gateway.
export const fail = async (trx: Db, payment: PaymentRow, now: Date): Promise<PaymentRow> =>
  holding(payment) ? close(trx, payment, { status: 'FAILED', ...afterExpiry(now) }, now) : rest(trx, payment);

export async function close(
  trx: Db,
  payment: PaymentRow,
  change: Parameters<typeof updatePayment>[2],
  now: Date,
): Promise<PaymentRow> {
  if (holding(payment)) await purposeOf(payment.purpose).release(trx, payment, now);
  return updatePayment(trx, payment.id, change);
}

/** The gateway has not decided yet: the slot stays held for a day, while the sweeper continues to query the gateway. */
export async function wait(trx: Db, payment: PaymentRow, now: Date): Promise<PaymentRow> {
  if (!askedForADay(payment)) return payment.status === 'VERIFYING' ? payment : beginAsking(trx, payment, now);
  return holding(payment) ? close(trx, payment, { status: 'EXPIRED', check_at: null }, now) : rest(trx, payment);
}

export const beginAsking = (trx: Db, payment: PaymentRow, now: Date): Promise<PaymentRow> =>
  updatePayment(trx, payment.id, { status: 'VERIFYING', ...firstQuestion(now) });

/**
 * The gateway reports that no money arrived. After a day of such answers the sweeper stops asking; a webhook is still
 * processed.
 */
export const rest = async (trx: Db, payment: PaymentRow): Promise<PaymentRow> =>
  payment.check_at && !holding(payment) && askedForADay(payment)
    ? updatePayment(trx, payment.id, { check_at: null })
    : payment;
