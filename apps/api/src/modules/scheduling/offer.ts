import { weekdayOf } from '../../platform/clock.ts';
import { stepsIn, type Stretch, withHours, withoutHours } from './stretches.ts';

/** A row of a doctor's calendar: hours that are opened (`is_available`) or closed, weekly or on one date. */
export interface Hours {
  day: number | null;
  date: string | null;
  starts_at: number;
  ends_at: number;
  is_available: boolean;
  type: 'Online' | 'Hospital' | 'default';
  hospital_id: string | null;
}
/** What the offer needs to know of a doctor: the length of a visit and where he works. */
export interface Practice {
  slotMinutes: number;
  hospitalIds: readonly string[];
}
/** A time that can be booked, in minutes of its day. */
export interface Time {
  from: number;
  to: number;
  online: boolean;
  /** The hospitals where the doctor can be visited then. */
  hospitalIds: string[];
}
/** The times that a doctor offers on a date, in order of their beginning. */
export type Offer = (date: string) => readonly Time[];

/**
 * Weekly hours are opened, then weekly absences closed, then the rows of the date applied in order of creation, which is the
 * order of `rows`: a dated row changes some hours, it does not replace the day.
 */
export function offerOf(rows: readonly Hours[], practice: Practice): Offer {
  const weekly = new Map<number, readonly Time[]>();
  return (date) => {
    const day = weekdayOf(date);
    const isDated = rows.some((row) => row.date === date);
    const ordinary = weekly.get(day);
    if (ordinary && !isDated) return ordinary;
    const times = timesOf(rowsInForce(rows, day, date), practice);
    if (!isDated) weekly.set(day, times);
    return times;
  };
}

/** The rows that make the hours of a weekday or a date, in the order in which they are applied. */
export function rowsInForce(rows: readonly Hours[], day: number, date: string | null): Hours[] {
  const weekly = rows.filter((row) => row.day === day);
  const given = weekly.filter((row) => row.is_available);
  const taken = weekly.filter((row) => !row.is_available);
  return [...given, ...taken, ...rows.filter((row) => row.date !== null && row.date === date)];
}

/** Hours of one type at one place: online, or a hospital. */
export interface Layer {
  type: Hours['type'];
  hospitalId: string | null;
  stretches: Stretch[];
}

function timesOf(rows: readonly Hours[], practice: Practice): Time[] {
  const times = new Map<number, Time>();
  for (const { hospitalId, stretches } of layersOf(rows, practice.hospitalIds))
    for (const from of stepsIn(stretches, practice.slotMinutes)) {
      const time = times.get(from) ?? { from, to: from + practice.slotMinutes, online: false, hospitalIds: [] };
      times.set(from, time);
      if (!hospitalId) time.online = true;
      else if (!time.hospitalIds.includes(hospitalId)) time.hospitalIds.push(hospitalId);
    }
  return [...times.values()].sort((a, b) => a.from - b.from);
}

/** Default hours count online and at each hospital, each in its own layer, so that an absence at one leaves the others. */
export function layersOf(rows: readonly Hours[], hospitalIds: readonly string[]): Layer[] {
  const layers: Layer[] = [
    { type: 'Online', hospitalId: null, stretches: [] },
    { type: 'default', hospitalId: null, stretches: [] },
    ...hospitalIds.flatMap((hospitalId): Layer[] => [
      { type: 'Hospital', hospitalId, stretches: [] },
      { type: 'default', hospitalId, stretches: [] },
    ]),
  ];
  for (const row of rows)
    for (const layer of layers)
      if (row.is_available ? gives(row, layer) : takes(row, layer))
        layer.stretches = (row.is_available ? withHours : withoutHours)(layer.stretches, row.starts_at, row.ends_at);
  return layers;
}

const gives = (row: Hours, layer: Layer) =>
  layer.type === row.type && (row.type !== 'Hospital' || layer.hospitalId === row.hospital_id);
const takes = (row: Hours, layer: Layer) => row.hospital_id === null || row.hospital_id === layer.hospitalId;
