import type { Appointment } from '@ivuriro/contract';
import { addDays, dayOf, inKigali, nearDate, type Day } from '../../lib/language/dates.ts';
import { displayTime } from '../../lib/language/times.ts';

export const startOf = (visit: Pick<Appointment, 'assigned_date' | 'start_time'>): Date =>
  instantOf(visit.assigned_date, visit.start_time);

/** One that ends at midnight ends on the next day. */
export function endOf(visit: Pick<Appointment, 'assigned_date' | 'start_time' | 'end_time'>): Date {
  const end = instantOf(visit.assigned_date, visit.end_time);
  return end > startOf(visit) ? end : instantOf(addDays(visit.assigned_date, 1), visit.end_time);
}

const instantOf = (day: Day, time: string): Date => new Date(`${day}T${displayTime(time)}:00+02:00`);

/** 'Today', 'Tomorrow' or 'Fri 20 Nov'; with the year when it is another one. */
export function dayWord(day: Day, now: Date, words: { today: string; tomorrow: string }): string {
  const today = dayOf(now);
  if (day === today) return words.today;
  if (day === addDays(today, 1)) return words.tomorrow;
  return nearDate(day, now);
}

/** '14:30 – 15:30' */
export const hoursOf = (visit: Pick<Appointment, 'start_time' | 'end_time'>): string =>
  inKigali(`${displayTime(visit.start_time)} – ${displayTime(visit.end_time)}`);
