import { addDays, dayOf, instantOf } from '../../platform/clock.ts';
import { type ConsultationType, freeMark, type Outlook } from '../directory/index.ts';
import { bookableAt, type Diary, firstFree, fitting, freeOn, lastBookableDay } from './availability.ts';

/** Covers today, tomorrow and the coming weekend, and one day more, which is ready before it can be asked for. */
const daysAhead = 8;
const types: readonly ConsultationType[] = ['ONLINE', 'PHYSICAL'];

/** What lists know of a doctor's free times; a doctor without a diary is not published and has none. */
export function outlookOf(doctorId: string, diary: Diary | undefined, now: Date): Outlook {
  const today = dayOf(now);
  const tomorrow = addDays(today, 1);
  const next = {
    any: diary ? nextOf(diary, now) : null,
    online: diary ? nextOf(diary, now, 'ONLINE') : null,
    physical: diary ? nextOf(diary, now, 'PHYSICAL') : null,
  };
  const days = Array.from({ length: daysAhead }, (_, index) => addDays(today, index));
  // the window of ninety days moves at midnight
  const ends = [instantOf(tomorrow, 0), ...Object.values(next).filter((time) => time !== null)];
  return {
    doctorId,
    next,
    days: [
      ...(next.online ? [freeMark(undefined, 'ONLINE')] : []),
      ...(next.physical ? [freeMark(undefined, 'PHYSICAL')] : []),
      ...(diary && next.any ? days.flatMap((day) => marksOf(diary, day, now)) : []),
    ],
    staleAt: ends.reduce((first, end) => (end < first ? end : first)),
  };
}

function nextOf(diary: Diary, now: Date, type?: ConsultationType): Date | null {
  const first = firstFree([diary], dayOf(now), lastBookableDay(now), { type }, bookableAt(now));
  return first && instantOf(first.date, first.time.from);
}

function marksOf(diary: Diary, day: string, now: Date): string[] {
  const free = freeOn(diary, day, bookableAt(now));
  if (free.length === 0) return [];
  const having = types.filter((type) => free.some((time) => fitting(time, { type })));
  return [freeMark(day), ...having.map((type) => freeMark(day, type))];
}
