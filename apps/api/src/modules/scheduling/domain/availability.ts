import { bookableDays } from '@ivuriro/contract/slots';
import { addDays, dayOf, daysBetween, minuteOf } from '../../../platform/clock.ts';
import type { SlotsOfDay, Slot } from './calendar-slots.ts';

/** A claimed interval, in minutes since the beginning of 1970 in Kigali. */
export interface ClaimedInterval {
  from: number;
  to: number;
}
/** The slots that a doctor offers, and which of them are claimed. */
export interface Availability {
  doctorId: string;
  /** The published hospitals of the doctor, even those at which the doctor has no hours. */
  hospitalIds: readonly string[];
  slotsOfDay: SlotsOfDay;
  claims: readonly ClaimedInterval[];
  /** Tells for a date which slots are claimed. */
  claimedOn: (date: string) => (slot: Slot) => boolean;
  /** Payments whose holds have expired; their slots count as free. */
  expiredHolds: readonly string[];
}
const dayLength = 24 * 60;

/** Groups claims by day, so that a slot is compared only with those of its own day; no slot runs past midnight. */
export function claimTest(claims: readonly ClaimedInterval[]): Availability['claimedOn'] {
  const byDay = new Map<number, ClaimedInterval[]>();
  for (const claim of claims) {
    const day = Math.floor(claim.from / dayLength);
    const others = byDay.get(day);
    if (others) others.push(claim);
    else byDay.set(day, [claim]);
  }
  return (date) => {
    const day = daysBetween('1970-01-01', date);
    const midnight = day * dayLength;
    const claimed = byDay.get(day) ?? [];
    return (slot) => claimed.some((claim) => claim.from < midnight + slot.to && claim.to > midnight + slot.from);
  };
}

/**
 * Whether a slot can be booked at all: it begins after now and within 90 days. For a walk-in it may have begun, as long
 * as it has not ended. In a series (`farAhead`) it may be later than 90 days.
 */
export type IsBookable = (date: string, slot: Pick<Slot, 'from' | 'to'>) => boolean;
export function bookableAt(now: Date, { walkIn = false, farAhead = false } = {}): IsBookable {
  const [today, minute, last] = [dayOf(now), minuteOf(now), lastBookableDay(now)];
  const isAhead = (slot: Pick<Slot, 'from' | 'to'>) => (walkIn ? slot.to : slot.from) > minute;
  return (date, slot) => (farAhead || date <= last) && (date > today || (date === today && isAhead(slot)));
}
export const lastBookableDay = (now: Date): string => addDays(dayOf(now), bookableDays);

/** The free slots of a day, ordered by start. */
export function freeSlotsOn(availability: Availability, date: string, isBookable: IsBookable): Slot[] {
  const isClaimed = availability.claimedOn(date);
  return availability.slotsOfDay(date).filter((slot) => isBookable(date, slot) && !isClaimed(slot));
}

/** Restricts a search for slots to one type, and slots in person also to one hospital or to several. */
export interface SlotFilter {
  type?: 'ONLINE' | 'PHYSICAL' | undefined;
  hospitalId?: string | undefined;
  hospitalIds?: readonly string[] | undefined;
}
/** The part of the slot that matches the filter; null when nothing matches. */
export function matchSlot(slot: Slot, filter: SlotFilter): Slot | null {
  const online = slot.online && filter.type !== 'PHYSICAL';
  const isMeant = (id: string) =>
    (!filter.hospitalId || id === filter.hospitalId) && (filter.hospitalIds?.includes(id) ?? true);
  const hospitalIds = filter.type === 'ONLINE' ? [] : slot.hospitalIds.filter(isMeant);
  return online || hospitalIds.length > 0 ? { ...slot, online, hospitalIds } : null;
}

/**
 * The first day on which one of the doctors has a free slot that matches the filter, with the first such slot; null
 * when there is none.
 */
export function firstFreeSlot(
  availabilities: readonly Availability[],
  from: string,
  until: string,
  filter: SlotFilter,
  isBookable: IsBookable,
): { date: string; time: Slot } | null {
  for (let date = from; date <= until; date = addDays(date, 1)) {
    const slots = availabilities.flatMap((availability) =>
      freeSlotsOn(availability, date, isBookable).filter((slot) => matchSlot(slot, filter)),
    );
    const first = slots.sort((a, b) => a.from - b.from)[0];
    if (first) return { date, time: first };
  }
  return null;
}
