import { useNow } from '../../lib/hooks/use-now.ts';
import { displayTime } from '../../lib/language/times.ts';
import type { Calendar } from './calendar.ts';

const readAt = new WeakMap<Calendar, number>();

/**
 * The calendar of a page that stays open: a slot that has begun since the calendar was read (for a walk-in: has ended)
 * is no longer available. The current time is the server's time when the calendar was read, plus the time that has
 * passed since then on the device.
 */
export function useSlotsAhead(read: Calendar | undefined, walkIn = false): Calendar | undefined {
  const now = +useNow();
  if (!read?.as_of) return read;
  const since = readAt.get(read) ?? now;
  readAt.set(read, since);
  const clock = new Date(Date.parse(`${read.as_of}Z`) + now - since).toISOString();
  const calendar = read.calendar.map(({ date, timeSlots }) => ({
    date,
    timeSlots: timeSlots.map((slot) => ({
      ...slot,
      isAvailable: slot.isAvailable && `${date}T${displayTime(walkIn ? slot.end_time : slot.time)}` > clock,
    })),
  }));
  return { ...read, calendar };
}
