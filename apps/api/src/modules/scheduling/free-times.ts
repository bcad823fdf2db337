import type pg from 'pg';
import { addDays, clockText, dayOf } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/pool.ts';
import { onPool } from '../../platform/db/statement.ts';
import type { FreeTimes } from '../directory/index.ts';
import { bookableAt, type Diary, firstFree, freeOn, type IsBookable, lastBookableDay } from './availability.ts';
import { diariesOf, spanOf } from './diaries.ts';

/** The free times of the week and the next free one, for a page of doctors; later days are read only for who has none. */
export async function freeTimes(
  db: Db,
  pool: pg.Pool,
  doctorIds: string[],
  now: Date,
): Promise<Map<string, FreeTimes>> {
  const today = dayOf(now);
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  const seventh = days.at(-1)!;
  const isBookable = bookableAt(now);
  const diaries = await diariesOf(db, onPool(pool), { ids: doctorIds }, spanOf(today, seventh), now);
  const first = firstOf(diaries, today, seventh, isBookable);
  const full = diaries.filter((diary) => !first.has(diary.doctorId)).map((diary) => diary.doctorId);
  const last = lastBookableDay(now);
  const later = await diariesOf(db, onPool(pool), { ids: full }, spanOf(addDays(seventh, 1), last), now);
  for (const [id, found] of firstOf(later, addDays(seventh, 1), last, isBookable)) first.set(id, found);
  const count = (diary: Diary | undefined, date: string) => (diary ? freeOn(diary, date, isBookable).length : 0);
  const byId = new Map(diaries.map((diary) => [diary.doctorId, diary]));
  return new Map(
    doctorIds.map((id) => [
      id,
      {
        next_available: first.get(id) ?? null,
        week: days.map((date) => ({ date, free: count(byId.get(id), date) })),
      },
    ]),
  );
}

function firstOf(diaries: Diary[], from: string, to: string, isBookable: IsBookable) {
  const found = new Map<string, { date: string; time: string }>();
  for (const diary of diaries) {
    const first = firstFree([diary], from, to, {}, isBookable);
    if (first) found.set(diary.doctorId, { date: first.date, time: clockText(first.time.from) });
  }
  return found;
}
