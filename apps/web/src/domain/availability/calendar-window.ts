import { addDays, type Day } from '../../lib/language/dates.ts';

const WINDOW_DAYS = 4;
/** The number of days ahead that patients can book; the API has the same limit. */
export const BOOKABLE_DAYS = 90;
/** The number of the four-day window that contains the last bookable day. */
export const lastWeek = Math.floor(BOOKABLE_DAYS / WINDOW_DAYS) + 1;

/** The days of a four-day window; the window that begins today is number 1. */
export function windowOf(today: Day, week: number): { from: Day; to: Day; days: Day[] } {
  const from = addDays(today, (Math.max(1, week) - 1) * WINDOW_DAYS);
  const days = Array.from({ length: WINDOW_DAYS }, (_, n) => addDays(from, n));
  return { from, to: addDays(from, WINDOW_DAYS - 1), days };
}

/** The number of the four-day window that contains this day. */
export function weekHolding(today: Day, day: Day): number {
  const apart = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  return Math.max(1, Math.floor(apart / WINDOW_DAYS) + 1);
}
