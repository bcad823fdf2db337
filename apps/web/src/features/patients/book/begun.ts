import { clockOf, type Day, dayOf } from '../../../lib/language/dates.ts';
import { displayTime } from '../../../lib/language/times.ts';

/** Whether the slot has begun already, by the time in Kigali. */
export const hasBegun = ({ date, time }: { date: Day; time: string }, now: Date): boolean =>
  date === dayOf(now) && displayTime(time) <= clockOf(now);
