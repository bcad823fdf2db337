import { weekdays } from '@ivuriro/contract/wire';
import { dayOf, readClock } from '../../../platform/clock.ts';
import { problem } from '../../../platform/errors.ts';

/** A calendar is weekly (its rows name a weekday) or dated (its rows name a date). */
export type Calendar = 'weekly' | 'dated';
export interface HoursForm {
  day?: string | undefined;
  date?: string | undefined;
  start_time: string;
  end_time: string;
  isAvailable?: boolean | undefined;
  /** The id of the absence for which this time is closed. */
  absence_id?: string | undefined;
}

const noon = 12 * 60;
const overMidnight = 'Hours end at midnight. Save two rows: one until 24:00, and one from 00:00 on the next day.';
export function hoursOf(calendar: Calendar, form: HoursForm, now: Date) {
  const starts_at = readClock(form.start_time);
  if (starts_at === null) throw problem('validation_failed', 'Select start time');
  const ends_at = readClock(form.end_time, 'end');
  if (ends_at !== null && starts_at >= noon && ends_at < noon) throw problem('validation_failed', overMidnight);
  if (ends_at === null || ends_at <= starts_at) throw problem('validation_failed', 'Select end time');
  if (calendar === 'weekly') {
    if (!form.day) throw problem('validation_failed', 'Select day');
    return { starts_at, ends_at, day: dayNumber(form.day), date: null, absence_id: null };
  }
  if (!form.date || form.date < dayOf(now)) throw problem('validation_failed', 'Select date');
  return { starts_at, ends_at, day: null, date: form.date, absence_id: form.absence_id ?? null };
}

export const dayNumber = (day: string): number => weekdays.findIndex((name) => name === day) + 1;
