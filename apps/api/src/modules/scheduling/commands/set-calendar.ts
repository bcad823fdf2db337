import { dayOf } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { emit } from '../../../platform/outbox.ts';
import { newId } from '../../../platform/ids.ts';
import { type Actor, may } from '../../../platform/session.ts';
import { holdMembers } from '../../providers/index.ts';
import { lockDoctors } from '../queries/slot-claims.queries.ts';
import { hospitalsMet } from '../domain/calendar-conflict.ts';
import {
  type CalendarRowRow,
  deleteRow,
  insertRow,
  type NewCalendarRow,
  rowsOf,
  moveRowToEnd,
} from '../queries/calendar-rows.queries.ts';
import { hoursToAnnounce } from '../events.ts';
import type { CalendarHours } from '../domain/calendar-slots.ts';
import { hoursOf, type Calendar, type HoursForm } from '../domain/calendar-hours.ts';
import {
  whereElse,
  whoIsWhere,
  whoIsElsewhere,
  type HospitalConflict,
} from '../presenters/present-calendar-conflict.ts';

interface DoctorForm extends HoursForm {
  type: CalendarHours['type'];
  hospital_id?: string | undefined;
}

interface Editing {
  now: Date;
  actor: Pick<Actor, 'id' | 'type' | 'role'>;
}

/** Adds a weekly or dated row to the calendar of a doctor: hours with appointments, or an absence. */
export async function addDoctorHours(
  trx: Db,
  calendar: Calendar,
  doctorId: string,
  form: DoctorForm,
  { now, actor }: Editing,
) {
  const { type, isAvailable = true } = form;
  if (isAvailable) checkMayEditHours(calendar, actor);
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
  { now, actor }: Editing,
): Promise<CalendarRowRow[]> {
  if (form.isAvailable ?? true) checkMayEditHours(calendar, actor);
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

type RequestedRow = CalendarHours & NewCalendarRow;

// Locks the doctors before it compares hours, because otherwise two hospitals could enter the same hours of a doctor at
// once.
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
    saved.push(same ? await moveRowToEnd(trx, same.id, row.absence_id) : await insertRow(trx, newId(), row));
  }
  if (elsewhere.length > 0) throw problem('calendar_conflict', await sentenceFor(elsewhere));
  if (slot.some((row) => row.entered_by)) await emit(trx, hoursToAnnounce, {});
  return saved;
}

const comparedFields = ['day', 'date', 'starts_at', 'ends_at', 'is_available', 'type', 'hospital_id'] as const;
const isSame = (a: CalendarRowRow, b: RequestedRow): boolean => comparedFields.every((field) => a[field] === b[field]);

/** Deletes a calendar row; appointments in its hours stay. */
export async function removeRow(trx: Db, calendar: Calendar, id: string, actor: Editing['actor']): Promise<null> {
  const removed = await deleteRow(trx, id, calendar === 'weekly');
  if (!removed) throw problem('not_found');
  if (removed.is_available) checkMayEditHours(calendar, actor);
  return null;
}

// The endpoints of dated rows need only `agenda.book`, because a reception blocks time and opens it again (decision
// 112). Those of weekly rows need `calendar.edit`, so nothing is left to check.
function checkMayEditHours(calendar: Calendar, actor: Editing['actor']): void {
  if (calendar === 'dated' && !may(actor, 'calendar.edit')) throw problem('not_permitted');
}
