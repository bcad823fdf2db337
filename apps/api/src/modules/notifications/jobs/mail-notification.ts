import { kigaliClock } from '../../../platform/clock.ts';
import type { Email } from '../../../platform/mail/email.ts';
import type { MailAttachment } from '../../../platform/mail/mailer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { providerRefs } from '../../providers/index.ts';
import { mailPerson, reachOf, textPerson } from '../../identity/index.ts';
import { orderBrief } from '../../orders/index.ts';
import { paymentRefs } from '../../payments/index.ts';
import {
  appointmentsBrief,
  appointmentCalendarFile,
  bookedByDesk,
  wasCancelledByPatient,
  movableUntil,
  percentBack,
} from '../../scheduling/index.ts';
import type { notificationCreated } from '../events.ts';
import type { AppointmentInfo } from '../domain/notification-kinds.ts';
import { en } from '../texts.ts';
import { orderFacts } from './order-subscribers.ts';
import { findNotification } from '../queries/notifications.queries.ts';

/**
 * Mails a notification. The mail names the provider, time and place, but never the reason or a finding, because mails
 * travel unencrypted. A patient without an e-mail address gets a text message when somebody else cancels or moves an
 * appointment of theirs.
 */
export async function mailNotification(
  { notice_id, appointment_id, order_id, letter }: NonNullable<(typeof notificationCreated)['payload']>,
  platform: Platform,
): Promise<void> {
  const { db, config } = platform;
  const notification = await findNotification(db, notice_id);
  const words = notification && en.letters[letter];
  if (!words) return;
  const { email, phone, name } = await reachOf(db, notification.patient_id);
  const appointment = appointment_id ? (await appointmentsBrief(db, [appointment_id])).get(appointment_id) : undefined;
  const order = order_id ? await orderBrief(db, order_id) : undefined;
  const facts = appointment
    ? await appointmentFacts(platform, appointment)
    : order
      ? await orderFacts(platform, order)
      : [];
  if (notification.notifiable_status === 'PaymentSuccessful' && notification.reference_id)
    facts.push(...(await paymentFacts(platform, notification.reference_id)));
  if (appointment && letter === 'AppointmentBookedByDesk') facts.push(await bookingFact(platform, appointment.id));
  const told: Email = {
    subject: words.subject,
    greeting: en.hello(name),
    lines: [
      appointment && words.changes ? `${words.line} ${await possibleChanges(platform, appointment)}` : words.line,
    ],
    facts,
    action: {
      label: words.action ?? (order ? en.seeOrder : en.seeVisit),
      url: `${config.publicUrl}${notification.reference_url}`,
    },
  };
  const attachments = appointment && words.calendar ? [await calendarOf(platform, appointment)] : [];
  const isEssential =
    letter.endsWith('Refunded') ||
    (letter === 'AppointmentCANCELLED' && !(await wasCancelledByPatient(db, appointment!.id)));
  await mailPerson(platform, email, told, { kind: letter, attachments, isEssential });
  const isByPatient = letter === 'AppointmentCANCELLED' && !isEssential;
  // a patient who gets no mail would otherwise come at the old time
  if (appointment && words.text && email === null && !isByPatient)
    await textPerson(platform, phone, { kind: letter, words: words.text(en.shortMoment(appointment.starts_at)) });
}

/** The calendar file that adds the appointment to the patient's calendar, or updates the appointment there. */
async function calendarOf(platform: Platform, appointment: AppointmentInfo): Promise<MailAttachment> {
  const { name, contentType, bytes } = await appointmentCalendarFile(platform, appointment.id);
  return { name, contentType, text: bytes.toString() };
}

export async function appointmentFacts({ db }: Platform, appointment: AppointmentInfo): Promise<[string, string][]> {
  const ids = [appointment.doctor_id, ...(appointment.hospital_id ? [appointment.hospital_id] : [])];
  const names = await providerRefs(db, ids);
  const place = appointment.hospital_id ? (names.get(appointment.hospital_id)?.name ?? '') : en.types.ONLINE;
  return [
    [en.facts.doctor, names.get(appointment.doctor_id)?.name ?? ''],
    [en.facts.day, en.day(appointment.starts_at)],
    [en.facts.time, kigaliClock(appointment.starts_at)],
    [en.facts.place, place],
    [en.facts.code, appointment.code],
  ];
}

/** The line of a mail that names the doctor or hospital that booked the appointment for the patient. */
async function bookingFact({ db }: Platform, appointmentId: string): Promise<[string, string]> {
  const desk = await bookedByDesk(db, appointmentId);
  const names = await providerRefs(db, desk ? [desk] : []);
  return [en.facts.bookedBy, names.get(desk ?? '')?.name ?? ''];
}

async function paymentFacts({ db }: Platform, paymentId: string): Promise<[string, string][]> {
  const payment = (await paymentRefs(db, [paymentId])).get(paymentId);
  return payment ? [[en.facts.paid, en.amount(payment.amount_paid)]] : [];
}

/**
 * The sentences of a mail on whether the patient can still move or cancel the appointment, and how much is refunded.
 */
async function possibleChanges({ db, now }: Platform, appointment: AppointmentInfo): Promise<string> {
  const at = now();
  const limit = movableUntil(appointment);
  if (limit && at <= limit) return en.changes.any;
  if (at >= appointment.starts_at) return en.changes.none;
  const payment = (await paymentRefs(db, [appointment.payment_id])).get(appointment.payment_id);
  // a payment that is not successful yet refunds nothing: cash is paid only at the appointment
  const paid = payment?.payment_status === 'SUCCESSFUL' ? payment.amount_paid : 0;
  if (paid === 0) return en.changes.cancel;
  const back = Math.floor((paid * percentBack(appointment, 'patient', at)) / 100);
  return `${en.changes.cancel} ${en.changes.back(en.amount(back), en.amount(paid))}`;
}
