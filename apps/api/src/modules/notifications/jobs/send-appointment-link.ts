import type { Platform } from '../../../platform/platform.ts';
import { mailPerson, reachOf, textPerson } from '../../identity/index.ts';
import type { AppointmentBrief } from '../../scheduling/index.ts';
import { en } from '../texts.ts';
import { appointmentFacts } from './mail-notification.ts';

interface Link {
  /** The address, with its secret. */
  url: string;
  words: typeof en.newTime;
  /** The kind of the mail and text message: a person gets only a limited number of one kind in an hour. */
  kind: string;
}

/**
 * Sends a link to the patient of an appointment, by mail and by text message. The link can be used without signing in.
 */
export async function sendAppointmentLink(
  platform: Platform,
  appointment: AppointmentBrief,
  { url, words: { subject, line, action, text }, kind }: Link,
): Promise<void> {
  const { name, email, phone } = await reachOf(platform.db, appointment.patient_id);
  const facts = await appointmentFacts(platform, appointment);
  const told = { subject, greeting: en.hello(name), lines: [line], facts, action: { label: action, url } };
  await mailPerson(platform, email, told, { kind, isEssential: true });
  await textPerson(platform, phone, { kind, words: text(en.shortMoment(appointment.starts_at), url) });
}
