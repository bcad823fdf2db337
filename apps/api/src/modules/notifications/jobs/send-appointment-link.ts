import type { Platform } from '../../../platform/platform.ts';
import { mailPerson, reachOf, textPerson } from '../../identity/index.ts';
import type { AppointmentBrief } from '../../scheduling/index.ts';
import { en } from '../texts.ts';
import { appointmentFacts } from './mail-notification.ts';

interface Link {
  /** The address, with its secret. */
  url: string;
  words: typeof en.newTime;
  /** The kind of which a person gets only so many in an hour. */
  kind: string;
}

/** Sends a link about an appointment to its patient, by mail and by text message; neither needs an account. */
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
