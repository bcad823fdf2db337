import type { patientQueue } from '@ivuriro/contract/queue';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { appointmentsBrief } from '../../scheduling/index.ts';
import { type QueueEntry, stateOf, waitingBefore } from '../domain/queue.ts';
import { presentPlace } from '../presenters/present-place.ts';
import { loadQueue, placesIn } from './load-queue.ts';

/** The patient's place in today's queue. Null before the patient has arrived, and for a video appointment. */
export async function placeOfPatient({ db, params, now }: CallOf<typeof patientQueue.place>) {
  // row security hides the arrivals of others from a patient; the response contains only how many there are
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

/** Today's queue at the hospital of an appointment; empty for a video appointment. */
async function queueAround(db: Db, appointmentId: string, now: Date): Promise<QueueEntry[]> {
  const hospital = (await appointmentsBrief(db, [appointmentId])).get(appointmentId)?.hospital_id;
  return hospital ? loadQueue(db, 'hospital_id', hospital, now) : [];
}
