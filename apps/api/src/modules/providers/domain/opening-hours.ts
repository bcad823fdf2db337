import type { OpenNow } from '@ivuriro/contract/shapes';
import { addDays, clockText, dayOf, minuteOf, weekdayOf } from '../../../platform/clock.ts';

/** Opening hours of one day in minutes since midnight; a closing time at or before the opening is on the next day. */
export interface Hours {
  is_closed: boolean;
  is_24_hours: boolean;
  opens_at: number;
  closes_at: number;
}
export interface HourRow extends Hours {
  id: string;
  /** Day of the week, 1 is Monday. */
  day: number;
}

/** The default opening hours of a day for which none were set. */
export const usualHours: Hours = { is_closed: false, is_24_hours: false, opens_at: 480, closes_at: 1020 };

/**
 * Returns whether a place is open at this minute in Kigali, with the opening hours that apply now or, when it is
 * closed, those of its next opening.
 */
export function openNow(rows: readonly HourRow[], now: Date): OpenNow {
  const of = (day: number): Hours => rows.find((row) => row.day === ((day + 6) % 7) + 1) ?? usualHours;
  const today = dayOf(now);
  const weekday = weekdayOf(today);
  const minute = minuteOf(now);
  const [yesterdays, todays] = [of(weekday - 1), of(weekday)];
  const inForce =
    runsIntoNextDay(yesterdays) && minute < yesterdays.closes_at
      ? yesterdays
      : opensBy(todays, minute) && !endsBy(todays, minute)
        ? todays
        : undefined;
  if (inForce) return { isClosed: false, isWorking24Hours: inForce.is_24_hours, ...wireTimes(inForce), opens_on: null };
  const opensLater = !todays.is_closed && !opensBy(todays, minute);
  const next = opensLater ? 0 : [1, 2, 3, 4, 5, 6, 7].find((days) => !of(weekday + days).is_closed);
  return {
    isClosed: true,
    isWorking24Hours: false,
    ...(next === undefined ? { opening_from: '', closed_at: '' } : wireTimes(of(weekday + next))),
    opens_on: next ? addDays(today, next) : null,
  };
}

const runsIntoNextDay = (hours: Hours): boolean =>
  !hours.is_closed && !hours.is_24_hours && hours.closes_at <= hours.opens_at;
const opensBy = (hours: Hours, minute: number): boolean =>
  !hours.is_closed && (hours.is_24_hours || hours.opens_at <= minute);
const endsBy = (hours: Hours, minute: number): boolean =>
  !hours.is_24_hours && !runsIntoNextDay(hours) && hours.closes_at <= minute;

/** Opening and closing as times of day; a day of 24 hours is from midnight to midnight. */
export const wireTimes = (hours: Hours): { opening_from: string; closed_at: string } => ({
  opening_from: clockText(hours.is_24_hours ? 0 : hours.opens_at),
  closed_at: clockText(hours.is_24_hours ? 0 : hours.closes_at),
});
