import { isRetryable, isUnavailable } from '../../../platform/errors.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { auditLine, writeAudit } from '../../../platform/http/audit.ts';
import { newId } from '../../../platform/ids.ts';
import { updatePayment } from '../queries/payments.queries.ts';
import type { PaymentRow } from '../domain/payment-purposes.ts';
import { askAgainAfter } from '../domain/payment-states.ts';

/**
 * After so many failures the money goes back. A fault of ours is there again the next time; a database that is away or a
 * conflict between transactions passes, and is waited for as long as the gateway would be asked, a day.
 */
const mostFailures = (error: unknown): number =>
  isUnavailable(error) || isRetryable(error) ? askAgainAfter.length : 3;

/** Whether making what was paid for is not tried again. */
export const isDeadLetter = (payment: PaymentRow, error: unknown): boolean =>
  payment.confirm_failures + 1 >= mostFailures(error);

/** The sweeper tries again after 5 s, 15 s and so on; until then the patient hears that the payment is being confirmed. */
export const tryLater = (trx: Db, { id, confirm_failures }: PaymentRow, now: Date): Promise<PaymentRow> =>
  updatePayment(trx, id, {
    status: 'VERIFYING',
    confirm_failures: confirm_failures + 1,
    check_at: new Date(now.getTime() + askAgainAfter[confirm_failures]! * 1_000),
  });

/** For the administrators: money arrived, what it was for could not be made, and it goes back. */
export const recordDeadLetter = (trx: Db, { id, patient_id }: PaymentRow): Promise<void> =>
  writeAudit(trx, {
    ...auditLine(null, 'payment.not_confirmed', 'payment', newId()),
    object_id: id,
    patient_id,
    outcome: 'refunded',
  });
