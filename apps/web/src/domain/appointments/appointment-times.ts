import type { Appointment } from '@ivuriro/contract';
import { addDays, dayOf, inKigali, nearDate, type Day } from '../../lib/language/dates.ts';
import { displayTime } from '../../lib/language/times.ts';

export const startOf = (appointment: Pick<Appointment, 'assigned_date' | 'start_time'>): Date =>
  instantOf(appointment.assigned_date, appointment.start_time);

/** The end of an appointment; an end at midnight is on the day after the start. */
export function endOf(appointment: Pick<Appointment, 'assigned_date' | 'start_time' | 'end_time'>): Date {
  const end = instantOf(appointment.assigned_date, appointment.end_time);
  return end > startOf(appointment) ? end : instantOf(addDays(appointment.assigned_date, 1), appointment.end_time);
}

const instantOf = (day: Day, time: string): Date => new Date(`${day}T${displayTime(time)}:00+02:00`);

/** 'Today', 'Tomorrow' or 'Fri 20 Nov'. The year is added when it is not the current year. */
export function dayWord(day: Day, now: Date, words: { today: string; tomorrow: string }): string {
  const today = dayOf(now);
  if (day === today) return words.today;
  if (day === addDays(today, 1)) return words.tomorrow;
  return nearDate(day, now);
}

/** '14:30 – 15:30' */
export const hoursOf = (appointment: Pick<Appointment, 'start_time' | 'end_time'>): string =>
  inKigali(`${displayTime(appointment.start_time)} – ${displayTime(appointment.end_time)}`);
