import { addDays, shortDate, type Day } from '../../lib/language/dates.ts';

/** How near a free day is: the word when there is one, else the date. */
export function dayWord(day: Day, today: Day, words: { today: string; tomorrow: string }): string {
  if (day === today) return words.today;
  return day === addDays(today, 1) ? words.tomorrow : shortDate(day);
}

export const freeness = (free: number): 'many' | 'few' | 'none' => (free > 2 ? 'many' : free > 0 ? 'few' : 'none');

/** `[{value}]` of the wire as plain words; what is no such list is none. */
export function wordsOf(list: string): string[] {
  try {
    const read: unknown = JSON.parse(list);
    return Array.isArray(read)
      ? read.map((item: { value?: unknown }) => item?.value).filter((word) => typeof word === 'string')
      : [];
  } catch {
    return [];
  }
}
