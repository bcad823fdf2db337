import type { queue as contract } from '@ivuriro/contract/queue';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import { appointmentsWithRefs, presentAppointments, sideOf } from '../../scheduling/index.ts';
import { stateOf } from '../domain/queue.ts';
import { presentPlace } from '../presenters/present-place.ts';
import { loadQueue, placesIn } from './load-queue.ts';

/** Today's queue of a doctor or of a hospital, with the names of patients and doctors. */
export async function listQueue(call: OwnedCallOf<typeof contract.endpoints.list>) {
  const { db, owner, actor, platform, now } = call;
  const queue = await loadQueue(db, sideOf(owner), owner.id, now);
  const [rows, places] = await Promise.all([
    appointmentsWithRefs(
      db,
      queue.map(({ appointment }) => appointment.id),
    ),
    placesIn(db, queue, queue, now),
  ]);
  const shown = new Map(
    (await presentAppointments(platform, rows, { actor, closely: false })).map((row) => [row.id, row]),
  );
  return queue.map((entry, index) => ({
    ...presentPlace(entry.arrival, places[index]!),
    state: stateOf(entry),
    room: entry.arrival.room,
    called_at: entry.arrival.called_at?.toISOString() ?? null,
    appointment: shown.get(entry.appointment.id)!,
  }));
}
