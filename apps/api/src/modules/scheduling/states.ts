import { movableHours, refundRule } from '@ivuriro/contract/scheduling';
import type { Appointment } from '@ivuriro/contract/shapes';
import type { Role } from '@ivuriro/contract/endpoint';
import { problem } from '../../platform/errors.ts';

export type Status = Appointment['status'];
/** Who changes a visit: an account of a type, or the sweeper, when nobody else did. */
export interface Changer {
  type: Role | 'sweeper';
  accountId: string | null;
}

const any: readonly Status[] = ['PENDING', 'ONGOING', 'COMPLETED', 'CANCELLED', 'MISSED'];
/** Who may set what, from where. Any to any, save for the patient, who only cancels, and the sweeper, who only closes. */
const moves: Partial<Record<Changer['type'], { from: readonly Status[]; to: readonly Status[] }>> = {
  patient: { from: ['PENDING'], to: ['CANCELLED'] },
  doctor: { from: any, to: any },
  hospital: { from: any, to: any },
  admin: { from: any, to: any },
  sweeper: { from: ['PENDING', 'ONGOING'], to: ['MISSED'] },
};
const minute = 60_000;
/** How long before the visit begins a status may be set; what is not here may be set at any time. */
const earliest = { ONGOING: 30 * minute, COMPLETED: 0, MISSED: 0 };

/** The last moment at which the patient may put a visit to another time. */
export const movableUntil = (visit: { status: string; starts_at: Date }): Date | null =>
  visit.status === 'PENDING' ? new Date(visit.starts_at.getTime() - movableHours * 60 * minute) : null;

/** How long the provider may still say what became of a visit of which nobody said anything. */
export const moneyRests = 48 * 60 * minute;
export const restsUntil = ({ missed_by_sweeper_at: at }: { missed_by_sweeper_at: Date | null }): Date | null =>
  at && new Date(at.getTime() + moneyRests);

export const mayHaveBegun = (visit: { starts_at: Date }, now: Date): boolean =>
  now.getTime() >= visit.starts_at.getTime() - earliest.ONGOING;

export function refuseMove(
  visit: { status: string; starts_at: Date },
  to: Status,
  by: Changer['type'],
  now: Date,
): void {
  const allowed = moves[by];
  if (!allowed?.to.includes(to)) throw problem('wrong_role');
  if (!allowed.from.includes(visit.status as Status))
    throw problem('too_late', 'The visit can no longer be cancelled by you.');
  if (by === 'patient' && now >= visit.starts_at)
    throw problem(
      'too_late',
      'The visit has begun and can no longer be cancelled. Write to us if it did not take place.',
    );
  const before = to in earliest ? earliest[to as keyof typeof earliest] : Infinity;
  if (now.getTime() < visit.starts_at.getTime() - before) throw problem('too_early');
}

/** What goes back of the price, in per cent: to a patient by the rule that held at booking, else all of it. */
export function percentBack(visit: { starts_at: Date; refund_rule: unknown }, by: Changer['type'], now: Date): number {
  if (by !== 'patient') return 100;
  const hours = (visit.starts_at.getTime() - now.getTime()) / (60 * minute);
  const rule = visit.refund_rule as typeof refundRule;
  return rule.find((line) => line.until_hours_before === null || hours >= line.until_hours_before)?.percent ?? 0;
}
