import type { Slots } from '@ivuriro/contract/slots';
import { addDays, clockText, dayOf, minuteOf } from '../../../platform/clock.ts';
import {
  bookableAt,
  type Availability,
  firstFreeSlot,
  matchSlot,
  type IsBookable,
  lastBookableDay,
  type SlotFilter,
} from './availability.ts';
import type { Window } from './slot-window.ts';

const endOfDay = 24 * 60;
const clockTexts = Array.from({ length: endOfDay + 1 }, (_, minute) => clockText(minute));
const twoDigits = (number: number) => String(number).padStart(2, '0');
const hourText = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
type Day = Slots['calendar'][number];

/**
 * Every slot on the days of the window; claimed and past ones are listed as not available. With several doctors a slot
 * is available when one of them is free.
 */
export function slotsIn(
  window: Window,
  availabilities: readonly Availability[],
  filter: SlotFilter & { walkIn?: boolean },
  now: Date,
): Slots {
  const isBookable = bookableAt(now, filter);
  const calendar: Day[] = [];
  for (let date = window.from; date <= window.to; date = addDays(date, 1))
    calendar.push({ date, timeSlots: slotsOn(date, availabilities, filter, isBookable) });
  const after = addDays(window.to, 1);
  const today = dayOf(now);
  const next = firstFreeSlot(availabilities, after > today ? after : today, lastBookableDay(now), filter, isBookable);
  return {
    as_of: `${today}T${hourText(minuteOf(now))}`,
    isAvailable: calendar.some((day) => day.timeSlots.some((slot) => slot.isAvailable)),
    nextAvailableDate: next?.date ?? null,
    calendar,
  };
}

interface FoundSlot {
  from: number;
  to: number;
  free: boolean;
  online: boolean;
  places: Set<string>;
  doctors: string[];
}

function slotsOn(
  date: string,
  availabilities: readonly Availability[],
  filter: SlotFilter & { walkIn?: boolean },
  isBookable: IsBookable,
): Day['timeSlots'] {
  const found = new Map<number, FoundSlot>();
  for (const availability of availabilities) {
    const isClaimed = availability.claimedOn(date);
    for (const offeredSlot of availability.slotsOfDay(date)) {
      const slot = matchSlot(offeredSlot, filter);
      if (!slot) continue;
      const free = isBookable(date, slot) && !isClaimed(slot);
      const key = slot.from * endOfDay + slot.to;
      let known = found.get(key);
      // when at least one doctor is free, only the free ones decide where the slot can take place
      if (!known || (free && !known.free)) {
        known = { from: slot.from, to: slot.to, free, online: false, places: new Set(), doctors: [] };
        found.set(key, known);
      }
      if (free !== known.free) continue;
      known.online ||= slot.online;
      if (free) known.doctors.push(availability.doctorId);
      for (const id of slot.hospitalIds) known.places.add(id);
    }
  }
  return [...found.values()]
    .sort((a, b) => a.from - b.from || a.to - b.to)
    .map(({ from, to, free, online, places, doctors }) => ({
      time: clockTexts[from]!,
      end_time: clockTexts[to]!,
      isAvailable: free,
      types: [...(online ? (['ONLINE'] as const) : []), ...(places.size > 0 ? (['PHYSICAL'] as const) : [])],
      hospital_ids: [...places],
      ...(filter.walkIn && { doctor_ids: doctors }),
    }));
}
