import { dayOf, readClock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { type Calendar, dayNumber } from '../domain/calendar-hours.ts';
import { findRows } from './calendar-rows.queries.ts';

/**
 * The owner of the listed rows: a doctor, with all of their rows, or a hospital, with the rows of every doctor there.
 */
export type Holder = { doctor_id: string } | { hospital_id: string };
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
