import type { Db } from '../../../platform/db/pool.ts';
import { type QueueState, stateOf } from '../domain/queue.ts';
import { arrivalsOf } from './arrivals.queries.ts';

/** Where the patients of those appointments are who have arrived on this day, by the ids of the appointments. */
export async function queueStates(
  db: Db,
  appointments: readonly { id: string; status: string }[],
  day: string,
): Promise<Map<string, QueueState>> {
  const byId = new Map(appointments.map((one) => [one.id, one]));
  const arrivals = await arrivalsOf(db, [...byId.keys()], day);
  return new Map(
    arrivals.map((arrival) => [
      arrival.appointment_id,
      stateOf({ arrival, appointment: byId.get(arrival.appointment_id)! }),
    ]),
  );
}
