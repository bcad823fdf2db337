import type { queueStates } from '@ivuriro/contract/queue';
import { dayOf } from '../../../platform/clock.ts';
import type { AppointmentBrief } from '../../scheduling/index.ts';
import type { Arrival } from '../queries/arrivals.queries.ts';

export type QueueState = (typeof queueStates)[number];
/** A patient in the queue: an arrival that was not undone, and its appointment, which was not cancelled. */
export interface QueueEntry {
  arrival: Arrival;
  appointment: AppointmentBrief;
}

const isOpen = (status: string) => status === 'PENDING' || status === 'ONGOING';

/** Whether the patient can be marked as arrived now: the appointment is open, in person, and today in Kigali. */
export const mayArrive = (appointment: AppointmentBrief, now: Date): boolean =>
  appointment.consultation_type === 'PHYSICAL' &&
  isOpen(appointment.status) &&
  dayOf(appointment.starts_at) === dayOf(now);

/**
 * Where the patient is. IN_ROOM and DONE follow from the status of the appointment, CALLED and WAITING from whether the
 * queue has called the patient.
 */
export function stateOf({
  arrival,
  appointment,
}: {
  arrival: Pick<Arrival, 'called_at'>;
  appointment: Pick<AppointmentBrief, 'status'>;
}): QueueState {
  if (appointment.status === 'ONGOING') return 'IN_ROOM';
  if (!isOpen(appointment.status)) return 'DONE';
  return arrival.called_at ? 'CALLED' : 'WAITING';
}

/**
 * The number of patients who wait for the same doctor at the same place and arrived before this one; 0 when this
 * patient does not wait any more. `queue` is in the order of arrival.
 */
export function waitingBefore(queue: readonly QueueEntry[], entry: QueueEntry): number {
  if (stateOf(entry) !== 'WAITING') return 0;
  const earlier = queue.slice(
    0,
    queue.findIndex(({ appointment }) => appointment.id === entry.appointment.id),
  );
  return earlier.filter((one) => isSameQueue(one, entry) && stateOf(one) === 'WAITING').length;
}

const isSameQueue = (one: QueueEntry, other: QueueEntry) =>
  one.appointment.doctor_id === other.appointment.doctor_id && one.arrival.place_id === other.arrival.place_id;

const minute = 60_000;
/**
 * The estimated minutes that a patient waits behind `before` others, to the nearest five. `usual` is the median length
 * of the doctor's appointments, in minutes; without it, each appointment counts as long as the patient's own slot.
 */
export function minutesToWait(before: number, usual: number | undefined, { starts_at, ends_at }: AppointmentBrief) {
  const each = usual ?? (ends_at.getTime() - starts_at.getTime()) / minute;
  return before === 0 ? 0 : Math.max(5, Math.round((before * each) / 5) * 5);
}
