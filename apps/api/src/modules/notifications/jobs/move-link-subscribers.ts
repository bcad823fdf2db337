import { transact } from '../../../platform/db/transact.ts';
import { newSecret } from '../../../platform/ids.ts';
import { first, on } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointmentsBrief, newTimeAsked, setMoveSecret } from '../../scheduling/index.ts';
import { notify } from '../commands/notify-patient.ts';
import { newTimeToChoose } from '../domain/notification-kinds.ts';
import { en } from '../texts.ts';
import { sendAppointmentLink } from './send-appointment-link.ts';

export const moveLinkSubscriptions = [first(on(newTimeAsked, 'send_move_link', sendMoveLink))];

/**
 * Sends the link by which the patient chooses a new time, by mail and by text message. Only these messages contain the
 * secret of the link, so a job that runs again sends a link with a new secret.
 */
async function sendMoveLink(
  { appointment_id, at }: NonNullable<(typeof newTimeAsked)['payload']>,
  platform: Platform,
): Promise<void> {
  const { db, config } = platform;
  const secret = newSecret();
  const isOpen = await transact(db, (trx) => setMoveSecret(trx, appointment_id, secret));
  const appointment = (await appointmentsBrief(db, [appointment_id])).get(appointment_id);
  if (!isOpen || !appointment) return;
  const { patient_id: patientId } = appointment;
  const happening = `new time ${appointment_id} ${at}`;
  await notify(platform, { kind: newTimeToChoose, patientId, referenceId: appointment_id, appointment, happening });
  const link = { url: `${config.publicUrl}/move/${secret}`, words: en.newTime, kind: 'new time' };
  await sendAppointmentLink(platform, appointment, link);
}
