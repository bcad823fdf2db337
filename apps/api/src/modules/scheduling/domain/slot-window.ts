import { consultationTypes } from '@ivuriro/contract/appointment-shapes';
import { addDays, dayOf, daysBetween, isDay } from '../../../platform/clock.ts';
import { problem } from '../../../platform/errors.ts';
import type { SlotFilter } from './availability.ts';

const shown = 4;
const longest = 31;

export interface Window {
  from: string;
  to: string;
}
export interface SlotQuery {
  week_start_date?: string | undefined;
  week_end_date?: string | undefined;
  consultation_type?: string | undefined;
  speciality_id?: string | undefined;
  doctor_id?: string | undefined;
  hospital_id?: string | undefined;
  walk_in?: string | undefined;
}

/** The days of the query; by default today and the three days that follow. */
export function windowOf(query: SlotQuery, now: Date): Window {
  const from = query.week_start_date ?? dayOf(now);
  if (!isDay(from)) throw problem('validation_failed', 'The first day is no date.');
  const to = query.week_end_date ?? addDays(from, shown - 1);
  if (!isDay(to)) throw problem('validation_failed', 'The last day is no date.');
  return shortWindow({ from, to });
}

/** Returns the window. Refuses a window that ends before it begins or has more than 31 days. */
export function shortWindow(window: Window): Window {
  const days = daysOf(window);
  if (days < 1) throw problem('validation_failed', 'The last day is before the first.');
  if (days > longest) throw problem('validation_failed', `At most ${longest} days are shown at once.`);
  return window;
}

/** The number of days. */
export const daysOf = ({ from, to }: Window): number => daysBetween(from, to) + 1;

export const slotFilter = (query: SlotQuery): SlotFilter & { walkIn: boolean } => ({
  type: consultationTypes.find((type) => type === query.consultation_type?.toUpperCase()),
  hospitalId: query.hospital_id,
  walkIn: query.walk_in === '1',
});
