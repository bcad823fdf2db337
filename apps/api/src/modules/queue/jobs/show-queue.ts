import { transact } from '../../../platform/db/transact.ts';
import { on } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { providerDeleted } from '../../providers/index.ts';
import { appointmentMoved, appointmentsBrief, appointmentStatusChanged } from '../../scheduling/index.ts';
import { screenOf } from '../domain/screen.ts';
import { queueChanged } from '../events.ts';
import { hasArrived } from '../queries/arrivals.queries.ts';
import { waitingFor } from '../queries/place-of-patient.ts';
import { deleteSecrets } from '../queries/place-secrets.queries.ts';

/**
 * Makes open pages and screens of the queue load it again after an arrival, a call, or a change of an appointment in
 * it.
 */
export const subscriptions = [
  on(queueChanged, 'show_queue', ({ appointment_id }, platform: Platform) => showQueue(platform, appointment_id)),
  on(appointmentStatusChanged, 'show_status_in_queue', async ({ appointment_id }, platform: Platform) => {
    if (await hasArrived(platform.db, appointment_id)) await showQueue(platform, appointment_id);
  }),
  on(appointmentMoved, 'show_move_in_queue', async ({ appointment_id, from_doctor_id }, platform: Platform) => {
    if (await hasArrived(platform.db, appointment_id)) await showQueue(platform, appointment_id, from_doctor_id);
  }),
  on(providerDeleted, 'end_waiting_room', async ({ provider_id }, { db, realtime }: Platform) => {
    await transact(db, (trx) => deleteSecrets(trx, provider_id));
    realtime.tellScreens(screenOf(provider_id), 'queue', {});
  }),
];

/**
 * Notifies everybody who sees this appointment in a queue: its doctor, its hospital and the screens there, its patient,
 * the patients who wait for the same doctor, and the doctor from whom it was moved.
 */
async function showQueue({ db, realtime, now }: Platform, id: string, fromDoctor?: string): Promise<void> {
  const { doctor_id, hospital_id, patient_id } = (await appointmentsBrief(db, [id])).get(id)!;
  const waiting = (await waitingFor(db, id, now())).map(({ appointment }) => appointment.patient_id);
  const accounts = new Set([doctor_id, hospital_id, patient_id, fromDoctor, ...waiting]);
  for (const account of accounts) if (account) realtime.tell(account, 'queue', {});
  if (hospital_id) realtime.tellScreens(screenOf(hospital_id), 'queue', {});
}
