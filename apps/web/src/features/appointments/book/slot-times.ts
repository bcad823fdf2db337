import { inKigali, plainDate } from '../../../lib/language/dates.ts';
import { displayTime } from '../../../lib/language/times.ts';
import type { ChosenSlot } from '../../../domain/availability/calendar.ts';
import { startOf } from '../../../domain/appointments/appointment-times.ts';

/** The server refuses a full refund or a move when the appointment begins in less than this many hours. */
export const CHANGE_HOURS = 4;
const CHANGE_MS = CHANGE_HOURS * 3_600_000;

/** '20 November 2026, 09:00 – 10:00'; a line never breaks between the two times. */
export function longTime(date: string, from: string, to: string): string {
  return inKigali(`${plainDate(date)}, ${displayTime(from)}\u00a0–\u2060\u00a0${displayTime(to)}`);
}

/** Whether it is too late for a full refund or a move of an appointment at this slot. */
export function beginsSoon(slot: ChosenSlot | null, now: Date): boolean {
  if (!slot) return false;
  const start = startOf({ assigned_date: slot.date, start_time: slot.time });
  return start.getTime() - now.getTime() < CHANGE_MS;
}
