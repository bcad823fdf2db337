const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Days and times are those of Africa/Kigali: two hours ahead of UTC, without summer time. */
const offset = 2 * hourMs;

/** The day of an instant in Kigali, as `YYYY-MM-DD`. */
export const dayOf = (instant: Date): string => new Date(instant.getTime() + offset).toISOString().slice(0, 10);
/** Minutes since midnight in Kigali. */
export const minuteOf = (instant: Date): number => Math.floor(((instant.getTime() + offset) % dayMs) / minuteMs);
/** The instant at a number of minutes after midnight of a day; 1440 minutes are the end of the day. */
export const instantOf = (day: string, minutes: number): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - offset + minutes * minuteMs);
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;
/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
/** Minutes since Monday 00:00 in Kigali. */
export const minuteOfWeek = (instant: Date): number => (weekdayOf(dayOf(instant)) - 1) * 1440 + minuteOf(instant);
/**
 * Whether the text is a date that exists, such as 2026-02-28. Only the years 1000 to 2999 are accepted, so that the
 * days before and after it also have a year of four digits.
 */
export const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** Formats minutes since midnight as `08:00 AM`; midnight is `12:00 AM`, even at the end of a day. */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(hour % 12 || 12)}:${two(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Formats an instant as `10:30` for screens, mails and documents; the API uses `clockText`. */
export const clockOf = (instant: Date): string => new Date(instant.getTime() + offset).toISOString().slice(11, 16);
/** Formats minutes since midnight as `10:30` for people; `24:00` is the end of the day. */
export const clockOfMinutes = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
/** Formats an instant as `10:30 (Kigali time)`, because a mail or document may be read in another time zone. */
export const kigaliClock = (instant: Date): string => `${clockOf(instant)} (Kigali time)`;

/**
 * Parses `HH:MM AM/PM`, `00:00 AM` (midnight) and 24-hour `HH:MM` to minutes since midnight; returns null for any other
 * text. As the end of an interval, midnight means the end of the day (1440).
 */
export function readClock(text: string, as: 'start' | 'end' = 'start'): number | null {
  const match = /^(\d{1,2}):(\d\d)(?:\s*(AM|PM))?$/i.exec(text.trim());
  if (!match) return null;
  const half = match[3]?.toUpperCase();
  let hour = Number(match[1]);
  const minutes = Number(match[2]);
  if (minutes > 59 || hour > (half ? 12 : 24)) return null;
  if (half === 'AM' && hour === 12) hour = 0;
  if (half === 'PM' && hour < 12) hour += 12;
  const total = hour * 60 + minutes;
  if (total > 1440 || (total === 1440 && as === 'start')) return null;
  return as === 'end' && total === 0 ? 1440 : total;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
interface Month {
  text: string;
  from: Date;
  to: Date;
}
const twelve: { until: string; months: readonly Month[] } = { until: '', months: [] };
/**
 * The twelve months, in Kigali time, that end with the current one, oldest first: `{ text: 'Nov 2026', from, to }`. The
 * month does not include the instant `to`.
 */
export function lastTwelveMonths(now: Date): readonly Month[] {
  const until = dayOf(now).slice(0, 7);
  if (twelve.until !== until) Object.assign(twelve, { until, months: twelveUntil(until) });
  return twelve.months;
}

function twelveUntil(last: string): Month[] {
  const [year, month] = last.split('-').map(Number) as [number, number];
  return Array.from({ length: 12 }, (_, index) => {
    const count = year * 12 + month - 12 + index;
    const start = (value: number) => `${Math.floor(value / 12)}-${String((value % 12) + 1).padStart(2, '0')}-01`;
    return {
      text: `${months[count % 12]} ${Math.floor(count / 12)}`,
      from: instantOf(start(count), 0),
      to: instantOf(start(count + 1), 0),
    };
  });
}
