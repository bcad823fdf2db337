import type { Order } from '../../../domain/orders/order.ts';
import type { Step } from './use-change-order.ts';

type WorkedOn = Pick<Order, 'status' | 'work'> & { needs_prescription?: boolean; prescription_accepted?: boolean };

/**
 * Returns the next step of the work on an order; null if there is none for this member. The first step of an order on
 * prescription is to check the prescription; accepting it counts as the beginning of the work. Only members who may
 * dispense can check a prescription and hand over an order on prescription.
 */
export function nextStepOf(order: WorkedOn, mayDispense: boolean): Step['state'] | 'CHECK' | null {
  const { status, work, needs_prescription, prescription_accepted } = order;
  if (status !== 'PENDING') return null;
  if (needs_prescription && !prescription_accepted) return mayDispense ? 'CHECK' : null;
  if (work.state === 'READY') return needs_prescription && !mayDispense ? null : 'HANDED_OVER';
  return work.state === 'IN_WORK' || needs_prescription ? 'READY' : 'IN_WORK';
}
