import { clockOf, dayOf } from '../../../lib/language/dates.ts';
import { dayWord } from '../../../domain/appointments/appointment-times.ts';

/** 'Today, 14:05': a shop serves in the order in which it was asked. */
export const orderedAt = (instant: string, now: Date, words: { today: string; tomorrow: string }): string =>
  `${dayWord(dayOf(instant), now, words)}, ${clockOf(instant)}`;
