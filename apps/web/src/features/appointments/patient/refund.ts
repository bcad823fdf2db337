import type { Appointment } from '@ivuriro/contract';
import { startOf } from '../../../domain/appointments/appointment-times.ts';

export type Refund = {
  /** The refund in francs when the appointment is cancelled now. */
  amount: number;
  /**
   * The moment until which `amount` is refunded; after it the refund is `later`. Null when the refund no longer
   * changes.
   */
  until: Date | null;
  later: number;
};

const HOUR = 3_600_000;

/**
 * Applies the refund rule that is stored with the booking: the first line of the rule whose deadline has not passed
 * applies.
 */
export function refundOf(appointment: Appointment, now: Date): Refund {
  const { amount_paid, payment_status } = appointment.payment;
  const paid = payment_status === 'SUCCESSFUL' ? amount_paid : 0;
  const share = (percent: number) => Math.floor((paid * percent) / 100);
  const start = startOf(appointment).getTime();
  const limitOf = (hours: number | null) => (hours === null ? Infinity : start - hours * HOUR);
  const at = appointment.refund_rule.findIndex((line) => now.getTime() <= limitOf(line.until_hours_before));
  const line = appointment.refund_rule[at];
  if (!line) return { amount: 0, until: null, later: 0 };
  const next = appointment.refund_rule[at + 1];
  return {
    amount: share(line.percent),
    until: line.until_hours_before === null ? null : new Date(limitOf(line.until_hours_before)),
    later: share(next?.percent ?? 0),
  };
}
