import { displayTime, wireTime } from '../../lib/language/times.ts';

export const MIDNIGHT = '12:00 AM';

/** Shown as 00:00 to 23:00; the values are those of the API. */
export const wholeHours = Array.from({ length: 24 }, (_, n) => wireTime(`${n}:00`)).map((value) => ({
  value,
  label: displayTime(value),
}));
