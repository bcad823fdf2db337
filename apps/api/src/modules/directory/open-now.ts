import type { OpenNow } from '@ivuriro/contract/shapes';
import { clockText, dayOf, minuteOf, weekdayOf } from '../../platform/clock.ts';

/** Minutes of the day; closing not after opening is on the next day. */
export interface Hours {
  is_closed: boolean;
  is_24_hours: boolean;
  opens_at: number;
  closes_at: number;
}
export interface HourRow extends Hours {
  id: string;
  /** 1 is Monday. */
  day: number;
}

/** The hours of a day for which nobody said anything. */
export const usualHours: Hours = { is_closed: false, is_24_hours: false, opens_at: 480, closes_at: 1020 };

/** Whether a place is open at this minute in Kigali, with the hours in force, or else those of the next opening. */
export function openNow(rows: readonly HourRow[], now: Date): OpenNow {
  const of = (day: number): Hours => rows.find((row) => row.day === ((day + 6) % 7) + 1) ?? usualHours;
  const today = weekdayOf(dayOf(now));
  const minute = minuteOf(now);
  if (runsIntoNextDay(of(today - 1)) && minute < of(today - 1).closes_at) return shown(of(today - 1), true);
  if (opensBy(of(today), minute) && !endsBy(of(today), minute)) return shown(of(today), true);
  const laterToday = !of(today).is_closed && !opensBy(of(today), minute) ? [of(today)] : [];
  const coming = [1, 2, 3, 4, 5, 6, 7].map((days) => of(today + days)).filter((hours) => !hours.is_closed);
  return shown([...laterToday, ...coming][0] ?? of(today), false);
}

const runsIntoNextDay = (hours: Hours): boolean =>
  !hours.is_closed && !hours.is_24_hours && hours.closes_at <= hours.opens_at;
const opensBy = (hours: Hours, minute: number): boolean =>
  !hours.is_closed && (hours.is_24_hours || hours.opens_at <= minute);
const endsBy = (hours: Hours, minute: number): boolean =>
  !hours.is_24_hours && !runsIntoNextDay(hours) && hours.closes_at <= minute;

const shown = (hours: Hours, open: boolean): OpenNow => ({
  isClosed: !open,
  isWorking24Hours: open && hours.is_24_hours,
  ...wireTimes(hours),
});

/** Opening and closing as they are written; round the clock is from midnight to midnight. */
export const wireTimes = (hours: Hours): { opening_from: string; closed_at: string } => ({
  opening_from: clockText(hours.is_24_hours ? 0 : hours.opens_at),
  closed_at: clockText(hours.is_24_hours ? 0 : hours.closes_at),
});
