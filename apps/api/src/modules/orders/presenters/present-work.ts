import type { LabOrderOfPatient } from '@ivuriro/contract';
import { stateOfWork } from '../domain/work-states.ts';
import type { WorkRef } from '../queries/order-refs.queries.ts';
import type { OrderWithRefs } from '../queries/orders.queries.ts';

/** Returns when the newest step was done, and by which membership; null before the first step. */
export function lastStep(work: WorkRef | null): { at: string; by: string } | null {
  if (!work) return null;
  if (work.handed_over_at) return { at: work.handed_over_at, by: work.handed_over_by! };
  if (work.ready_at) return { at: work.ready_at, by: work.ready_by! };
  return { at: work.started_at, by: work.started_by };
}

/**
 * Presents the work on an order. Only the patient sees the pick-up code, and only while the order is pending and ready.
 */
export function presentWork(
  { status, refs: { work } }: OrderWithRefs,
  isPatient: boolean,
  names: Map<string, string>,
): Pick<LabOrderOfPatient, 'work' | 'pickup_code'> {
  const state = stateOfWork(work);
  const step = lastStep(work);
  const opens = isPatient && status === 'PENDING' && state === 'READY';
  return {
    work: {
      state,
      since: step && new Date(step.at).toISOString(),
      by: (step && names.get(step.by)) ?? null,
      without_code: work?.without_code ?? null,
    },
    pickup_code: opens ? work!.pickup_code : null,
  };
}
