import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { Owner } from '../../../platform/http/call.ts';
import { type AppointmentBrief, lockAppointment, sideOf } from '../../scheduling/index.ts';

/**
 * Locks the appointment until the transaction ends, so that arrivals, calls to a room, cancellations and moves of it
 * run one after another. 404 when it was moved to another doctor after the request passed the authorization check.
 */
export async function lockOwnAppointment(trx: Db, owner: Owner, id: string): Promise<AppointmentBrief> {
  const appointment = await lockAppointment(trx, id);
  if (appointment[sideOf(owner)] !== owner.id) throw problem('not_found');
  return appointment;
}
