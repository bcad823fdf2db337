import type { Db } from '../../platform/db/pool.ts';
import { within } from '../../platform/db/statement.ts';
import { type BookableDoctor, bookableDoctor } from '../directory/index.ts';
import { visitsOn } from './booking.queries.ts';
import { diariesOf, spanOf } from './diaries.ts';
import { offered, type Wanted } from './wanted.ts';

/** Those of a hospital's doctors who practise the speciality. */
export async function practising(db: Db, doctorIds: string[], specialityId: string): Promise<BookableDoctor[]> {
  const team = await Promise.all(doctorIds.map((id) => bookableDoctor(db, id)));
  return team.flatMap((member) => (member?.specialityIds.includes(specialityId) ? [member] : []));
}

/**
 * Of several those who offer the time: the free ones first, of them the one with the fewest visits that day. Whether it
 * is offered and free is decided when it is taken: it may be the patient's own hold that stands there, and that will
 * give way.
 */
export async function inOrderOfChoice(
  db: Db,
  doctors: BookableDoctor[],
  wanted: Wanted,
  now: Date,
): Promise<BookableDoctor[]> {
  if (doctors.length < 2) return doctors;
  const ids = doctors.map((doctor) => doctor.id);
  const span = spanOf(wanted.date, wanted.date);
  const busy = new Map<string, boolean>();
  for (const diary of await diariesOf(db, within(db), { ids }, span, now)) {
    const time = offered(diary, wanted, now);
    if (time) busy.set(diary.doctorId, diary.isTaken(wanted.date, time));
  }
  const offering = doctors.filter((doctor) => busy.has(doctor.id));
  if (offering.length < 2) return offering;
  const visits = await visitsOn(db, ids, span);
  const rank = (doctor: BookableDoctor) => [Number(busy.get(doctor.id)), visits.get(doctor.id) ?? 0] as const;
  return offering.sort((a, b) => {
    const [busyA, visitsA] = rank(a);
    const [busyB, visitsB] = rank(b);
    return busyA - busyB || visitsA - visitsB || (a.id < b.id ? -1 : 1);
  });
}
