import type { patientEntrances } from '@ivuriro/contract/entrance-codes';
import type { queue as contract } from '@ivuriro/contract/queue';
import { problem } from '../../../platform/errors.ts';
import type { CallOf, OwnedCallOf } from '../../../platform/http/call.ts';
import { lockAppointment } from '../../scheduling/index.ts';
import { placeAtEntrance } from '../queries/read-entrance.ts';
import { arrive } from './arrive.ts';
import { lockOwnAppointment } from './lock-own-appointment.ts';

/** The desk marks the patient as arrived. */
export const markArrival = ({ owner, params, now, transact }: OwnedCallOf<typeof contract.endpoints.arrive>) =>
  transact(async (trx) => arrive(trx, await lockOwnAppointment(trx, owner, params.id), now));

/** The patient marks their own arrival, by the code at the door of the hospital at which the appointment is. */
export const markOwnArrival = ({ actor, params, now, transact }: CallOf<typeof patientEntrances.arrive>) =>
  transact(async (trx) => {
    const place = await placeAtEntrance(trx, params.code);
    const appointment = await lockAppointment(trx, params.id);
    // a merge of records or a move may have come between the authorization check and the lock
    if (appointment.patient_id !== actor.id || appointment.hospital_id !== place) throw problem('not_found');
    return arrive(trx, appointment, now);
  });
