import { calendarFile, type CalendarEvent, methodOf } from '../../platform/calendar-file.ts';
import { asSystem } from '../../platform/db/acting.ts';
import type { Db } from '../../platform/db/pool.ts';
import type { Platform } from '../../platform/platform.ts';
import { providerRefs } from '../directory/index.ts';
import type { PrivateFile } from '../files/index.ts';
import { type AppointmentRow, appointmentById, changesOf } from './appointments.queries.ts';
import { en } from './messages.ts';

/**
 * The visit as a file for the patient's calendar. Others may see that calendar: the file says who, when and where, never why.
 * Its sequence number grows with every change, so that the calendar knows the newest version.
 */
export async function visitCalendar(platform: Platform, appointmentId: string): Promise<PrivateFile> {
  // a signed address says what it opens, not who opens it
  const { visit, event } = await asSystem(async () => {
    const visit = await appointmentById(platform.db, appointmentId);
    return { visit, event: await eventOf(platform, visit) };
  });
  return {
    name: `appointment-${visit.code}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${methodOf(event)}`,
    bytes: Buffer.from(calendarFile(event, platform.now())),
  };
}

async function eventOf({ db, config }: Platform, visit: AppointmentRow): Promise<CalendarEvent> {
  const [{ doctor, place }, changes] = await Promise.all([namesOf(db, visit), changesOf(db, visit.id)]);
  const url = `${config.publicUrl}/profile/appointment?id=${visit.id}`;
  return {
    uid: `${visit.id}@ivuriro`,
    sequence: changes.count,
    state: visit.status === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED',
    start: visit.starts_at,
    end: visit.ends_at,
    created: visit.created_at,
    changed: changes.last ?? visit.created_at,
    summary: en.calendar.summary(doctor),
    description: en.calendar.description(visit.code, url),
    location: place ?? en.calendar.online,
    url,
    organizer: organizerOf(config.mailFrom),
    reminder: 60,
  };
}

async function namesOf(db: Db, { doctor_id, hospital_id }: AppointmentRow) {
  const names = await providerRefs(db, [doctor_id, ...(hospital_id ? [hospital_id] : [])]);
  return { doctor: names.get(doctor_id)!.name, place: hospital_id && names.get(hospital_id)!.name };
}

/** `Ivuriro <no-reply@ivuriro.rw>`, or the address alone. */
function organizerOf(from: string): { name: string; email: string } {
  const [, name = '', email = from] = /^(.*?)\s*<(.+)>$/.exec(from) ?? [];
  return { name: name || email, email };
}
