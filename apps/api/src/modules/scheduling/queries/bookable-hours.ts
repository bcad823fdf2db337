import { addDays, dayOf } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { BookableHours, ConsultationType, NextSlot } from '../../directory/index.ts';
import { type Availability, bookableAt, lastBookableDay } from '../domain/availability.ts';
import { loadAvailability, spanOf } from './load-availability.ts';
import { nextSlot } from './free-slots.ts';

/**
 * Whether each doctor has hours online, and at which hospitals they have hours, within 90 days, free or taken. Days
 * after the first seven are read only for doctors who, in these seven days, lack hours online or at one of their
 * hospitals.
 */
export async function bookableHours(db: Db, ids: readonly string[], now: Date): Promise<Map<string, BookableHours>> {
  const found = await loadEnough(db, ids, now, (hours) => isComplete(hours, now));
  return new Map(found.map(({ availability, until }) => [availability.doctorId, hoursOf(availability, until, now)]));
}

/** Where one doctor has hours, and their first free slot of each type. */
export async function bookableHoursAndSlots(
  db: Db,
  id: string,
  now: Date,
): Promise<{ hours: BookableHours; next: Record<ConsultationType, NextSlot | null> } | undefined> {
  const nextOf = (availability: Availability, to: string, type: ConsultationType) =>
    nextSlot(availability, { from: dayOf(now), to }, { type }, now);
  const [found] = await loadEnough(
    db,
    [id],
    now,
    (own) =>
      isComplete(own, now) &&
      nextOf(own, weekEnd(now), 'ONLINE') !== null &&
      nextOf(own, weekEnd(now), 'PHYSICAL') !== null,
  );
  if (!found) return undefined;
  const { availability, until } = found;
  return {
    hours: hoursOf(availability, until, now),
    next: { ONLINE: nextOf(availability, until, 'ONLINE'), PHYSICAL: nextOf(availability, until, 'PHYSICAL') },
  };
}

interface Loaded {
  availability: Availability;
  /** The last day that was read. */
  until: string;
}
const weekEnd = (now: Date): string => addDays(dayOf(now), 6);

/**
 * Loads the availability for seven days, and for all bookable days of the doctors for whom seven days are not enough.
 */
async function loadEnough(
  db: Db,
  ids: readonly string[],
  now: Date,
  isEnough: (availability: Availability) => boolean,
): Promise<Loaded[]> {
  const [today, seventh, last] = [dayOf(now), weekEnd(now), lastBookableDay(now)];
  const week = await loadAvailability(db, { ids }, spanOf(today, seventh), now);
  const enough = week.filter(isEnough);
  const others = week.filter((one) => !enough.includes(one)).map(({ doctorId }) => doctorId);
  const whole = await loadAvailability(db, { ids: others }, spanOf(today, last), now);
  return [
    ...enough.map((availability) => ({ availability, until: seventh })),
    ...whole.map((availability) => ({ availability, until: last })),
  ];
}

const isComplete = (availability: Availability, now: Date): boolean => {
  const { isOnline, hospitalIds } = hoursOf(availability, weekEnd(now), now);
  return isOnline && hospitalIds.length === availability.hospitalIds.length;
};

/** A slot that has begun and has not ended counts too, because a desk may still book it for a patient who is there. */
function hoursOf(availability: Availability, until: string, now: Date): BookableHours {
  const isBookable = bookableAt(now, { walkIn: true });
  const hospitalIds = new Set<string>();
  let isOnline = false;
  for (let date = dayOf(now); date <= until; date = addDays(date, 1)) {
    for (const slot of availability.slotsOfDay(date)) {
      if (!isBookable(date, slot)) continue;
      isOnline ||= slot.online;
      for (const id of slot.hospitalIds) hospitalIds.add(id);
    }
    if (isOnline && hospitalIds.size === availability.hospitalIds.length) break;
  }
  return { isOnline, hospitalIds: [...hospitalIds] };
}
