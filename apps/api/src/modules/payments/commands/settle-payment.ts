import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stayOpen } from '../../identity/index.ts';
import type { Transaction, Verdict } from '../gateways/gateway.ts';
import { isDeadLetter, recordDeadLetter, tryLater } from './retry-confirmation.ts';
import { gatewayOf } from '../gateways/gateways.ts';
import { lockPatientPayments, lockPayment, paymentByTransaction } from '../queries/payments.queries.ts';
import type { PaymentRow } from '../domain/payment-purposes.ts';
import { purposeOf } from '../ports.ts';
import { isStored, mayStillArrive } from '../domain/payment-states.ts';
import { readable } from '../domain/gateway-verdict.ts';
import { holdIsOver, expire, rest, beginAsking, wait, fail } from './close-payment.ts';
import { returnAll, onceMore, capture } from './capture-payment.ts';

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
        await lockPatientPayments(trx, payment.patient_id);
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
  // an answer of the gateway about another payment is treated like no answer
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
