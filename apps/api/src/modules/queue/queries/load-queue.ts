import { dayOf } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { type AppointmentSide, appointmentsOfDay, usualMinutesOfDoctors } from '../../scheduling/index.ts';
import { minutesToWait, type QueueEntry, waitingBefore } from '../domain/queue.ts';
import { arrivalsOf } from './arrivals.queries.ts';

/** Today's queue of a doctor or of a hospital, in the order of arrival. */
export async function loadQueue(db: Db, side: AppointmentSide, id: string, now: Date): Promise<QueueEntry[]> {
  const day = dayOf(now);
  const appointments = await appointmentsOfDay(db, { side, id, day });
  const arrivals = await arrivalsOf(db, [...appointments.keys()], day);
  return arrivals
    .map((arrival) => ({ arrival, appointment: appointments.get(arrival.appointment_id)! }))
    .filter(({ appointment }) => appointment.status !== 'CANCELLED');
}

/** For each entry of `of`: how many patients are before it, and about how many minutes its patient still waits. */
export async function placesIn(db: Db, queue: readonly QueueEntry[], of: readonly QueueEntry[], now: Date) {
  const doctors = [...new Set(of.map(({ appointment }) => appointment.doctor_id))];
  const usual = await usualMinutesOfDoctors(db, doctors, now);
  return of.map((entry) => {
    const before = waitingBefore(queue, entry);
    return { before, minutes: minutesToWait(before, usual.get(entry.appointment.doctor_id), entry.appointment) };
  });
}
