import { monthNames, shortMonthNames, weekdayNames } from './calendar-names.ts';

/** A day in Kigali, in the form of the API: 'YYYY-MM-DD'. */
export type Day = string;

/** The offset of Kigali time: Rwanda is two hours ahead of UTC all year and has no summer time. */
const KIGALI_MS = 2 * 60 * 60 * 1000;

/** Whether the text is a day that exists: a URL may name the 31st of February. */
export function isDay(text: string): text is Day {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/** The day in Kigali of an instant. A value that is already a day is returned unchanged. */
export function dayOf(when: Day | Date): Day {
  if (typeof when === 'string' && when.length === 10) return when;
  return new Date(new Date(when).getTime() + KIGALI_MS).toISOString().slice(0, 10);
}

/** The time in Kigali: '14:30'. */
export function clockOf(instant: string | Date): string {
  return new Date(new Date(instant).getTime() + KIGALI_MS).toISOString().slice(11, 16);
}

export function addDays(day: Day, days: number): Day {
  const { year, month, date } = partsOf(day);
  return new Date(Date.UTC(year, month, date + days)).toISOString().slice(0, 10);
}

/** '20 November 2026' */
export function plainDate(when: Day | Date): string {
  const { year, month, date } = partsOf(dayOf(when));
  return `${date} ${monthNames[month]} ${year}`;
}

/** 'November 2026', from a month in the form of the API: 'YYYY-MM'. */
export function monthAndYear(month: string): string {
  return `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

/** 'Fri 20 Nov' */
export function shortDate(when: Day | Date): string {
  const { month, date, weekday } = partsOf(dayOf(when));
  return `${weekdayNames[weekday]?.slice(0, 3)} ${date} ${shortMonthNames[month]}`;
}

/** 'Fri 20 Nov'. The year is added when it is not the current year. */
export function nearDate(when: Day | Date, now: Date): string {
  const year = dayOf(when).slice(0, 4);
  return year === dayOf(now).slice(0, 4) ? shortDate(when) : `${shortDate(when)} ${year}`;
}

/** 'Fri 20 Nov, 10:00' in Kigali. The year is added when it is not the current year. */
export const nearInstant = (instant: string, now: Date): string =>
  inKigali(`${nearDate(instant, now)}, ${clockOf(instant)}`);

/** 'Fri 20 Nov, 10:00' in Kigali */
export const shortInstant = (instant: string | Date): string =>
  inKigali(`${shortDate(dayOf(instant))}, ${clockOf(instant)}`);

/** '20 November 2026, 14:05' in Kigali */
export const plainInstant = (instant: string): string =>
  inKigali(`${plainDate(new Date(instant))}, ${clockOf(instant)}`);

/** Adds '(Kigali time)' on a device in another time zone. */
export const inKigali = (time: string): string => (isElsewhere() ? `${time} (${kigaliTime})` : time);

const kigaliTime = 'Kigali time';
/**
 * Whether the device is in another time zone. False on the server, which renders the same page for everybody and does
 * not know the device's time zone.
 */
const isElsewhere = (): boolean =>
  typeof document !== 'undefined' && new Date().getTimezoneOffset() !== -KIGALI_MS / 60_000;

/** 'Friday 20 November' */
export function fullDay(when: Day | Date): string {
  const { month, date, weekday } = partsOf(dayOf(when));
  return `${weekdayNames[weekday]} ${date} ${monthNames[month]}`;
}

/** 'Friday' */
export function weekdayOf(when: Day | Date): string {
  return weekdayNames[partsOf(dayOf(when)).weekday] ?? '';
}

/** 20 */
export function dateOf(day: Day): number {
  return partsOf(day).date;
}

/** '20 – 23 November', '29 November – 2 December' */
export function dayRange(from: Day, to: Day): string {
  const a = partsOf(from);
  const b = partsOf(to);
  const start = a.month === b.month ? `${a.date}` : `${a.date} ${monthNames[a.month]}`;
  return `${start} – ${b.date} ${monthNames[b.month]}`;
}

function partsOf(day: Day) {
  const at = new Date(`${day}T00:00:00Z`);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth(), date: at.getUTCDate(), weekday: at.getUTCDay() };
}
