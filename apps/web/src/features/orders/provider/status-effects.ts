import { moneyMove, type MoneyMove } from '../../../domain/payment/status-money-effects.ts';
import type { Order } from '../../../domain/orders/order.ts';
import type { Status } from './filters.ts';

export type Effect = MoneyMove | 'dispensed' | 'undispensed' | 'told';
type OrderState = Pick<Order, 'status' | 'payment'> & { prescription_code?: string | null };

/**
 * The effects of a change of status, in the order in which the confirmation lists them. An empty list needs no
 * confirmation.
 */
export function effectsOf({ status: from, payment, prescription_code }: OrderState, to: Status): Effect[] {
  if (from === to) return [];
  const earned = from === 'COMPLETED' && payment.payment_status === 'SUCCESSFUL';
  const move = moneyMove(payment, { from, to, earned, earns: to === 'COMPLETED' });
  const effects: Effect[] = move ? [move] : [];
  if (prescription_code && to === 'COMPLETED') effects.push('dispensed');
  if (prescription_code && from === 'COMPLETED') effects.push('undispensed');
  // the patient is notified when the order is completed or cancelled, but not when it becomes pending again
  return to === 'PENDING' ? effects : [...effects, 'told'];
}
