import { clockOf, dayOf } from '../../shared/i18n/dates.ts';
import { dayWord } from '../../shared/visit/visit-times.ts';

/** 'Today, 14:05': a shop serves in the order in which it was asked. */
export const orderedAt = (instant: string, now: Date, words: { today: string; tomorrow: string }): string =>
  `${dayWord(dayOf(instant), now, words)}, ${clockOf(instant)}`;
