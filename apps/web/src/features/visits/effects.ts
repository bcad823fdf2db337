import type { Appointment } from '@ivuriro/contract';
import { dayOf } from '../../shared/i18n/dates.ts';
import type { Status } from './filters.ts';
import type { Messages } from './messages.ts';

export type Effect = keyof Messages['effects'] | keyof Messages['earnings']['own'];

/** Cash of a patient who did not come is in nobody's hand. */
const earns = (status: Status, cash: boolean) => status === 'COMPLETED' || (status === 'MISSED' && !cash);
const ends = (status: Status) => status === 'COMPLETED' || status === 'MISSED';

/**
 * What a change of status does to the money and the time, in the order in which it is told. An empty list is a change
 * that needs no question. The server does it all, once; this only says it before.
 */
export function effectsOf(visit: Pick<Appointment, 'status' | 'payment' | 'money_rests_until'>, to: Status): Effect[] {
  const { payment_method, payment_status } = visit.payment;
  const cash = payment_method === 'CASH';
  const paid = payment_status === 'SUCCESSFUL';
  const from = visit.status;
  if (to === 'CANCELLED') return [paid && !cash ? 'refund' : 'nothingPaid', 'freed', 'told'];
  const earned = earns(from, cash) && paid && !visit.money_rests_until;
  const effects: Effect[] = from === 'CANCELLED' ? ['retaken'] : [];
  if (from === 'CANCELLED' && !cash) effects.push('refundStays');
  else if (earns(to, cash) && cash && !paid) effects.push('cashEarned');
  else if (earns(to, cash) && !cash && paid && !earned) effects.push('earned');
  else if (earned && !earns(to, cash)) effects.push('unearned');
  return effects.length > 0 || ends(to) ? [...effects, 'told'] : [];
}

/** Whole years of a person on a day. */
export function yearsOf(birthDate: string, now: Date): number {
  const today = dayOf(now);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
