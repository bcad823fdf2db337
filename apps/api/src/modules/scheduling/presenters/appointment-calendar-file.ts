import ical, { ICalAlarmType, type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Platform } from '../../../platform/platform.ts';
import { providerRefs } from '../../providers/index.ts';
import type { PrivateFile } from '../../files/index.ts';
import { type AppointmentRow, appointmentById, changesOf } from '../queries/appointments.queries.ts';
import { en } from '../texts.ts';

/** How long before the appointment the patient's calendar shows a reminder, in seconds. */
const reminderSeconds = 3_600;

/**
 * The appointment as a file for the patient's calendar. Other people may see that calendar, so the file contains the
 * doctor, the time and the place, but never the reason. Its sequence number grows with every change, so that the
 * calendar knows the newest version.
 */
export async function appointmentCalendarFile(platform: Platform, appointmentId: string): Promise<PrivateFile> {
  // a signed URL identifies the object and not the reader, so the read runs with the rights of the system
  const { appointment, calendar } = await asSystem(async () => {
    const appointment = await appointmentById(platform.db, appointmentId);
    return { appointment, calendar: await calendarOf(platform, appointment) };
  });
  return {
    name: `appointment-${appointment.code}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${calendar.method()}`,
    bytes: Buffer.from(calendar.toString()),
  };
}

async function calendarOf({ db, config, now }: Platform, appointment: AppointmentRow): Promise<ICalCalendar> {
  const [{ doctor, place }, changes] = await Promise.all([namesOf(db, appointment), changesOf(db, appointment.id)]);
  const url = `${config.publicUrl}/profile/appointment?id=${appointment.id}`;
  const summary = printed(en.calendar.summary(doctor));
  const isCancelled = appointment.status === 'CANCELLED';
  const calendar = ical({
    prodId: { company: 'Ivuriro', product: 'Appointments' },
    scale: 'GREGORIAN',
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: `${appointment.id}@ivuriro`,
    sequence: changes.count,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: appointment.starts_at,
    end: appointment.ends_at,
    stamp: now(),
    created: appointment.created_at,
    lastModified: changes.last ?? appointment.created_at,
    summary,
    description: en.calendar.description(appointment.code, url),
    location: printed(place ?? en.calendar.online),
    url,
    organizer: organizerOf(config.mailFrom),
  });
  if (!isCancelled) event.createAlarm({ type: ICalAlarmType.display, trigger: reminderSeconds, description: summary });
  return calendar;
}

async function namesOf(db: Db, { doctor_id, hospital_id }: AppointmentRow) {
  const names = await providerRefs(db, [doctor_id, ...(hospital_id ? [hospital_id] : [])]);
  return { doctor: names.get(doctor_id)!.name, place: hospital_id && names.get(hospital_id)!.name };
}

/** Replaces control characters in names by blanks, because a calendar file may contain none (RFC 5545 §3.1). */
const printed = (words: string): string => words.replaceAll(/\p{Cc}/gu, ' ');

/**
 * The name and the e-mail address of a sender such as `Ivuriro <no-reply@ivuriro.rw>`. The address is also the name
 * when the sender has no name.
 */
function organizerOf(from: string): { name: string; email: string } {
  const [, name = '', email = from] = /^(.*?)\s*<(.+)>$/.exec(from) ?? [];
  return { name: name || email, email };
}
