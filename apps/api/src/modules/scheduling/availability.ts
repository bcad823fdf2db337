import { bookableDays } from '@ivuriro/contract/scheduling';
import { addDays, dayOf, daysBetween, minuteOf } from '../../platform/clock.ts';
import type { Offer, Time } from './offer.ts';

/** Minutes since 1970 in Kigali. */
export interface Busy {
  from: number;
  to: number;
}
/** A doctor's times: what he offers, and what of it is taken. */
export interface Diary {
  doctorId: string;
  offer: Offer;
  isTaken: (date: string, time: Time) => boolean;
  /** Payments whose holds have expired; their times count as free. */
  dead: readonly string[];
}
const dayLength = 24 * 60;

/** Groups taken times by day, so that a time is compared with those of its own day only; no visit goes over midnight. */
export function takenBy(busy: readonly Busy[]): Diary['isTaken'] {
  const byDay = new Map<number, Busy[]>();
  for (const claim of busy) {
    const day = Math.floor(claim.from / dayLength);
    const others = byDay.get(day);
    if (others) others.push(claim);
    else byDay.set(day, [claim]);
  }
  return (date, time) => {
    const day = daysBetween('1970-01-01', date);
    const midnight = day * dayLength;
    return (byDay.get(day) ?? []).some((taken) => taken.from < midnight + time.to && taken.to > midnight + time.from);
  };
}

/** Whether a time can be booked at all: it begins after now and within 90 days. */
export type IsBookable = (date: string, time: Time) => boolean;
export function bookableAt(now: Date): IsBookable {
  const [today, minute, last] = [dayOf(now), minuteOf(now), lastBookableDay(now)];
  return (date, time) => date <= last && (date > today || (date === today && time.from > minute));
}
export const lastBookableDay = (now: Date): string => addDays(dayOf(now), bookableDays);

/** The free times of a day. */
export const freeOn = (diary: Diary, date: string, isBookable: IsBookable): Time[] =>
  diary.offer(date).filter((time) => isBookable(date, time) && !diary.isTaken(date, time));

/** Which times somebody wants: of one type, or at one hospital. */
export interface Wish {
  type?: 'ONLINE' | 'PHYSICAL' | undefined;
  hospitalId?: string | undefined;
}
/** The time reduced to what fits the wish; null when nothing of it does. */
export function fitting(time: Time, wish: Wish): Time | null {
  const online = time.online && wish.type !== 'PHYSICAL';
  const hospitalIds =
    wish.type === 'ONLINE' ? [] : time.hospitalIds.filter((id) => !wish.hospitalId || id === wish.hospitalId);
  return online || hospitalIds.length > 0 ? { ...time, online, hospitalIds } : null;
}

/** The first day on which one of the diaries has a free time that fits, with the time. */
export function firstFree(
  diaries: readonly Diary[],
  from: string,
  until: string,
  wish: Wish,
  isBookable: IsBookable,
): { date: string; time: Time } | null {
  for (let date = from; date <= until; date = addDays(date, 1)) {
    const times = diaries.flatMap((diary) => freeOn(diary, date, isBookable).filter((time) => fitting(time, wish)));
    const first = times.sort((a, b) => a.from - b.from)[0];
    if (first) return { date, time: first };
  }
  return null;
}
