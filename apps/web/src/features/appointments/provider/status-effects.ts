import type { Appointment } from '@ivuriro/contract';
import { moneyMove, type MoneyMove } from '../../../domain/payment/status-money-effects.ts';
import type { Status } from './filters.ts';
import type { Messages } from './texts.ts';

export type Effect = MoneyMove | keyof Messages['effects'] | 'told';

/**
 * Whether the doctor earns the payment in this status. A missed appointment that was to be paid in cash earns nothing,
 * because a patient who did not come has not paid, unless the desk took the cash before.
 */
const earns = (status: Status, unpaidCash: boolean) => status === 'COMPLETED' || (status === 'MISSED' && !unpaidCash);
const ends = (status: Status) => status === 'COMPLETED' || status === 'MISSED';

/**
 * The effects of a change of status on the money and the slot, in the order in which the confirmation lists them. If
 * the list is empty, no confirmation is needed. This function only predicts the effects; the server applies them.
 */
export function effectsOf(
  appointment: Pick<Appointment, 'status' | 'payment' | 'money_rests_until'>,
  to: Status,
): Effect[] {
  const { payment_method, receipt_number } = appointment.payment;
  const cash = payment_method === 'CASH' && receipt_number === null;
  const from = appointment.status;
  const earned =
    earns(from, cash) && appointment.payment.payment_status === 'SUCCESSFUL' && !appointment.money_rests_until;
  const move = moneyMove(appointment.payment, { from, to, earned, earns: earns(to, cash) });
  const effects: Effect[] = [...(from === 'CANCELLED' ? ['retaken' as const] : []), ...(move ? [move] : [])];
  if (to === 'CANCELLED') return [...effects, 'freed', 'told'];
  return effects.length > 0 || ends(to) ? [...effects, 'told'] : [];
}
