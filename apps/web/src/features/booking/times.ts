import { longDate } from '../../shared/i18n/dates.ts';
import { displayTime } from '../../shared/i18n/times.ts';

/** 'November 20th 2026, 09:00 – 10:00'; the times stay on one line. */
export function longTime(date: string, from: string, to: string): string {
  return `${longDate(date)}, ${displayTime(from)}\u00a0–\u2060\u00a0${displayTime(to)}`;
}
