import type { queue as contract } from '@ivuriro/contract/queue';
import { dayOf } from '../../../platform/clock.ts';
import { problem } from '../../../platform/errors.ts';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import { queueChanged } from '../events.ts';
import { findArrival, updateArrival } from '../queries/arrivals.queries.ts';
import { texts } from '../texts.ts';
import { lockOwnAppointment } from './lock-own-appointment.ts';

/** Undoes an arrival and the call that followed it. Does nothing when there is no arrival to undo. */
export function undoArrival({ owner, params, now, transact }: OwnedCallOf<typeof contract.endpoints.undo>) {
  return transact(async (trx) => {
    const { id, status } = await lockOwnAppointment(trx, owner, params.id);
    const day = dayOf(now);
    const arrival = await findArrival(trx, id, day);
    if (!arrival || arrival.undone_at) return null;
    if (status === 'ONGOING' || status === 'COMPLETED') throw problem('too_late', texts.en.inRoom);
    await updateArrival(trx, id, day, { undone_at: now, room: null, called_at: null });
    await emit(trx, queueChanged, { appointment_id: id });
    return null;
  });
}
