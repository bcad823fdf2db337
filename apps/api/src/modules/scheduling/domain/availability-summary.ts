import { addDays, dayOf, instantOf } from '../../../platform/clock.ts';
import { type ConsultationType, freeDayMark, type AvailabilitySummary } from '../../directory/index.ts';
import {
  bookableAt,
  type Availability,
  firstFreeSlot,
  matchSlot,
  freeSlotsOn,
  lastBookableDay,
} from './availability.ts';

/**
 * How many days a summary covers: enough for today, tomorrow and the coming weekend, and one day more, because the
 * summary of a day must exist before that day begins at midnight.
 */
const daysAhead = 8;
const types: readonly ConsultationType[] = ['ONLINE', 'PHYSICAL'];

/** A doctor's free slots as lists show them. Without `availability` (the doctor is not published) there are none. */
export function summarizeAvailability(
  doctorId: string,
  availability: Availability | undefined,
  now: Date,
): AvailabilitySummary {
  const today = dayOf(now);
  const tomorrow = addDays(today, 1);
  const next = {
    any: availability ? nextOf(availability, now) : null,
    online: availability ? nextOf(availability, now, 'ONLINE') : null,
    physical: availability ? nextOf(availability, now, 'PHYSICAL') : null,
  };
  const days = Array.from({ length: daysAhead }, (_, index) => addDays(today, index));
  // a summary is stale at midnight, when one more day can be booked, or earlier, when one of its next slots begins
  const ends = [instantOf(tomorrow, 0), ...Object.values(next).filter((slot) => slot !== null)];
  return {
    doctorId,
    next,
    days: [
      ...(next.online ? [freeDayMark(undefined, 'ONLINE')] : []),
      ...(next.physical ? [freeDayMark(undefined, 'PHYSICAL')] : []),
      ...(availability && next.any ? days.flatMap((day) => marksOf(availability, day, now)) : []),
    ],
    staleAt: ends.reduce((first, end) => (end < first ? end : first)),
  };
}

function nextOf(availability: Availability, now: Date, type?: ConsultationType): Date | null {
  const first = firstFreeSlot([availability], dayOf(now), lastBookableDay(now), { type }, bookableAt(now));
  return first && instantOf(first.date, first.time.from);
}

function marksOf(availability: Availability, day: string, now: Date): string[] {
  const free = freeSlotsOn(availability, day, bookableAt(now));
  if (free.length === 0) return [];
  const having = types.filter((type) => free.some((slot) => matchSlot(slot, { type })));
  return [freeDayMark(day), ...having.map((type) => freeDayMark(day, type))];
}
