import { addDays, clockText, dayOf } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { FreeSlots } from '../../directory/index.ts';
import {
  bookableAt,
  type Availability,
  firstFreeSlot,
  freeSlotsOn,
  type IsBookable,
  lastBookableDay,
} from '../domain/availability.ts';
import { loadAvailability, spanOf } from './load-availability.ts';

/**
 * The free slots of the week and the next free one, for a page of doctors; later days are read only for doctors without
 * any.
 */
export async function freeSlots(db: Db, doctorIds: string[], now: Date): Promise<Map<string, FreeSlots>> {
  const today = dayOf(now);
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  const seventh = days.at(-1)!;
  const isBookable = bookableAt(now);
  const availabilities = await loadAvailability(db, { ids: doctorIds }, spanOf(today, seventh), now);
  const first = firstFreeSlots(availabilities, today, seventh, isBookable);
  const full = availabilities
    .filter((availability) => !first.has(availability.doctorId))
    .map((availability) => availability.doctorId);
  const last = lastBookableDay(now);
  const later = await loadAvailability(db, { ids: full }, spanOf(addDays(seventh, 1), last), now);
  for (const [id, found] of firstFreeSlots(later, addDays(seventh, 1), last, isBookable)) first.set(id, found);
  const count = (availability: Availability | undefined, date: string) =>
    availability ? freeSlotsOn(availability, date, isBookable).length : 0;
  const byId = new Map(availabilities.map((availability) => [availability.doctorId, availability]));
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

function firstFreeSlots(availabilities: Availability[], from: string, to: string, isBookable: IsBookable) {
  const found = new Map<string, { date: string; time: string }>();
  for (const availability of availabilities) {
    const first = firstFreeSlot([availability], from, to, {}, isBookable);
    if (first) found.set(availability.doctorId, { date: first.date, time: clockText(first.time.from) });
  }
  return found;
}
