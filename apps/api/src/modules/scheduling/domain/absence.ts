import { absenceDays } from '@ivuriro/contract/absences';
import { addDays, clockText, dayOf, instantOf, minuteOf } from '../../../platform/clock.ts';
import { problem } from '../../../platform/errors.ts';
import type { AppointmentRow } from '../queries/appointments.queries.ts';
import { en } from '../texts.ts';

/** The time in which a doctor is away: from one hospital, or from all places when `hospitalId` is null. */
export interface Absence {
  doctorId: string;
  hospitalId: string | null;
  from: Date;
  to: Date;
}

const minutesOfDay = 24 * 60;

/**
 * Reads the beginning and the end of an absence. Refuses an absence that ends before it begins, began before today, is
 * over, or is too long.
 */
export function readAbsenceTime({ from, to }: { from: string; to: string }, now: Date): Pick<Absence, 'from' | 'to'> {
  const time = { from: new Date(from), to: new Date(to) };
  if (time.from >= time.to) throw problem('validation_failed', en.absence.endsBefore);
  if (time.to <= now || dayOf(time.from) < dayOf(now)) throw problem('validation_failed', en.absence.over);
  if (time.to > instantOf(addDays(dayOf(time.from), absenceDays), 0))
    throw problem('validation_failed', en.absence.tooLong(absenceDays));
  return time;
}

/** The hours of the absence on each of its days, in whole minutes, as the form of a calendar row takes them. */
export function hoursOfAbsence({ from, to }: Absence): { date: string; start_time: string; end_time: string }[] {
  const first = dayOf(from);
  const hours = [];
  for (let date = first; instantOf(date, 0) < to; date = addDays(date, 1)) {
    const end = Math.ceil((to.getTime() - instantOf(date, 0).getTime()) / 60_000);
    hours.push({
      date,
      start_time: clockText(date === first ? minuteOf(from) : 0),
      end_time: clockText(Math.min(end, minutesOfDay)),
    });
  }
  return hours;
}

/**
 * Whether the absence affects the appointment: the appointment is pending, has not ended, and overlaps the absence of
 * its doctor.
 */
export const isAffected = (appointment: AppointmentRow, { doctorId, hospitalId, from, to }: Absence, now: Date) =>
  appointment.status === 'PENDING' &&
  appointment.doctor_id === doctorId &&
  (hospitalId === null || appointment.hospital_id === hospitalId) &&
  appointment.starts_at < to &&
  appointment.ends_at > from &&
  appointment.ends_at > now;
