import type { Order } from '../../../domain/orders/order.ts';
import type { Step } from './use-change-order.ts';

type WorkedOn = Pick<Order, 'status' | 'work'> & { needs_prescription?: boolean; prescription_accepted?: boolean };

/**
 * The next step of the work on an order, or null when there is none for this member. Whoever accepts a prescription has
 * begun; before that, and by somebody who may not dispense, nothing on prescription goes on.
 */
export function nextStepOf(order: WorkedOn, mayDispense: boolean): Step['state'] | null {
  const { status, work, needs_prescription, prescription_accepted } = order;
  if (status !== 'PENDING') return null;
  if (needs_prescription && !prescription_accepted) return null;
  if (work.state === 'READY') return needs_prescription && !mayDispense ? null : 'HANDED_OVER';
  return work.state === 'IN_WORK' || needs_prescription ? 'READY' : 'IN_WORK';
}
