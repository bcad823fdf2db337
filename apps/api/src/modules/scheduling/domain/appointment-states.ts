import { movableHours, refundRule } from '@ivuriro/contract/scheduling';
import type { Appointment } from '@ivuriro/contract/appointment-shapes';
import type { Role } from '@ivuriro/contract/endpoint';
import { problem } from '../../../platform/errors.ts';

export type Status = Appointment['status'];
/** The account that changes an appointment, or the sweeper, which closes appointments that nobody closed. */
export interface Changer {
  type: Role | 'sweeper';
  accountId: string | null;
}

const any: readonly Status[] = ['PENDING', 'ONGOING', 'COMPLETED', 'CANCELLED', 'MISSED'];
/**
 * The statuses that each kind of account may set, and from which statuses. Providers and administrators may set every
 * status; patients only cancel, and the sweeper only closes.
 */
const moves: Partial<Record<Changer['type'], { from: readonly Status[]; to: readonly Status[] }>> = {
  patient: { from: ['PENDING'], to: ['CANCELLED'] },
  doctor: { from: any, to: any },
  hospital: { from: any, to: any },
  admin: { from: any, to: any },
  sweeper: { from: ['PENDING', 'ONGOING'], to: ['MISSED'] },
};
/** Whether the appointment is neither completed nor missed nor cancelled. */
export const isOpen = (status: Status): boolean => status === 'PENDING' || status === 'ONGOING';

/**
 * Whether the cash for an appointment can be taken: the appointment is neither cancelled nor missed. A completed one
 * may be paid later.
 */
export const isPaidInPerson = ({ status }: { status: string }): boolean =>
  isOpen(status as Status) || status === 'COMPLETED';

const minute = 60_000;
/**
 * How many milliseconds before the beginning of an appointment a status may be set at the earliest; a status that is
 * not listed may be set at any time.
 */
const earliest = { ONGOING: 30 * minute, COMPLETED: 0, MISSED: 0 };

/** The last moment at which the patient may move an appointment; null when the appointment is not pending any more. */
export const movableUntil = (appointment: { status: string; starts_at: Date }): Date | null =>
  appointment.status === 'PENDING' ? new Date(appointment.starts_at.getTime() - movableHours * 60 * minute) : null;

/** An account that moves an appointment, or the patient by the link that they got because the doctor is away. */
export type Mover = Role | 'link';

/**
 * Refuses a move that comes too late. Patients may move an appointment until some hours before it begins, everybody
 * else until it begins. A link works longer, because the doctor is away at the time of the appointment.
 */
export function refuseLateMove(appointment: { status: string; starts_at: Date }, by: Mover, now: Date): void {
  const limit = movableUntil(appointment);
  if (!limit) throw problem('too_late', 'This visit can no longer be moved.');
  if (by === 'link') return;
  if (by !== 'patient' && now >= appointment.starts_at)
    throw problem('too_late', 'The visit has begun and can no longer be moved.');
  if (by === 'patient' && now > limit)
    throw problem('too_late', `A visit can be moved until ${movableHours} hours before it begins.`);
}

/**
 * The refund rule of an appointment that somebody other than the patient has moved: the patient may cancel without
 * cost.
 */
export const freeOfCharge: typeof refundRule = [{ until_hours_before: null, percent: 100 }];

/**
 * How long the money of an appointment that the sweeper closed as missed waits for somebody to say whether the
 * appointment took place.
 */
export const moneyRests = 48 * 60 * minute;
export const restsUntil = ({ missed_by_sweeper_at: at }: { missed_by_sweeper_at: Date | null }): Date | null =>
  at && new Date(at.getTime() + moneyRests);

export const mayHaveBegun = (appointment: { starts_at: Date }, now: Date): boolean =>
  now.getTime() >= appointment.starts_at.getTime() - earliest.ONGOING;

/** `isHere`: whether the patient has arrived for the appointment, on its day. */
export function refuseMove(
  appointment: { status: string; starts_at: Date },
  to: Status,
  by: Changer['type'],
  { now, isHere }: { now: Date; isHere: boolean },
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
  // a patient who is here may come in at any time of the day; the end, which earns the money, keeps its limit
  if (to === 'ONGOING' && isHere) return;
  const before = to in earliest ? earliest[to as keyof typeof earliest] : Infinity;
  if (now.getTime() < appointment.starts_at.getTime() - before) throw problem('too_early');
}

/**
 * The percentage of the price that is refunded: by the cancellation rule of the booking when the patient cancels, else
 * 100.
 */
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
