import { weekdays } from '@ivuriro/contract/wire';
import { dayOf, readClock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { emit } from '../../../platform/outbox.ts';
import { newId } from '../../../platform/ids.ts';
import { holdMembers, providerRefs } from '../../providers/index.ts';
import { lockDoctors } from '../queries/slot-claims.queries.ts';
import { hospitalsMet } from '../domain/calendar-conflict.ts';
import {
  type CalendarRowRow,
  deleteRow,
  findRows,
  insertRow,
  type NewCalendarRow,
  rowsOf,
  moveRowToEnd,
} from '../queries/calendar-rows.queries.ts';
import { hoursToAnnounce } from '../events.ts';
import type { CalendarHours } from '../domain/calendar-slots.ts';

/** A calendar is weekly (rows by day) or dated (rows by date). */
export type Calendar = 'weekly' | 'dated';
/** The owner of the rows: a doctor sees all of theirs, a hospital those with its id. */
export type Holder = { doctor_id: string } | { hospital_id: string };

export interface HoursForm {
  day?: string | undefined;
  date?: string | undefined;
  start_time: string;
  end_time: string;
  isAvailable?: boolean | undefined;
}
interface DoctorForm extends HoursForm {
  type: CalendarHours['type'];
  hospital_id?: string | undefined;
}

/** Adds hours in which a doctor offers appointments, or in which they offer none. */
export async function addDoctorHours(trx: Db, calendar: Calendar, doctorId: string, form: DoctorForm, now: Date) {
  const { type, isAvailable = true } = form;
  const hospitalId = type === 'Hospital' || !isAvailable ? form.hospital_id || null : null;
  if (type === 'Hospital' && !hospitalId) throw problem('validation_failed', 'Please select hospital');
  if (hospitalId && !(await holdMembers(trx, hospitalId, [doctorId])).has(doctorId))
    throw problem('validation_failed', 'Please select hospital');
  const row = { ...hoursOf(calendar, form, now), type, hospital_id: hospitalId, is_available: isAvailable };
  const entered_by = hospitalId && doctorId;
  return addRows(trx, [{ ...row, doctor_id: doctorId, entered_by }], now, ([one]) => whereElse(trx, one!, 'You work'));
}

/** Adds hours of several doctors at a hospital, one row for each doctor. */
export async function addHospitalHours(
  trx: Db,
  calendar: Calendar,
  hospitalId: string,
  form: HoursForm & { doctor_id: string[] },
  { now, actor }: { now: Date; actor: { id: string; type: string } },
): Promise<CalendarRowRow[]> {
  const doctorIds = [...new Set(form.doctor_id)];
  const members = await holdMembers(trx, hospitalId, doctorIds);
  if (doctorIds.length === 0 || doctorIds.some((id) => !members.has(id)))
    throw problem('validation_failed', 'Select doctors of your team');
  const hours = hoursOf(calendar, form, now);
  const row = { ...hours, type: 'Hospital' as const, hospital_id: hospitalId, is_available: form.isAvailable ?? true };
  return addRows(
    trx,
    doctorIds.map((doctor_id) => ({ ...row, doctor_id, entered_by: actor.id })),
    now,
    (elsewhere) =>
      actor.type === 'admin'
        ? whoIsWhere(trx, elsewhere)
        : whoIsElsewhere(
            trx,
            elsewhere.map((one) => one.doctorId),
          ),
  );
}

const noon = 12 * 60;
const overMidnight = 'Hours end at midnight. Save two rows: one until 24:00, and one from 00:00 on the next day.';

function hoursOf(calendar: Calendar, form: HoursForm, now: Date) {
  const starts_at = readClock(form.start_time);
  if (starts_at === null) throw problem('validation_failed', 'Select start time');
  const ends_at = readClock(form.end_time, 'end');
  if (ends_at !== null && starts_at >= noon && ends_at < noon) throw problem('validation_failed', overMidnight);
  if (ends_at === null || ends_at <= starts_at) throw problem('validation_failed', 'Select end time');
  if (calendar === 'weekly') {
    if (!form.day) throw problem('validation_failed', 'Select day');
    return { starts_at, ends_at, day: dayNumber(form.day), date: null };
  }
  if (!form.date || form.date < dayOf(now)) throw problem('validation_failed', 'Select date');
  return { starts_at, ends_at, day: null, date: form.date };
}

const dayNumber = (day: string): number => weekdays.findIndex((name) => name === day) + 1;

type RequestedRow = CalendarHours & NewCalendarRow;

// after locking the doctors, so that two hospitals cannot both find the hours free
async function addRows(
  trx: Db,
  slot: RequestedRow[],
  now: Date,
  sentenceFor: (elsewhere: HospitalConflict[]) => Promise<string>,
): Promise<CalendarRowRow[]> {
  await lockDoctors(
    trx,
    slot.map((row) => row.doctor_id),
  );
  const saved: CalendarRowRow[] = [];
  const elsewhere: HospitalConflict[] = [];
  for (const row of slot) {
    const standing = await rowsOf(trx, row.doctor_id, dayOf(now));
    const met = hospitalsMet(row, standing as CalendarHours[]);
    if (met.length > 0) {
      elsewhere.push({ doctorId: row.doctor_id, hospitalIds: met });
      continue;
    }
    const same = standing.find((other) => isSame(other, row));
    saved.push(same ? await moveRowToEnd(trx, same.id) : await insertRow(trx, newId(), row));
  }
  if (elsewhere.length > 0) throw problem('calendar_conflict', await sentenceFor(elsewhere));
  if (slot.some((row) => row.entered_by)) await emit(trx, hoursToAnnounce, {});
  return saved;
}

interface HospitalConflict {
  doctorId: string;
  hospitalIds: string[];
}

/** The other hospital at which the doctor works in these hours; only the doctor and administrators may know it. */
async function whereElse(db: Db, { hospitalIds }: HospitalConflict, who: string): Promise<string> {
  const hospitals = await providerRefs(db, hospitalIds);
  const names = hospitalIds.map((id) => hospitals.get(id)!.name);
  return `${who} at ${new Intl.ListFormat('en').format(names)} in these hours.`;
}

async function whoIsWhere(db: Db, elsewhere: HospitalConflict[]): Promise<string> {
  const doctors = await providerRefs(
    db,
    elsewhere.map((one) => one.doctorId),
  );
  const sentences = elsewhere.map((one) => whereElse(db, one, `${doctors.get(one.doctorId)!.name} works`));
  return (await Promise.all(sentences)).join(' ');
}

/** Names the doctors who work elsewhere, because several may have been chosen, but not the other hospital. */
async function whoIsElsewhere(db: Db, doctorIds: string[]): Promise<string> {
  const doctors = await providerRefs(db, doctorIds);
  const names = doctorIds.map((id) => doctors.get(id)!.name);
  return names.length === 1
    ? `${names[0]} works at another hospital in these hours.`
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} work at other hospitals in these hours.`;
}

const comparedFields = ['day', 'date', 'starts_at', 'ends_at', 'is_available', 'type', 'hospital_id'] as const;
const isSame = (a: CalendarRowRow, b: RequestedRow): boolean => comparedFields.every((field) => a[field] === b[field]);

export interface CalendarQuery {
  day?: string | undefined;
  date?: string | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
  start_time?: string | undefined;
  end_time?: string | undefined;
}

/** Rows that overlap the requested hours and days. Without days: all weekly rows, or the dated ones from today on. */
export function readRows(db: Db, calendar: Calendar, holder: Holder, query: CalendarQuery, now: Date) {
  const starts_at = query.start_time ? readClock(query.start_time) : undefined;
  const ends_at = query.end_time ? readClock(query.end_time, 'end') : undefined;
  if (starts_at === null) throw problem('validation_failed', 'Select start time');
  if (ends_at === null) throw problem('validation_failed', 'Select end time');
  const hours = { ...holder, starts_at, ends_at };
  if (calendar === 'weekly')
    return findRows(db, { ...hours, weekly: true, day: query.day ? dayNumber(query.day) : undefined });
  const from = query.date || query.date_from || (query.date_to ? undefined : dayOf(now));
  return findRows(db, { ...hours, weekly: false, from, to: query.date || query.date_to });
}

/** Deletes hours; appointments in them stay. */
export async function removeRow(trx: Db, calendar: Calendar, id: string): Promise<null> {
  if (!(await deleteRow(trx, id, calendar === 'weekly'))) throw problem('not_found');
  return null;
}
