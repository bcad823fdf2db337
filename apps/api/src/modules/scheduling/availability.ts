import { bookableDays } from '@ivuriro/contract/scheduling';
import { addDays, dayOf, instantOf } from '../../platform/clock.ts';
import type { Offer, Time } from './offer.ts';

export interface Busy {
  from: Date;
  to: Date;
}
/** A doctor as the calendar sees him: what he offers and what is taken of it. */
export interface Diary {
  doctorId: string;
  offer: Offer;
  isTaken: (date: string, time: Time) => boolean;
}

/** Taken time by day, so that a time is compared with its own day's visits only. */
export function takenBy(busy: readonly Busy[]): Diary['isTaken'] {
  const byDay = new Map<string, { from: number; to: number }[]>();
  for (const { from, to } of busy) {
    const last = dayOf(new Date(to.getTime() - 1));
    for (let day = dayOf(from); day <= last; day = addDays(day, 1)) {
      const midnight = instantOf(day, 0).getTime();
      const taken = byDay.get(day) ?? [];
      byDay.set(day, taken);
      taken.push({ from: (from.getTime() - midnight) / 60_000, to: (to.getTime() - midnight) / 60_000 });
    }
  }
  return (date, time) => (byDay.get(date) ?? []).some((taken) => taken.from < time.to && taken.to > time.from);
}

/** Bookable at all: it begins later than now, within 90 days. */
export const isBookable = (date: string, time: Time, now: Date): boolean =>
  instantOf(date, time.from) > now && date <= lastBookableDay(now);
export const lastBookableDay = (now: Date): string => addDays(dayOf(now), bookableDays);

export const isFree = (diary: Diary, date: string, time: Time, now: Date): boolean =>
  isBookable(date, time, now) && !diary.isTaken(date, time);

/** Which of the times count: of one type, at one hospital. */
export interface Wish {
  type?: 'ONLINE' | 'PHYSICAL' | undefined;
  hospitalId?: string | undefined;
}
/** The time as far as it fits the wish; null when nothing of it does. */
export function fitting(time: Time, wish: Wish): Time | null {
  const online = time.online && wish.type !== 'PHYSICAL';
  const hospitalIds =
    wish.type === 'ONLINE' ? [] : time.hospitalIds.filter((id) => !wish.hospitalId || id === wish.hospitalId);
  return online || hospitalIds.length > 0 ? { ...time, online, hospitalIds } : null;
}

/** The first day of `days` on which one of the diaries has a free time that fits, with the time. */
export function firstFree(
  diaries: readonly Diary[],
  from: string,
  until: string,
  wish: Wish,
  now: Date,
): { date: string; time: Time } | null {
  for (let date = from; date <= until; date = addDays(date, 1)) {
    const times = diaries.flatMap((diary) =>
      diary.offer(date).filter((time) => fitting(time, wish) && isFree(diary, date, time, now)),
    );
    const first = times.sort((a, b) => a.from - b.from)[0];
    if (first) return { date, time: first };
  }
  return null;
}
