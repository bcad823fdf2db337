import type { Agenda } from '@ivuriro/contract';
import { BOOKABLE_DAYS } from '../../domain/availability/calendar-window.ts';
import { addDays, clockOf, dayOf, type Day } from '../../lib/language/dates.ts';
import { displayTime, wireTime } from '../../lib/language/times.ts';
import { inLanes, type Lane, overlaps, type Span } from './spans.ts';

/** A slot that the desk can book. `hospital` is one of the hospitals at which the doctor works then. */
export type FreeSlot = Span & { hospital: string };
export type ChosenSlot = { column: Column; slot: FreeSlot };
/** The kind of account that the agenda belongs to. */
export type Side = 'doctor' | 'hospital';
export type Booked = Agenda['appointments'][number];
export type Hours = Span & { online: boolean; hospitals: string[] };
export type Column = {
  key: string;
  doctor: Agenda['doctors'][number];
  date: Day;
  hours: Hours[];
  blocks: (Span & Pick<Agenda['blocks'][number], 'id' | 'removable' | 'absence'>)[];
  holds: Span[];
  appointments: (Span & Lane & { appointment: Booked })[];
  free: FreeSlot[];
};

const midnight = 24 * 60;

const minuteOf = (time: string): number => {
  const [hour = 0, minute = 0] = displayTime(time).split(':').map(Number);
  return hour * 60 + minute;
};
const spanOf = ({ start_time, end_time }: { start_time: string; end_time: string }): Span => ({
  from: minuteOf(start_time),
  to: minuteOf(end_time) || midnight,
});

/** '09:30' */
export const clockAt = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
/** '09:30 AM'; midnight, also at the end of a day, is '12:00 AM'. */
export const wireTimeAt = (minute: number): string => wireTime(clockAt(minute % midnight));
export const minuteOfNow = (now: Date): number => minuteOf(clockOf(now));

/** A column for each doctor and day. Its items are in the order of time. */
export function columnsOf(agenda: Agenda, doctors: Agenda['doctors'], days: readonly Day[], now: Date): Column[] {
  const key = (doctor: string, date: Day) => `${doctor} ${date}`;
  const hours = byKey(agenda.hours, (one) => key(one.doctor_id, one.date));
  const blocks = byKey(agenda.blocks, (one) => key(one.doctor_id, one.date));
  const holds = byKey(agenda.holds, (one) => key(one.doctor_id, one.date));
  const appointments = byKey(agenda.appointments, (one) => key(one.doctor.id, one.assigned_date));
  return doctors.flatMap((doctor) =>
    days.map((date) => {
      const at = key(doctor.id, date);
      const column = {
        key: at,
        doctor,
        date,
        hours: (hours.get(at) ?? []).map(hoursOf),
        blocks: (blocks.get(at) ?? []).map((one) => ({
          ...spanOf(one),
          id: one.id,
          removable: one.removable,
          absence: one.absence,
        })),
        holds: (holds.get(at) ?? []).map(spanOf),
        appointments: inLanes((appointments.get(at) ?? []).map((one) => ({ ...spanOf(one), appointment: one }))),
      };
      // a slot that has already begun counts too, because the patient may be at the desk
      return { ...column, free: freeSlots(column, { fits: isInPerson, now, begun: true }) };
    }),
  );
}

function byKey<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const map = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const others = map.get(key);
    if (others) others.push(item);
    else map.set(key, [item]);
  }
  return map;
}

const hoursOf = (one: Agenda['hours'][number]): Hours => ({
  ...spanOf(one),
  online: one.types.includes('ONLINE'),
  hospitals: one.hospital_ids,
});
export const isInPerson = ({ hospitals }: Hours): boolean => hospitals.length > 0;

type Wish = {
  fits: (hours: Hours) => boolean;
  now: Date;
  /** Whether a slot counts that has begun but not ended. */
  begun: boolean;
  /** The id of an appointment whose own slot counts as free. */
  but?: string;
};

/**
 * The free slots of the hours that `fits` accepts: slots that neither overlap an appointment or hold nor are over. The
 * server applies the same rule.
 */
export function freeSlots(column: Omit<Column, 'free'>, { fits, now, begun, but }: Wish): FreeSlot[] {
  const today = dayOf(now);
  if (column.date < today || column.date > addDays(today, BOOKABLE_DAYS)) return [];
  const since = column.date === today ? minuteOfNow(now) : -1;
  // an overbooked appointment has no slot claim; the appointment beside it has the claim
  const claiming = column.appointments.filter(({ appointment: { id, overbooked } }) => id !== but && !overbooked);
  const taken = [...claiming, ...column.holds];
  const step = column.doctor.slot_minutes;
  const free = new Map<number, FreeSlot>();
  for (const hours of column.hours) {
    if (!fits(hours)) continue;
    for (let at = hours.from; at + step <= hours.to; at += step) {
      const slot = { from: at, to: at + step, hospital: hours.hospitals[0] ?? '' };
      const isAhead = (begun ? slot.to : slot.from) > since;
      if (isAhead && !free.has(at) && !taken.some((one) => overlaps(one, slot))) free.set(at, slot);
    }
  }
  return [...free.values()].sort((a, b) => a.from - b.from);
}

const usualDay: Span = { from: 8 * 60, to: 17 * 60 };

/** The shown interval, in whole hours: a usual day from 8 to 17, longer where a column has earlier or later items. */
export function rangeOf(columns: readonly Column[]): Span {
  const items = columns.flatMap(({ hours, holds, appointments }): Span[] => [...hours, ...holds, ...appointments]);
  const spans = [usualDay, ...items];
  const from = Math.min(...spans.map((one) => one.from));
  const to = Math.max(...spans.map((one) => one.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

/**
 * The minute to which the grid scrolls: an hour before now if today is shown and not everything is over by then,
 * otherwise the first item.
 */
export function shownFrom(columns: readonly Column[], now: Date): number {
  const items = columns.flatMap(({ hours, holds, appointments }): Span[] => [...hours, ...holds, ...appointments]);
  const from = minuteOfNow(now) - 60;
  const isRunning = columns.some(({ date }) => date === dayOf(now)) && items.some((one) => one.to > from);
  if (items.length === 0) return usualDay.from;
  return isRunning ? from : Math.min(...items.map((one) => one.from));
}

export const overbookedIn = ({ appointments }: Column): number =>
  appointments.filter(({ appointment }) => appointment.overbooked).length;

/** Whether a column is empty: it has no hours, holds or appointments, and no absence that could be ended. */
export const isEmpty = ({ hours, holds, appointments, blocks }: Column): boolean =>
  hours.length + holds.length + appointments.length === 0 && blocks.every(({ absence }) => absence === null);
