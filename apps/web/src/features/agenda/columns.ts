import type { Agenda, Appointment } from '@ivuriro/contract';
import { BOOKABLE_DAYS } from '../../domain/availability/calendar-window.ts';
import { addDays, clockOf, dayOf, type Day } from '../../lib/language/dates.ts';
import { displayTime, wireTime } from '../../lib/language/times.ts';
import { inLanes, type Lane, overlaps, type Span } from './spans.ts';

/** A slot that the desk can book; one of the hospitals where it can be. */
export type FreeSlot = Span & { hospital: string };
export type ChosenSlot = { column: Column; slot: FreeSlot };
/** The account whose agenda it is. */
export type Side = 'doctor' | 'hospital';
export type Hours = Span & { online: boolean; hospitals: string[] };
export type Column = {
  key: string;
  doctor: Agenda['doctors'][number];
  date: Day;
  hours: Hours[];
  blocks: (Span & Pick<Agenda['blocks'][number], 'id' | 'removable' | 'absence'>)[];
  holds: Span[];
  appointments: (Span & Lane & { appointment: Appointment })[];
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

/** A column for each doctor and day, with its items by time. */
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
      // a patient at the desk may get a slot that has begun
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
  /** Whether a slot that has begun and not ended counts. */
  begun: boolean;
  /** An appointment whose own time counts as free. */
  but?: string;
};

/** The slots in hours that fit which are neither taken nor over, as the server decides. */
export function freeSlots(column: Omit<Column, 'free'>, { fits, now, begun, but }: Wish): FreeSlot[] {
  const today = dayOf(now);
  if (column.date < today || column.date > addDays(today, BOOKABLE_DAYS)) return [];
  const since = column.date === today ? minuteOfNow(now) : -1;
  // an overbooked appointment has no claim: the one beside it has
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

/** The whole hours of a usual day, and those before and after it in which a column has an item. */
export function rangeOf(columns: readonly Column[]): Span {
  const items = columns.flatMap(({ hours, holds, appointments }): Span[] => [...hours, ...holds, ...appointments]);
  const spans = [usualDay, ...items];
  const from = Math.min(...spans.map((one) => one.from));
  const to = Math.max(...spans.map((one) => one.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

/** The minute from which the days are shown: an hour before now, unless the day is another one or all of it is over. */
export function shownFrom(columns: readonly Column[], now: Date): number {
  const items = columns.flatMap(({ hours, holds, appointments }): Span[] => [...hours, ...holds, ...appointments]);
  const from = minuteOfNow(now) - 60;
  const isRunning = columns.some(({ date }) => date === dayOf(now)) && items.some((one) => one.to > from);
  if (items.length === 0) return usualDay.from;
  return isRunning ? from : Math.min(...items.map((one) => one.from));
}

export const overbookedIn = ({ appointments }: Column): number =>
  appointments.filter(({ appointment }) => appointment.overbooked).length;

/** Whether a column has neither hours nor anything in them, and no absence that can be taken back. */
export const isEmpty = ({ hours, holds, appointments, blocks }: Column): boolean =>
  hours.length + holds.length + appointments.length === 0 && blocks.every(({ absence }) => absence === null);
