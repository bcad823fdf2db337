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
import { loadAvailability, spanOf } from './load-availability.ts';

/**
 * The free slots of the week and the next free one, for a page of doctors, of the type, days and hospitals that are
 * sought; later days are read only for doctors without any.
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
  const nextOf = (availability: Availability, from: string, to: string) =>
    nextSlot(availability, { from, to, days }, filterOf(availability), now);

  const availabilities = await loadAvailability(db, { ids }, spanOf(today, seventh), now);
  const next = new Map(availabilities.map((one) => [one.doctorId, nextOf(one, today, seventh)]));
  // the days that a filter names are all within the week
  const full = days ? [] : availabilities.map(({ doctorId }) => doctorId).filter((id) => !next.get(id));
  const last = lastBookableDay(now);
  const after = addDays(seventh, 1);
  for (const one of await loadAvailability(db, { ids: full }, spanOf(after, last), now))
    next.set(one.doctorId, nextOf(one, after, last));

  const byId = new Map(availabilities.map((availability) => [availability.doctorId, availability]));
  const count = (availability: Availability | undefined, date: string) =>
    availability
      ? freeSlotsOn(availability, date, isBookable).filter((slot) => matchSlot(slot, filterOf(availability))).length
      : 0;
  return new Map(
    ids.map((id) => [
      id,
      { next_available: next.get(id) ?? null, week: week.map((date) => ({ date, free: count(byId.get(id), date) })) },
    ]),
  );
}

/** The first free slot of a doctor from a day to another one, on one of `days` if they are given. */
export function nextSlot(
  availability: Availability,
  { from, to, days }: { from: string; to: string; days?: readonly string[] | undefined },
  filter: SlotFilter,
  now: Date,
): NextSlot | null {
  const isBookable = bookableAt(now);
  const first = firstFreeSlot([availability], from, to, filter, (date, slot) =>
    days && !days.includes(date) ? false : isBookable(date, slot),
  );
  const slot = first && matchSlot(first.time, filter);
  return slot ? { date: first.date, time: clockText(slot.from), hospitalIds: slot.hospitalIds } : null;
}
