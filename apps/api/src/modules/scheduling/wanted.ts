import { instantOf } from '../../platform/clock.ts';
import { type Diary, fitting, isFree } from './availability.ts';

/** One time that a patient asks for, in minutes of its day. */
export interface Wanted {
  type: 'ONLINE' | 'PHYSICAL';
  date: string;
  from: number;
  to: number;
  hospitalId: string | null;
}

/** The doctor offers exactly this time and has it free. */
export const isOffered = (diary: Diary, wanted: Wanted, now: Date): boolean =>
  diary
    .offer(wanted.date)
    .some(
      (time) =>
        time.from === wanted.from &&
        time.to === wanted.to &&
        fitting(time, { type: wanted.type, hospitalId: wanted.hospitalId ?? undefined }) !== null &&
        isFree(diary, wanted.date, time, now),
    );

export const startOf = (wanted: Wanted): Date => instantOf(wanted.date, wanted.from);
export const endOf = (wanted: Wanted): Date => instantOf(wanted.date, wanted.to);
/** As the database writes a stretch of time: the end is not part of it. */
export const rangeOf = (from: Date, to: Date): string => `[${from.toISOString()},${to.toISOString()})`;
