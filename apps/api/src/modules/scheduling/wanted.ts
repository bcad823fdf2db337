import { instantOf, readClock } from '../../platform/clock.ts';
import { problem } from '../../platform/errors.ts';
import { bookableAt, type Diary, fitting } from './availability.ts';
import type { Time } from './offer.ts';

/** The time that a patient asks for, in minutes of its day. */
export interface Wanted {
  type: 'ONLINE' | 'PHYSICAL';
  date: string;
  from: number;
  to: number;
  hospitalId: string | null;
}

/** A time as it is sent. */
export interface Chosen {
  assigned_date: string;
  start_time: string;
  end_time: string;
}

export function chosenTime({
  assigned_date: date,
  start_time,
  end_time,
}: Chosen): Pick<Wanted, 'date' | 'from' | 'to'> {
  const from = readClock(start_time);
  if (from === null) throw problem('validation_failed', 'Select start time');
  const to = readClock(end_time, 'end');
  if (to === null || to <= from) throw problem('validation_failed', 'Select end time');
  return { date, from, to };
}

/** The wanted time among those that the doctor offers, if it can still be booked. */
export const offered = (diary: Diary, wanted: Wanted, now: Date): Time | undefined =>
  diary
    .offer(wanted.date)
    .find(
      (time) =>
        time.from === wanted.from &&
        time.to === wanted.to &&
        fitting(time, { type: wanted.type, hospitalId: wanted.hospitalId ?? undefined }) !== null &&
        bookableAt(now)(wanted.date, time),
    );

export const startOf = (wanted: Wanted): Date => instantOf(wanted.date, wanted.from);
export const endOf = (wanted: Wanted): Date => instantOf(wanted.date, wanted.to);
/** A PostgreSQL range; its end is not part of it. */
export const rangeOf = (from: Date, to: Date): string => `[${from.toISOString()},${to.toISOString()})`;
