import { movableHours, refundRule } from '@ivuriro/contract/scheduling';
import type { Appointment } from '@ivuriro/contract/shapes';
import type { Role } from '@ivuriro/contract/endpoint';
import { problem } from '../../../platform/errors.ts';

export type Status = Appointment['status'];
/** An account of a type changes an appointment, or the sweeper, when nobody else did. */
export interface Changer {
  type: Role | 'sweeper';
  accountId: string | null;
}

const any: readonly Status[] = ['PENDING', 'ONGOING', 'COMPLETED', 'CANCELLED', 'MISSED'];
/** Who may set which status, and from which. Everything, except that patients only cancel and the sweeper only closes. */
const moves: Partial<Record<Changer['type'], { from: readonly Status[]; to: readonly Status[] }>> = {
  patient: { from: ['PENDING'], to: ['CANCELLED'] },
  doctor: { from: any, to: any },
  hospital: { from: any, to: any },
  admin: { from: any, to: any },
  sweeper: { from: ['PENDING', 'ONGOING'], to: ['MISSED'] },
};
/** Something is still to happen. */
export const isOpen = (status: Status): boolean => status === 'PENDING' || status === 'ONGOING';

const minute = 60_000;
/** How long before its beginning an appointment may get a status; one that is not here, at any time. */
const earliest = { ONGOING: 30 * minute, COMPLETED: 0, MISSED: 0 };

/** The last moment at which the patient may move an appointment; null when they may not any more. */
export const movableUntil = (appointment: { status: string; starts_at: Date }): Date | null =>
  appointment.status === 'PENDING' ? new Date(appointment.starts_at.getTime() - movableHours * 60 * minute) : null;

/** How long the money of a visit that the sweeper closed waits for somebody to say whether it took place. */
export const moneyRests = 48 * 60 * minute;
export const restsUntil = ({ missed_by_sweeper_at: at }: { missed_by_sweeper_at: Date | null }): Date | null =>
  at && new Date(at.getTime() + moneyRests);

export const mayHaveBegun = (appointment: { starts_at: Date }, now: Date): boolean =>
  now.getTime() >= appointment.starts_at.getTime() - earliest.ONGOING;

export function refuseMove(
  appointment: { status: string; starts_at: Date },
  to: Status,
  by: Changer['type'],
  now: Date,
): void {
  const allowed = moves[by];
  if (!allowed?.to.includes(to)) throw problem('wrong_role');
  if (!allowed.from.includes(appointment.status as Status))
    throw problem('too_late', 'The visit can no longer be cancelled by you.');
  if (by === 'patient' && now >= appointment.starts_at)
    throw problem(
      'too_late',
      'The visit has begun and can no longer be cancelled. Write to us if it did not take place.',
    );
  const before = to in earliest ? earliest[to as keyof typeof earliest] : Infinity;
  if (now.getTime() < appointment.starts_at.getTime() - before) throw problem('too_early');
}

/** The share of the price that is paid back, in per cent: when a patient cancels by the rule of the booking, else all. */
export function percentBack(
  appointment: { starts_at: Date; refund_rule: unknown },
  by: Changer['type'],
  now: Date,
): number {
  if (by !== 'patient') return 100;
  const hours = (appointment.starts_at.getTime() - now.getTime()) / (60 * minute);
  const rule = appointment.refund_rule as typeof refundRule;
  return rule.find((line) => line.until_hours_before === null || hours >= line.until_hours_before)?.percent ?? 0;
}
