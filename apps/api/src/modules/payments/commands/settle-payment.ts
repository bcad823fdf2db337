import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { transact } from '../../../platform/db/transact.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stayOpen } from '../../identity/index.ts';
import { type RefundReason, paymentSuccessful } from '../events.ts';
import type { Transaction, Verdict } from '../gateways/gateway.ts';
import { isDeadLetter, recordDeadLetter, tryLater } from './retry-confirmation.ts';
import { gatewayOf } from '../gateways/gateways.ts';
import { post } from './post-to-ledger.ts';
import { lockPatient, lockPayment, paymentByTransaction, updatePayment } from '../queries/payments.queries.ts';
import type { PaymentRow } from '../domain/payment-purposes.ts';
import { purposeOf } from '../ports.ts';
import {
  afterExpiry,
  askedForADay,
  firstQuestion,
  holding,
  isStored,
  mayStillArrive,
} from '../domain/payment-states.ts';
import { refundUnused } from './refund-payment.ts';
import { readable } from '../domain/gateway-verdict.ts';

/**
 * Brings a payment to the state that the gateway reports. Browser, webhook and sweeper all call this, in any order and
 * any number of times. The gateway is asked first; everything else is one transaction under the lock of the payment.
 * When that transaction fails although money arrived, a second one schedules the next attempt or refunds the money.
 */
export async function settle(platform: Platform, payment: PaymentRow, known?: Verdict): Promise<PaymentRow> {
  if (!known && !mayStillArrive(payment)) return payment;
  const verdict = readable(known ?? (await gatewayOf(platform, payment.gateway).verify({ txRef: payment.tx_ref })));
  const locked = (change: (trx: Db, row: PaymentRow) => Promise<PaymentRow>) =>
    asSystem(() =>
      transact(platform.db, async (trx) => {
        await lockPatient(trx, payment.patient_id);
        return change(trx, await lockPayment(trx, payment.id));
      }),
    );
  try {
    return await locked((trx, row) => bring(trx, row, verdict, platform.now()));
  } catch (error) {
    if (typeof verdict === 'string' || verdict.status !== 'successful') throw error;
    platform.log.error({ err: error, payment: payment.id }, 'money arrived, and what it paid for could not be made');
    return locked((trx, row) => afterFailure(trx, row, verdict, error, platform.now()));
  }
}

async function afterFailure(trx: Db, payment: PaymentRow, paid: Transaction, error: unknown, now: Date) {
  if (!mayStillArrive(payment)) return payment;
  if (!isDeadLetter(payment, error)) return tryLater(trx, payment, now);
  await recordDeadLetter(trx, payment);
  return returnAll(trx, payment, paid, 'booking_lost', now);
}

async function bring(trx: Db, payment: PaymentRow, verdict: Verdict, now: Date): Promise<PaymentRow> {
  if (verdict === 'unknown') return holdIsOver(payment, now) ? expire(trx, payment, now) : rest(trx, payment);
  // the answer is about another payment, so nothing follows from it
  if (verdict === 'unreachable' || verdict.txRef !== payment.tx_ref)
    return payment.status === 'INITIATED' ? beginAsking(trx, payment, now) : payment;
  if (!mayStillArrive(payment)) return onceMore(trx, payment, verdict, now);
  if (verdict.status === 'pending') return wait(trx, payment, now);
  const owner = await paymentByTransaction(trx, payment.gateway!, verdict.transactionId);
  if (verdict.status === 'failed' || owner) return fail(trx, payment, now);
  if (verdict.currency !== 'RWF' || verdict.amount < payment.amount)
    return returnAll(trx, payment, verdict, 'payment_insufficient', now);
  // nothing is booked for a patient who was deleted, or when the request was erased
  const confirmed =
    isStored(payment) && (await stayOpen(trx, [payment.patient_id]))
      ? await purposeOf(payment.purpose).confirm(trx, payment, now)
      : null;
  return confirmed
    ? capture(trx, payment, verdict, confirmed.referenceId, now)
    : returnAll(trx, payment, verdict, 'booking_lost', now);
}

const holdIsOver = (payment: PaymentRow, now: Date) =>
  holding(payment) && payment.hold_expires_at !== null && payment.hold_expires_at <= now;

/** Expires a payment that nobody paid in time. The sweeper still looks for money that comes later. */
export const expire = (trx: Db, payment: PaymentRow, now: Date): Promise<PaymentRow> =>
  close(trx, payment, { status: 'EXPIRED', ...afterExpiry(now) }, now);

// The attempt failed, but the patient may try another card in the same checkout, so the sweeper goes on asking the
// gateway.
const fail = async (trx: Db, payment: PaymentRow, now: Date): Promise<PaymentRow> =>
  holding(payment) ? close(trx, payment, { status: 'FAILED', ...afterExpiry(now) }, now) : rest(trx, payment);

async function close(
  trx: Db,
  payment: PaymentRow,
  change: Parameters<typeof updatePayment>[2],
  now: Date,
): Promise<PaymentRow> {
  if (holding(payment)) await purposeOf(payment.purpose).release(trx, payment, now);
  return updatePayment(trx, payment.id, change);
}

/** The gateway is undecided: the hold lasts for a day, while the sweeper goes on asking the gateway. */
async function wait(trx: Db, payment: PaymentRow, now: Date): Promise<PaymentRow> {
  if (!askedForADay(payment)) return payment.status === 'VERIFYING' ? payment : beginAsking(trx, payment, now);
  return holding(payment) ? close(trx, payment, { status: 'EXPIRED', check_at: null }, now) : rest(trx, payment);
}

const beginAsking = (trx: Db, payment: PaymentRow, now: Date): Promise<PaymentRow> =>
  updatePayment(trx, payment.id, { status: 'VERIFYING', ...firstQuestion(now) });

/**
 * The gateway has seen no money. After a day of such answers the sweeper stops asking; a webhook is still processed.
 */
const rest = async (trx: Db, payment: PaymentRow): Promise<PaymentRow> =>
  payment.check_at && !holding(payment) && askedForADay(payment)
    ? updatePayment(trx, payment.id, { check_at: null })
    : payment;

async function capture(trx: Db, payment: PaymentRow, paid: Transaction, referenceId: string, now: Date) {
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

async function returnAll(trx: Db, payment: PaymentRow, paid: Transaction, reason: RefundReason, now: Date) {
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

/** For a payment that is already settled: the same report changes nothing, a second transaction is refunded. */
async function onceMore(trx: Db, payment: PaymentRow, verdict: Transaction, now: Date): Promise<PaymentRow> {
  if (verdict.status === 'successful' && verdict.amount > 0 && verdict.transactionId !== payment.gateway_tx_id)
    await refundUnused(trx, payment, verdict, 'paid_twice', now);
  return payment;
}
