import { clockOf, dayOf } from '../../../lib/language/dates.ts';
import { dayWord } from '../../../domain/appointments/appointment-times.ts';

/** 'Today, 14:05'. It includes the time, because a shop works on orders in the order of their arrival. */
export const orderedAt = (instant: string, now: Date, words: { today: string; tomorrow: string }): string =>
  `${dayWord(dayOf(instant), now, words)}, ${clockOf(instant)}`;
