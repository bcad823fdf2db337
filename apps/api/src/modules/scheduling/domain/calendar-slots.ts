import { weekdayOf } from '../../../platform/clock.ts';
import { slotStarts, type Interval, addInterval, subtractInterval } from './intervals.ts';

/**
 * A row of a doctor's calendar: hours in which appointments are offered (`is_available`) or not, weekly or on one date.
 */
export interface CalendarHours {
  day: number | null;
  date: string | null;
  starts_at: number;
  ends_at: number;
  is_available: boolean;
  type: 'Online' | 'Hospital' | 'default';
  hospital_id: string | null;
}
/** Settings besides the calendar that decide a doctor's slots: appointment length and the hospitals of the doctor. */
export interface Practice {
  slotMinutes: number;
  hospitalIds: readonly string[];
}
/** An interval that can be booked, in minutes since midnight of its day. */
export interface Slot {
  from: number;
  to: number;
  online: boolean;
  /** The hospitals where the doctor sees patients in this interval. */
  hospitalIds: string[];
}
/** The slots that a doctor offers on a date, ordered by start. */
export type SlotsOfDay = (date: string) => readonly Slot[];

/**
 * Computes slots from the calendar: weekly hours are added, then weekly absences are removed, then the rows of the date
 * are applied in order of creation, which is the order of `rows`. A dated row changes some hours and does not replace
 * the day.
 */
export function slotsByCalendar(rows: readonly CalendarHours[], practice: Practice): SlotsOfDay {
  const weekly = new Map<number, readonly Slot[]>();
  return (date) => {
    const day = weekdayOf(date);
    const isDated = rows.some((row) => row.date === date);
    const ordinary = weekly.get(day);
    if (ordinary && !isDated) return ordinary;
    const slots = slotsOf(rowsInForce(rows, day, date), practice);
    if (!isDated) weekly.set(day, slots);
    return slots;
  };
}

/** The rows that apply on a weekday or a date, in the order in which they are applied. */
export function rowsInForce(rows: readonly CalendarHours[], day: number, date: string | null): CalendarHours[] {
  const weekly = rows.filter((row) => row.day === day);
  const available = weekly.filter((row) => row.is_available);
  const absent = weekly.filter((row) => !row.is_available);
  return [...available, ...absent, ...rows.filter((row) => row.date !== null && row.date === date)];
}

/** Hours of one type at one place: online, or at a hospital. */
export interface Layer {
  type: CalendarHours['type'];
  hospitalId: string | null;
  intervals: Interval[];
}

function slotsOf(rows: readonly CalendarHours[], practice: Practice): Slot[] {
  const slots = new Map<number, Slot>();
  for (const { hospitalId, intervals } of layersOf(rows, practice.hospitalIds))
    for (const from of slotStarts(intervals, practice.slotMinutes)) {
      const slot = slots.get(from) ?? { from, to: from + practice.slotMinutes, online: false, hospitalIds: [] };
      slots.set(from, slot);
      if (!hospitalId) slot.online = true;
      else if (!slot.hospitalIds.includes(hospitalId)) slot.hospitalIds.push(hospitalId);
    }
  return [...slots.values()].sort((a, b) => a.from - b.from);
}

/**
 * Default hours count both online and at each hospital. Each place is a layer of its own, so that an absence at one
 * place does not affect the other places.
 */
export function layersOf(rows: readonly CalendarHours[], hospitalIds: readonly string[]): Layer[] {
  const layers: Layer[] = [
    { type: 'Online', hospitalId: null, intervals: [] },
    { type: 'default', hospitalId: null, intervals: [] },
    ...hospitalIds.flatMap((hospitalId): Layer[] => [
      { type: 'Hospital', hospitalId, intervals: [] },
      { type: 'default', hospitalId, intervals: [] },
    ]),
  ];
  for (const row of rows)
    for (const layer of layers)
      if (row.is_available ? opens(row, layer) : closes(row, layer))
        layer.intervals = (row.is_available ? addInterval : subtractInterval)(
          layer.intervals,
          row.starts_at,
          row.ends_at,
        );
  return layers;
}

const opens = (row: CalendarHours, layer: Layer) =>
  layer.type === row.type && (row.type !== 'Hospital' || layer.hospitalId === row.hospital_id);
const closes = (row: CalendarHours, layer: Layer) => row.hospital_id === null || row.hospital_id === layer.hospitalId;
