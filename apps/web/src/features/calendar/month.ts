import { useState } from 'react';
import { ApiError } from '../../lib/api/envelope.ts';
import { addDays } from '../../lib/language/dates.ts';
import type { Slot } from './calendar-rows.ts';
import type { Preview } from './AvailabilityPreview.tsx';

type CalendarReply = { data: { calendar: { date: string; timeSlots: Slot[] }[] } | undefined; error: unknown };

/** The free slots of a date in the public calendar, or the reason why there are none to show. */
export function previewOf({ data, error }: CalendarReply, date: string): Preview {
  if (data) return data.calendar.find((one) => one.date === date)?.timeSlots ?? [];
  if (error) return error instanceof ApiError && error.status === 404 ? 'unpublished' : 'failed';
  return 'waiting';
}

export const monthOf = (date: string) => date.slice(0, 7);

/** The month on the screen: the person can change it, and it changes when a date of another month is opened. */
export function useMonth(date: string | undefined, today: string) {
  const [shown, show] = useState({ of: date, month: monthOf(date ?? today) });
  if (date !== shown.of) show({ of: date, month: date ? monthOf(date) : shown.month });
  return [shown.month, (month: string) => show({ of: date, month })] as const;
}

/**
 * The first and last date to request for a month ('YYYY-MM'): from today or the first day of the month to its last day,
 * so at most 31 days.
 */
export function windowOf(month: string, today: string) {
  const first = `${month}-01`;
  return { week_start_date: first > today ? first : today, week_end_date: addDays(`${monthAfter(month)}-01`, -1) };
}

const DAY_MS = 86_400_000;

export const monthAfter = (month: string) => monthOf(addDays(`${month}-01`, 31));
export const monthBefore = (month: string) => monthOf(addDays(`${month}-01`, -1));

/** The days of a month ('YYYY-MM') in weeks from Monday to Sunday; null for days of the month before or after. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const afterMonday = (new Date(first).getUTCDay() + 6) % 7;
  const count = (Date.parse(`${monthAfter(month)}-01`) - Date.parse(first)) / DAY_MS;
  return Array.from({ length: Math.ceil((afterMonday + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const at = week * 7 + weekday - afterMonday;
      return at >= 0 && at < count ? addDays(first, at) : null;
    }),
  );
}
