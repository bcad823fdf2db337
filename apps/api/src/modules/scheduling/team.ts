import type { Db } from '../../platform/db/pool.ts';
import { within } from '../../platform/db/statement.ts';
import type { BookableDoctor } from '../directory/index.ts';
import { visitsOn } from './booking.queries.ts';
import { diariesOf, spanOf } from './diaries.ts';
import { offered, type Wanted } from './wanted.ts';

/** Of several doctors those who offer the time: the free ones first, then as `fewestVisitsFirst` orders them. */
export async function inOrderOfChoice(
  db: Db,
  doctors: BookableDoctor[],
  wanted: Wanted,
  now: Date,
): Promise<BookableDoctor[]> {
  if (doctors.length < 2) return doctors;
  const busy = new Map<string, boolean>();
  const ids = doctors.map((doctor) => doctor.id);
  for (const diary of await diariesOf(db, within(db), { ids }, spanOf(wanted.date, wanted.date), now)) {
    const time = offered(diary, wanted, now);
    if (time) busy.set(diary.doctorId, diary.isTaken(wanted.date, time));
  }
  const order = await fewestVisitsFirst(db, [...busy.keys()], wanted);
  return doctors
    .filter((doctor) => busy.has(doctor.id))
    .sort((a, b) => Number(busy.get(a.id)) - Number(busy.get(b.id)) || order.indexOf(a.id) - order.indexOf(b.id));
}

/** The order in which a hospital assigns its doctors: the fewest visits that day first, then by id. */
export async function fewestVisitsFirst(db: Db, doctorIds: string[], wanted: Wanted): Promise<string[]> {
  if (doctorIds.length < 2) return doctorIds;
  const visits = await visitsOn(db, doctorIds, spanOf(wanted.date, wanted.date));
  const of = (id: string) => visits.get(id) ?? 0;
  return doctorIds.toSorted((a, b) => of(a) - of(b) || (a < b ? -1 : 1));
}
