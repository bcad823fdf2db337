import type { Hour } from '@ivuriro/contract';
import type { OwnedResourceApi } from '../../../lib/api/contract.ts';
import { wholeHours } from '../../../domain/opening-hours/whole-hours.ts';
import { displayTime } from '../../../lib/language/times.ts';

/** One day of the week, as the dialog shows it. */
export type DayHours = Pick<Hour, 'day' | 'isClosed' | 'isWorking24Hours' | 'opening_from' | 'closed_at'>;
type Body = OwnedResourceApi['POST /working_hours']['body'];

/** The seven days as they are stored; who never said any has the usual ones. */
export const weekOf = (hours: Hour[]): DayHours[] =>
  hours.map(({ day, isClosed, isWorking24Hours, opening_from, closed_at }) => ({
    day,
    isClosed,
    isWorking24Hours,
    opening_from,
    closed_at,
  }));

/** The lists that the call takes; what stands at one place of each belongs together. */
export const bodyOfWeek = (week: DayHours[]): Body => ({
  day: week.map(({ day }) => day as Extract<Body['day'], unknown[]>[number]),
  isClosed: week.map(({ isClosed }) => (isClosed ? '1' : '0')),
  isWorking24Hours: week.map(({ isWorking24Hours }) => (isWorking24Hours ? '1' : '0')),
  opening_from: week.map(({ opening_from }) => opening_from),
  closed_at: week.map(({ closed_at }) => closed_at),
});

/** Every day as the first. */
export const likeTheFirst = (week: DayHours[]): DayHours[] => week.map(({ day }) => ({ ...week[0]!, day }));

/** The whole hours, and a stored time that is none. */
export const choicesWith = (time: string) =>
  wholeHours.some(({ value }) => value === time)
    ? wholeHours
    : [{ value: time, label: displayTime(time) }, ...wholeHours];
