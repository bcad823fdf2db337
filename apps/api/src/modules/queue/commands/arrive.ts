import { dayOf } from '../../../platform/clock.ts';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { emit } from '../../../platform/outbox.ts';
import type { AppointmentBrief } from '../../scheduling/index.ts';
import { mayArrive } from '../domain/queue.ts';
import { queueChanged } from '../events.ts';
import { presentPlace } from '../presenters/present-place.ts';
import { findArrival, insertArrival, lockTokens, updateArrival } from '../queries/arrivals.queries.ts';
import { loadQueue, placesIn } from '../queries/load-queue.ts';

/**
 * Marks the patient of a locked appointment as arrived and gives them the next token of this place and day. A patient
 * who is marked twice, even by two desks at once, keeps one token. A patient who is marked again after an undo keeps the
 * token, but goes to the end of the queue.
 */
export async function arrive(trx: Db, appointment: AppointmentBrief, now: Date) {
  if (!mayArrive(appointment, now)) throw problem('arrival_closed');
  // row security hides the arrivals of others from a doctor and a patient, but their numbers must be counted too
  return asSystem(async () => {
    await giveToken(trx, appointment, now);
    const queue = await loadQueue(trx, 'hospital_id', appointment.hospital_id!, now);
    const entry = queue.find((one) => one.appointment.id === appointment.id)!;
    const [place] = await placesIn(trx, queue, [entry], now);
    return presentPlace(entry.arrival, place!);
  });
}

async function giveToken(trx: Db, appointment: AppointmentBrief, now: Date): Promise<void> {
  const day = dayOf(now);
  const earlier = await findArrival(trx, appointment.id, day);
  if (earlier && !earlier.undone_at) return;
  if (earlier) await updateArrival(trx, appointment.id, day, { undone_at: null, arrived_at: now });
  else {
    const placeId = appointment.hospital_id!;
    await lockTokens(trx, placeId, day);
    await insertArrival(trx, {
      appointmentId: appointment.id,
      placeId,
      specialityId: appointment.speciality_id,
      day,
      at: now,
    });
  }
  await emit(trx, queueChanged, { appointment_id: appointment.id });
}
