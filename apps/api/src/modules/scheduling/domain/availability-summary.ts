import { bookableDays } from '@ivuriro/contract/slots';
import { addDays, dayOf, instantOf } from '../../../platform/clock.ts';
import { type ConsultationType, freeSlotMark, type AvailabilitySummary } from '../../directory/index.ts';
import { bookableAt, type Availability, freeSlotsOn } from './availability.ts';
import type { Slot } from './calendar-slots.ts';

/**
 * How many days a summary covers: enough for today, tomorrow and the coming weekend, and one day more, because the
 * summary of a day must exist before that day begins at midnight.
 */
const daysAhead = 8;

/** The type and the district of a slot, as far as a mark contains them. */
type Sort = [type?: ConsultationType, district?: number];

/** A doctor's free slots as lists show them. Without `availability` (the doctor is not published) there are none. */
export function summarizeAvailability(
  doctorId: string,
  availability: Availability | undefined,
  districtOf: ReadonlyMap<string, number>,
  now: Date,
): AvailabilitySummary {
  const sorts = sortsOf(availability?.hospitalIds ?? [], districtOf);
  const firsts = availability ? firstSlots(availability, sorts, districtOf, now) : new Map<string, Date>();
  const next = (...sort: Sort) => firsts.get(freeSlotMark(undefined, ...sort)) ?? null;
  // a summary is stale at midnight, when one more day can be booked, or earlier, when one of its first slots begins
  const ends = [instantOf(addDays(dayOf(now), 1), 0), ...sorts.map((sort) => next(...sort))].filter(
    (end) => end !== null,
  );
  // in a fixed order, so that a summary is written only when its contents have changed
  const marks = [...firsts.keys()].filter((mark) => mark !== '').toSorted();
  return {
    doctorId,
    next: { any: next(), online: next('ONLINE'), physical: next('PHYSICAL') },
    marks,
    firsts: marks.map((mark) => firsts.get(mark)!),
    staleAt: ends.reduce((first, end) => (end < first ? end : first)),
  };
}

const sortsOf = (hospitalIds: readonly string[], districtOf: ReadonlyMap<string, number>): Sort[] => [
  [],
  ['ONLINE'],
  ['PHYSICAL'],
  ...districtsOf(hospitalIds, districtOf).map((district): Sort => ['PHYSICAL', district]),
];

const districtsOf = (hospitalIds: readonly string[], districtOf: ReadonlyMap<string, number>): number[] => [
  ...new Set(hospitalIds.flatMap((id) => districtOf.get(id) ?? [])),
];

/**
 * The start of the first free slot of each mark. Days after the first `daysAhead` are searched only until each sort of
 * slot has been found.
 */
function firstSlots(
  availability: Availability,
  sorts: Sort[],
  districtOf: ReadonlyMap<string, number>,
  now: Date,
): Map<string, Date> {
  const firsts = new Map<string, Date>();
  const add = (mark: string, at: Date) => firsts.has(mark) || firsts.set(mark, at);
  const today = dayOf(now);
  for (let ahead = 0; ahead <= bookableDays; ahead++) {
    if (ahead >= daysAhead && sorts.every((sort) => firsts.has(freeSlotMark(undefined, ...sort)))) break;
    const day = addDays(today, ahead);
    for (const slot of freeSlotsOn(availability, day, bookableAt(now))) {
      const at = instantOf(day, slot.from);
      for (const sort of sortsOfSlot(slot, districtOf)) {
        add(freeSlotMark(undefined, ...sort), at);
        if (ahead < daysAhead) add(freeSlotMark(day, ...sort), at);
      }
    }
  }
  return firsts;
}

const sortsOfSlot = ({ online, hospitalIds }: Slot, districtOf: ReadonlyMap<string, number>): Sort[] =>
  sortsOf(hospitalIds, districtOf).filter(
    ([type]) => type === undefined || (type === 'ONLINE' ? online : hospitalIds.length > 0),
  );
