import type { workStates } from '@ivuriro/contract/order-shapes';

export type WorkState = (typeof workStates)[number];
interface WorkTimes<T> {
  started_at: T;
  ready_at: T | null;
  handed_over_at: T | null;
}

/** How far the work on an order is; without a row in `order_work` the work has not begun. */
export function stateOfWork(work: WorkTimes<unknown> | null | undefined): WorkState {
  if (!work) return 'WAITING';
  if (work.handed_over_at) return 'HANDED_OVER';
  return work.ready_at ? 'READY' : 'IN_WORK';
}
