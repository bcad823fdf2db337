import type { Appointment } from '@ivuriro/contract';
import { dayOf } from '../../../lib/language/dates.ts';
import { moneyMove, type MoneyMove } from '../../../domain/payment/status-money-effects.ts';
import type { Status } from './filters.ts';
import type { Messages } from './texts.ts';

export type Effect = MoneyMove | keyof Messages['effects'] | 'told';

/** Cash of a patient who did not come is in nobody's hand. */
const earns = (status: Status, cash: boolean) => status === 'COMPLETED' || (status === 'MISSED' && !cash);
const ends = (status: Status) => status === 'COMPLETED' || status === 'MISSED';

/**
 * What a change of status does to the money and the time, in the order in which it is told. An empty list is a change
 * that needs no question. The server does it all, once; this only says it before.
 */
export function effectsOf(
  appointment: Pick<Appointment, 'status' | 'payment' | 'money_rests_until'>,
  to: Status,
): Effect[] {
  const cash = appointment.payment.payment_method === 'CASH';
  const from = appointment.status;
  const earned =
    earns(from, cash) && appointment.payment.payment_status === 'SUCCESSFUL' && !appointment.money_rests_until;
  const move = moneyMove(appointment.payment, { from, to, earned, earns: earns(to, cash) });
  const effects: Effect[] = [...(from === 'CANCELLED' ? ['retaken' as const] : []), ...(move ? [move] : [])];
  if (to === 'CANCELLED') return [...effects, 'freed', 'told'];
  return effects.length > 0 || ends(to) ? [...effects, 'told'] : [];
}

/** Whole years of a person on a day. */
export function yearsOf(birthDate: string, now: Date): number {
  const today = dayOf(now);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
