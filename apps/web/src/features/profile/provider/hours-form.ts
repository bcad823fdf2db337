import type { Hour } from '@ivuriro/contract';
import type { OwnedResourceApi } from '../../../lib/api/contract.ts';
import { wholeHours } from '../../../domain/opening-hours/whole-hours.ts';
import { displayTime } from '../../../lib/language/times.ts';

/** One day of the week, as the dialog shows it. */
export type DayHours = Pick<Hour, 'day' | 'isClosed' | 'isWorking24Hours' | 'opening_from' | 'closed_at'>;
type Body = OwnedResourceApi['POST /working_hours']['body'];

/** The stored hours of the seven days. The server returns default hours for a provider who has never set any. */
export const weekOf = (hours: Hour[]): DayHours[] =>
  hours.map(({ day, isClosed, isWorking24Hours, opening_from, closed_at }) => ({
    day,
    isClosed,
    isWorking24Hours,
    opening_from,
    closed_at,
  }));

/** The days as the parallel lists of the API: entries at the same position belong to the same day. */
export const bodyOfWeek = (week: DayHours[]): Body => ({
  day: week.map(({ day }) => day as Extract<Body['day'], unknown[]>[number]),
  isClosed: week.map(({ isClosed }) => (isClosed ? '1' : '0')),
  isWorking24Hours: week.map(({ isWorking24Hours }) => (isWorking24Hours ? '1' : '0')),
  opening_from: week.map(({ opening_from }) => opening_from),
  closed_at: week.map(({ closed_at }) => closed_at),
});

/** Copies the hours of the first day to every day. */
export const likeTheFirst = (week: DayHours[]): DayHours[] => week.map(({ day }) => ({ ...week[0]!, day }));

/** The options of a time field: the whole hours, and the stored time if it is not a whole hour. */
export const choicesWith = (time: string) =>
  wholeHours.some(({ value }) => value === time)
    ? wholeHours
    : [{ value: time, label: displayTime(time) }, ...wholeHours];
