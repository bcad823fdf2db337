import type { Appointment } from '@ivuriro/contract';
import { addDays, dayOf, shortDate, type Day } from '../i18n/dates.ts';
import { displayTime } from '../i18n/times.ts';

type Times = Pick<Appointment, 'assigned_date' | 'start_time' | 'end_time'>;

const MINUTE = 60_000;
/** The room of an online visit is open so long before its start and after its end, in minutes. */
const OPEN = 30 * MINUTE;

export const startOf = (visit: Pick<Times, 'assigned_date' | 'start_time'>): Date =>
  instantOf(visit.assigned_date, visit.start_time);

/** A visit that ends at midnight ends on the day after. */
function endOf(visit: Times): Date {
  const end = instantOf(visit.assigned_date, visit.end_time);
  return end > startOf(visit) ? end : instantOf(addDays(visit.assigned_date, 1), visit.end_time);
}

const instantOf = (day: Day, time: string): Date => new Date(`${day}T${displayTime(time)}:00+02:00`);

/** Whether the patient may go in now. */
function isNear(visit: Times, now: Date): boolean {
  return now.getTime() >= startOf(visit).getTime() - OPEN && now.getTime() <= endOf(visit).getTime() + OPEN;
}

export function isJoinable(visit: Appointment, now: Date): boolean {
  const open = visit.status === 'PENDING' || visit.status === 'ONGOING';
  return visit.meet_link !== null && open && isNear(visit, now);
}

/** 'Today', 'Tomorrow' or 'Fri 20 Nov'; with the year when it is another one. */
export function dayWord(day: Day, now: Date, words: { today: string; tomorrow: string }): string {
  const today = dayOf(now);
  if (day === today) return words.today;
  if (day === addDays(today, 1)) return words.tomorrow;
  return day.slice(0, 4) === today.slice(0, 4) ? shortDate(day) : `${shortDate(day)} ${day.slice(0, 4)}`;
}
