import type { patientQueue } from '@ivuriro/contract/queue';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { appointmentsBrief } from '../../scheduling/index.ts';
import { type QueueEntry, stateOf, waitingBefore } from '../domain/queue.ts';
import { presentPlace } from '../presenters/present-place.ts';
import { loadQueue, placesIn } from './load-queue.ts';

/** The place of the patient in today's queue; null before the arrival, and for an appointment by video. */
export async function placeOfPatient({ db, params, now }: CallOf<typeof patientQueue.place>) {
  // a patient sees no arrival of others, and only their number leaves
  return asSystem(async () => {
    const queue = await queueAround(db, params.id, now);
    const entry = queue.find(({ appointment }) => appointment.id === params.id);
    if (!entry) return null;
    const [place] = await placesIn(db, queue, [entry], now);
    return { ...presentPlace(entry.arrival, place!), state: stateOf(entry), room: entry.arrival.room };
  });
}

/** The patients who wait for the doctor of this appointment, in the order of arrival, and how many are before each. */
export async function waitingFor(db: Db, appointmentId: string, now: Date) {
  const queue = await queueAround(db, appointmentId, now);
  const own = (await appointmentsBrief(db, [appointmentId])).get(appointmentId);
  return queue
    .filter((entry) => entry.appointment.doctor_id === own?.doctor_id && stateOf(entry) === 'WAITING')
    .map((entry) => ({ appointment: entry.appointment, before: waitingBefore(queue, entry) }));
}

/** Today's queue at the hospital of an appointment; empty for an appointment by video. */
async function queueAround(db: Db, appointmentId: string, now: Date): Promise<QueueEntry[]> {
  const hospital = (await appointmentsBrief(db, [appointmentId])).get(appointmentId)?.hospital_id;
  return hospital ? loadQueue(db, 'hospital_id', hospital, now) : [];
}
