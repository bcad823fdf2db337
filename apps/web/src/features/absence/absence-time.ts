import { addDays, type Day, isDay } from '../../lib/language/dates.ts';

export const presets = ['today', 'tomorrow', 'week', 'other'] as const;
export type Preset = (typeof presets)[number];

/** The chosen days and hours of an absence; `until` is `24:00` at the end of a day. */
export interface AbsenceTime {
  first: Day;
  last: Day;
  from: string;
  until: string;
}

export const wholeDay = { from: '00:00', until: '24:00' };
/** The hours that the fields contain at first when the person chooses some hours instead of whole days. */
export const someHours = { from: '08:00', until: '12:00' };

/** The first and last day of a preset; `week` ends on Sunday. `other` keeps the days that are already chosen. */
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

/** The preset that is selected when the dialog opens with this day. */
export const presetOf = (day: Day, today: Day): Preset =>
  day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : 'other';

/** The beginning and end of the absence as instants with the offset of Kigali, for the API. */
export const instantsOf = ({ first, last, from, until }: AbsenceTime) => ({
  from: `${first}T${from}:00+02:00`,
  to: until === wholeDay.until ? `${addDays(last, 1)}T00:00:00+02:00` : `${last}T${until}:00+02:00`,
});

/** The reason why the time is invalid: null when it is valid, undefined while a field is empty. */
export function wrongIn(time: AbsenceTime, now: Date): 'endsBefore' | 'over' | null | undefined {
  if (!isDay(time.first) || !isDay(time.last) || !time.from || !time.until) return undefined;
  const { from, to } = instantsOf(time);
  if (Date.parse(from) >= Date.parse(to)) return 'endsBefore';
  return Date.parse(to) <= now.getTime() ? 'over' : null;
}
