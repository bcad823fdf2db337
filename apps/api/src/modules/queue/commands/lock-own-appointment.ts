import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { Owner } from '../../../platform/http/call.ts';
import { type AppointmentBrief, lockAppointment, sideOf } from '../../scheduling/index.ts';

/**
 * The appointment, locked until the transaction ends, so that arrival, call, cancellation and move come one after
 * another. 404 when it was moved to another doctor since the call was admitted.
 */
export async function lockOwnAppointment(trx: Db, owner: Owner, id: string): Promise<AppointmentBrief> {
  const appointment = await lockAppointment(trx, id);
  if (appointment[sideOf(owner)] !== owner.id) throw problem('not_found');
  return appointment;
}
