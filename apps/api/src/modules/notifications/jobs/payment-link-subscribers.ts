import { transact } from '../../../platform/db/transact.ts';
import { newSecret } from '../../../platform/ids.ts';
import { first, on } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointmentsBrief, paymentAsked, setPaymentSecret } from '../../scheduling/index.ts';
import { en } from '../texts.ts';
import { sendAppointmentLink } from './send-appointment-link.ts';

export const paymentLinkSubscriptions = [first(on(paymentAsked, 'send_payment_link', sendPaymentLink))];

/**
 * Sends the link by which the patient pays what is due, by mail and by text message. Only these messages contain the
 * secret of the link, so a job that runs again sends a link with a new secret.
 */
async function sendPaymentLink(
  { appointment_id }: NonNullable<(typeof paymentAsked)['payload']>,
  platform: Platform,
): Promise<void> {
  const { db, config } = platform;
  const appointment = (await appointmentsBrief(db, [appointment_id])).get(appointment_id);
  if (!appointment) return;
  const secret = newSecret();
  await transact(db, (trx) => setPaymentSecret(trx, appointment_id, secret));
  const link = { url: `${config.publicUrl}/pay/${secret}`, words: en.payByLink, kind: 'payment link' };
  await sendAppointmentLink(platform, appointment, link);
}
