import { moneyMove, type MoneyMove } from '../../../domain/payment/status-money-effects.ts';
import type { Wired } from '../../../domain/orders/order.ts';
import type { Status } from './filters.ts';

export type Effect = MoneyMove | 'dispensed' | 'undispensed' | 'told';
type Order = Pick<Wired, 'status' | 'payment'> & { prescription_code?: string | null };

/** What a change of status does, in the order in which it is told; an empty list needs no question. */
export function effectsOf({ status: from, payment, prescription_code }: Order, to: Status): Effect[] {
  if (from === to) return [];
  const earned = from === 'COMPLETED' && payment.payment_status === 'SUCCESSFUL';
  const move = moneyMove(payment, { from, to, earned, earns: to === 'COMPLETED' });
  const effects: Effect[] = move ? [move] : [];
  if (prescription_code && to === 'COMPLETED') effects.push('dispensed');
  if (prescription_code && from === 'COMPLETED') effects.push('undispensed');
  // the patient hears of an end, not of a step back
  return to === 'PENDING' ? effects : [...effects, 'told'];
}
