import type { Appointment } from '@ivuriro/contract';
import type { Api } from '../../lib/api/contract.ts';
import { MIDNIGHT, wholeHours } from '../../domain/opening-hours/whole-hours.ts';
import { displayTime } from '../../lib/language/times.ts';

export type Row = Api['GET /doctor/calendars']['data'][number];
export type Slot = Api['GET /view_doctor/calendar/{id}']['data']['calendar'][number]['timeSlots'][number];

export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof week)[number];
/** A weekday or a date. */
export type On = { day: Weekday } | { date: string };

export type Hours = Pick<Row, 'start_time' | 'end_time'>;

/** The hours from midnight to midnight: one closing row with these hours on a date closes the whole day. */
export const wholeDay = { start_time: MIDNIGHT, end_time: MIDNIGHT };

/** The selectable end times: 01:00 to 23:00, then midnight. */
export const endsWith = (midnight: string) => [...wholeHours.slice(1), { value: MIDNIGHT, label: midnight }];

/** '08:00 – 12:00'; an end at midnight is the end of the day. */
export function rangeOf({ start_time, end_time }: Pick<Row, 'start_time' | 'end_time'>): string {
  return `${displayTime(start_time)} – ${endOf(end_time)}`;
}

export const isWholeDay = (row: Pick<Row, 'start_time' | 'end_time'>): boolean =>
  displayTime(row.start_time) === '00:00' && endOf(row.end_time) === '24:00';

export const endsLater = (start: string, end: string): boolean => endOf(end) > displayTime(start);

function endOf(time: string): string {
  const clock = displayTime(time);
  return clock === '00:00' ? '24:00' : clock;
}

/** The pending and ongoing appointments that overlap these hours, the earliest first. */
export const bookedIn = (appointments: Appointment[], hours: Hours, doctorId?: string): Appointment[] =>
  appointments
    .filter(({ status }) => status === 'PENDING' || status === 'ONGOING')
    .filter(({ doctor }) => doctorId === undefined || doctor.id === doctorId)
    .filter(
      (appointment) =>
        endsLater(appointment.start_time, hours.end_time) && endsLater(hours.start_time, appointment.end_time),
    )
    .toSorted((a, b) => a.assigned_date.localeCompare(b.assigned_date) || byStart(a, b));

export const byStart = (a: Hours, b: Hours): number =>
  displayTime(a.start_time).localeCompare(displayTime(b.start_time));

/** The number of free slots of a day. */
export function freeOf(slots: Slot[] | undefined): number {
  return slots?.filter((slot) => slot.isAvailable).length ?? 0;
}
