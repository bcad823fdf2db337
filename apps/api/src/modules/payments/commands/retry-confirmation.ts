import { isRetryable, isUnavailable } from '../../../platform/errors.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { auditLine, writeAudit } from '../../../platform/http/audit.ts';
import { newId } from '../../../platform/ids.ts';
import { updatePayment } from '../queries/payments.queries.ts';
import type { PaymentRow } from '../domain/payment-purposes.ts';
import { askAgainAfter } from '../domain/payment-states.ts';

/**
 * The number of failed bookings after which the money is refunded. A bug fails again at the next attempt, so three are
 * enough. An unreachable database or a conflict between transactions passes, so the booking is retried for a day, at
 * the same intervals at which an undecided gateway is asked.
 */
const mostFailures = (error: unknown): number =>
  isUnavailable(error) || isRetryable(error) ? askAgainAfter.length : 3;

/** Whether the booking behind a payment has failed for the last time, so that the money is refunded. */
export const isDeadLetter = (payment: PaymentRow, error: unknown): boolean =>
  payment.confirm_failures + 1 >= mostFailures(error);

/**
 * Schedules the next attempt after 5 s, 15 s and so on; until then the patient reads that the payment is being
 * confirmed.
 */
export const tryLater = (trx: Db, { id, confirm_failures }: PaymentRow, now: Date): Promise<PaymentRow> =>
  updatePayment(trx, id, {
    status: 'VERIFYING',
    confirm_failures: confirm_failures + 1,
    check_at: new Date(now.getTime() + askAgainAfter[confirm_failures]! * 1_000),
  });

/**
 * Records in the audit log, for the administrators, that money arrived, that the booking failed, and that the money is
 * refunded.
 */
export const recordDeadLetter = (trx: Db, { id, patient_id }: PaymentRow): Promise<void> =>
  writeAudit(trx, {
    ...auditLine(null, 'payment.not_confirmed', 'payment', newId()),
    object_id: id,
    patient_id,
    outcome: 'refunded',
  });
