import { weekdays } from '@ivuriro/contract/wire';
import { weekdayOf } from './clock.ts';

// dates are not formatted by Intl, because its punctuation differs between versions of the runtime
const months = 'January February March April May June July August September October November December'.split(' ');

/** `20 November 2026` */
export function dateInWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return `${date} ${months[month - 1]} ${year}`;
}

/** `Friday 20 November 2026` */
export const dayInWords = (day: string): string => `${weekdays[weekdayOf(day) - 1]} ${dateInWords(day)}`;
