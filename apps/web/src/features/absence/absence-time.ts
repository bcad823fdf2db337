import { addDays, type Day, isDay } from '../../lib/language/dates.ts';

export const presets = ['today', 'tomorrow', 'week', 'other'] as const;
export type Preset = (typeof presets)[number];

/** The days and hours of an absence as they are chosen; `24:00` is the end of a day. */
export interface AbsenceTime {
  first: Day;
  last: Day;
  from: string;
  until: string;
}

export const wholeDay = { from: '00:00', until: '24:00' };
/** What the fields show when some hours are chosen. */
export const someHours = { from: '08:00', until: '12:00' };

/** The days of a choice; this week ends on Sunday. `other` keeps the days that are chosen already. */
export function daysOfPreset(preset: Preset, today: Day, chosen: Pick<AbsenceTime, 'first' | 'last'>) {
  const tomorrow = addDays(today, 1);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return {
    today: { first: today, last: today },
    tomorrow: { first: tomorrow, last: tomorrow },
    week: { first: today, last: addDays(today, (7 - weekday) % 7) },
    other: chosen,
  }[preset];
}

/** The choice that stands for this day. */
export const presetOf = (day: Day, today: Day): Preset =>
  day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : 'other';

/** The instants in Kigali, for the API. */
export const instantsOf = ({ first, last, from, until }: AbsenceTime) => ({
  from: `${first}T${from}:00+02:00`,
  to: until === wholeDay.until ? `${addDays(last, 1)}T00:00:00+02:00` : `${last}T${until}:00+02:00`,
});

/** What is wrong with the time; null when it can be entered, undefined while a field is empty. */
export function wrongIn(time: AbsenceTime, now: Date): 'endsBefore' | 'over' | null | undefined {
  if (!isDay(time.first) || !isDay(time.last) || !time.from || !time.until) return undefined;
  const { from, to } = instantsOf(time);
  if (Date.parse(from) >= Date.parse(to)) return 'endsBefore';
  return Date.parse(to) <= now.getTime() ? 'over' : null;
}
