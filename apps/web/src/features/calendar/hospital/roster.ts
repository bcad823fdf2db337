import { displayTime, wireTime } from '../../../lib/language/times.ts';
import { MIDNIGHT } from '../../../domain/opening-hours/whole-hours.ts';
import type { Row } from '../calendar-rows.ts';

/** Minutes from midnight; an end at midnight is 1,440. */
export type Interval = { from: number; to: number };
/** A doctor with their working intervals, in the order of time; adjacent intervals are merged. */
export type Working = { doctor: Row['doctor']; intervals: Interval[] };

const DAY = 24 * 60;

/**
 * The doctors who work on a day. Their hours are the weekly hours minus the weekly closures, changed by the rows of the
 * date in the order in which these were entered. The server computes the slots of one hospital in the same way.
 */
export function rosterOf(weekly: readonly Row[], dated: readonly Row[] = []): Working[] {
  const roster = new Map<string, Working>();
  const given = weekly.filter((row) => row.isAvailable);
  const taken = weekly.filter((row) => !row.isAvailable);
  for (const row of [...given, ...taken, ...dated]) {
    const { intervals } = roster.get(row.doctor_id) ?? { intervals: [] };
    const change = row.isAvailable ? withHours : withoutHours;
    roster.set(row.doctor_id, { doctor: row.doctor, intervals: change(intervals, intervalOf(row)) });
  }
  return [...roster.values()]
    .filter(({ intervals }) => intervals.length > 0)
    .toSorted((a, b) => a.doctor.name.localeCompare(b.doctor.name));
}

/** Cuts hours out of calendar rows. Returns the rows to delete, and the remaining pieces to insert in their place. */
export function cutOut(rows: readonly Row[], hours: Interval) {
  const gone = rows.filter((row) => meets(intervalOf(row), hours));
  const pieces = gone.flatMap((row) => withoutHours([intervalOf(row)], hours).map((piece) => ({ ...piece, row })));
  return { gone, pieces };
}

/** The working interval of the doctor that overlaps an hour of the day: 8 is 08:00 to 09:00. */
export const inHour = ({ intervals }: Working, hour: number): Interval | undefined =>
  intervals.find((interval) => meets(interval, { from: hour * 60, to: (hour + 1) * 60 }));

/** Whether the doctor already works in all of these hours. */
export const inAll = ({ intervals }: Working, hours: Interval): boolean =>
  intervals.some(({ from, to }) => from <= hours.from && to >= hours.to);

/** The interval from the first minute to the last minute in which any doctor works; undefined when nobody works. */
export function spanOf(roster: readonly Working[]): Interval | undefined {
  const all = roster.flatMap(({ intervals }) => intervals);
  if (all.length === 0) return undefined;
  return { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) };
}

const meets = (a: Interval, b: Interval): boolean => a.from < b.to && a.to > b.from;

export function intervalOf({ start_time, end_time }: Pick<Row, 'start_time' | 'end_time'>): Interval {
  return { from: minutesOf(start_time), to: minutesOf(end_time) || DAY };
}

/** The interval in the time format of the API. */
export const timesOf = ({ from, to }: Interval) => ({ start_time: timeOf(from), end_time: timeOf(to) });

/** '08:00 – 17:00' */
export const intervalText = ({ from, to }: Interval): string => `${clock(from)} – ${clock(to)}`;

function withHours(intervals: readonly Interval[], more: Interval): Interval[] {
  const touching = intervals.filter(({ from, to }) => from <= more.to && to >= more.from);
  const merged = {
    from: Math.min(more.from, ...touching.map(({ from }) => from)),
    to: Math.max(more.to, ...touching.map(({ to }) => to)),
  };
  return [...intervals.filter((one) => !touching.includes(one)), merged].toSorted((a, b) => a.from - b.from);
}

const withoutHours = (intervals: readonly Interval[], less: Interval): Interval[] =>
  intervals
    .flatMap(({ from, to }) => [
      { from, to: Math.min(to, less.from) },
      { from: Math.max(from, less.to), to },
    ])
    .filter(({ from, to }) => from < to);

function minutesOf(wire: string): number {
  const [hour = 0, minute = 0] = displayTime(wire).split(':').map(Number);
  return hour * 60 + minute;
}

const two = (n: number) => String(n).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const timeOf = (minutes: number) => (minutes === DAY ? MIDNIGHT : wireTime(clock(minutes)));
