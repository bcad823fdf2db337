import type { Slots } from '@ivuriro/contract/scheduling';
import { addDays, clockText, dayOf } from '../../platform/clock.ts';
import {
  bookableAt,
  type Diary,
  firstFree,
  fitting,
  type IsBookable,
  lastBookableDay,
  type Wish,
} from './availability.ts';
import type { Window } from './window.ts';

const endOfDay = 24 * 60;
const clockTexts = Array.from({ length: endOfDay + 1 }, (_, minute) => clockText(minute));
type Day = Slots['calendar'][number];

/**
 * Every time that is offered on the days of the window; taken and past ones are listed as not available. With several
 * doctors a time is available when one of them is free.
 */
export function slotsIn(window: Window, diaries: readonly Diary[], wish: Wish, now: Date): Slots {
  const isBookable = bookableAt(now);
  const calendar: Day[] = [];
  for (let date = window.from; date <= window.to; date = addDays(date, 1))
    calendar.push({ date, timeSlots: timesOn(date, diaries, wish, isBookable) });
  const after = addDays(window.to, 1);
  const today = dayOf(now);
  const next = firstFree(diaries, after > today ? after : today, lastBookableDay(now), wish, isBookable);
  return {
    isAvailable: calendar.some((day) => day.timeSlots.some((time) => time.isAvailable)),
    nextAvailableDate: next?.date ?? null,
    calendar,
  };
}

function timesOn(date: string, diaries: readonly Diary[], wish: Wish, isBookable: IsBookable): Day['timeSlots'] {
  const found = new Map<number, { from: number; to: number; free: boolean; online: boolean; places: Set<string> }>();
  for (const diary of diaries)
    for (const offered of diary.offer(date)) {
      const time = fitting(offered, wish);
      if (!time) continue;
      const free = isBookable(date, time) && !diary.isTaken(date, time);
      const key = time.from * endOfDay + time.to;
      let known = found.get(key);
      // once one doctor is free, only the free ones count for what the time allows
      if (!known || (free && !known.free)) {
        known = { from: time.from, to: time.to, free, online: false, places: new Set() };
        found.set(key, known);
      }
      if (free !== known.free) continue;
      known.online ||= time.online;
      for (const id of time.hospitalIds) known.places.add(id);
    }
  return [...found.values()]
    .sort((a, b) => a.from - b.from || a.to - b.to)
    .map(({ from, to, free, online, places }) => ({
      time: clockTexts[from]!,
      end_time: clockTexts[to]!,
      isAvailable: free,
      types: [...(online ? (['ONLINE'] as const) : []), ...(places.size > 0 ? (['PHYSICAL'] as const) : [])],
      hospital_ids: [...places],
    }));
}
