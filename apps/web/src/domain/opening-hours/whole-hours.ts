import { displayTime, wireTime } from '../../lib/language/times.ts';

export const MIDNIGHT = '12:00 AM';

/** The options 00:00 to 23:00, with the values of the API. */
export const wholeHours = Array.from({ length: 24 }, (_, n) => wireTime(`${n}:00`)).map((value) => ({
  value,
  label: displayTime(value),
}));
