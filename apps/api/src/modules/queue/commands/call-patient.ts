import type { queue as contract } from '@ivuriro/contract/queue';
import { dayOf } from '../../../platform/clock.ts';
import { problem } from '../../../platform/errors.ts';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import { tokenText } from '../domain/token.ts';
import { queueChanged } from '../events.ts';
import { findArrival, updateArrival } from '../queries/arrivals.queries.ts';
import { texts } from '../texts.ts';
import { lockOwnAppointment } from './lock-own-appointment.ts';

/**
 * Calls the patient to a room; a later call may name another room. The status of the appointment stays PENDING until
 * somebody sets it to ONGOING, when the patient comes in.
 */
export function callPatient({ owner, params, body, now, transact }: OwnedCallOf<typeof contract.endpoints.call>) {
  const { room } = body;
  return transact(async (trx) => {
    const { id, status } = await lockOwnAppointment(trx, owner, params.id);
    const day = dayOf(now);
    const arrival = await findArrival(trx, id, day);
    if (!arrival || arrival.undone_at || status === 'CANCELLED') throw problem('not_arrived');
    if (status !== 'PENDING') throw problem('too_late', texts.en.inRoom);
    await updateArrival(trx, id, day, { undone_at: null, room, called_at: now });
    await emit(trx, queueChanged, { appointment_id: id });
    return { token: tokenText(arrival), room, called_at: now.toISOString() };
  });
}
