import { addDays, clockText, dayOf } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { DoctorSought, FreeSlots, NextSlot, SlotsSought } from '../../directory/index.ts';
import {
  bookableAt,
  type Availability,
  firstFreeSlot,
  freeSlotsOn,
  lastBookableDay,
  matchSlot,
  type SlotFilter,
} from '../domain/availability.ts';
import type { Slot } from '../domain/calendar-slots.ts';
import { loadAvailability, spanOf } from './load-availability.ts';

/**
 * For a page of doctors: the number of free slots on each of the next seven days, and the next free slot, of the
 * requested type, days and hospitals. Later days are read only for doctors without a free slot in the seven days.
 */
export async function freeSlots(
  db: Db,
  doctors: readonly DoctorSought[],
  now: Date,
  { type, days }: SlotsSought = {},
): Promise<Map<string, FreeSlots>> {
  const today = dayOf(now);
  const week = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  const seventh = week.at(-1)!;
  const isBookable = bookableAt(now);
  const ids = doctors.map(({ id }) => id);
  const hospitals = new Map(doctors.map(({ id, hospitalIds }) => [id, hospitalIds]));
  const filterOf = ({ doctorId }: Availability): SlotFilter => ({ type, hospitalIds: hospitals.get(doctorId) });

  const found = new Map<string, FreeSlots>(
    ids.map((id) => [id, { next_available: null, week: week.map((date) => ({ date, free: 0 })) }]),
  );
  for (const one of await loadAvailability(db, { ids }, spanOf(today, seventh), now)) {
    const filter = filterOf(one);
    const free = week.map((date) =>
      freeSlotsOn(one, date, isBookable).flatMap((slot) => matchSlot(slot, filter) ?? []),
    );
    const first = week.findIndex((date, index) => free[index]!.length > 0 && (days?.includes(date) ?? true));
    found.set(one.doctorId, {
      next_available: first < 0 ? null : presentSlot(week[first]!, free[first]![0]!),
      week: week.map((date, index) => ({ date, free: free[index]!.length })),
    });
  }
  // the days that a filter names are all within the week
  const full = days ? [] : ids.filter((id) => found.get(id)?.next_available === null);
  const later = { from: addDays(seventh, 1), to: lastBookableDay(now) };
  for (const one of await loadAvailability(db, { ids: full }, spanOf(later.from, later.to), now))
    found.set(one.doctorId, {
      ...found.get(one.doctorId)!,
      next_available: nextSlot(one, later, filterOf(one), now),
    });
  return found;
}

/** The first free slot of a doctor between two days. */
export function nextSlot(
  availability: Availability,
  { from, to }: { from: string; to: string },
  filter: SlotFilter,
  now: Date,
): NextSlot | null {
  const first = firstFreeSlot([availability], from, to, filter, bookableAt(now));
  const slot = first && matchSlot(first.time, filter);
  return slot ? presentSlot(first.date, slot) : null;
}

const presentSlot = (date: string, { from, hospitalIds }: Slot): NextSlot => ({
  date,
  time: clockText(from),
  hospitalIds,
});
