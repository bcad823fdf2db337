import { inKigali, plainDate } from '../../shared/i18n/dates.ts';
import { displayTime } from '../../shared/i18n/times.ts';

/** '20 November 2026, 09:00 – 10:00'; the times stay on one line. */
export function longTime(date: string, from: string, to: string): string {
  return inKigali(`${plainDate(date)}, ${displayTime(from)}\u00a0–\u2060\u00a0${displayTime(to)}`);
}
