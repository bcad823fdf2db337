import { addDays, shortDate, type Day } from '../../lib/language/dates.ts';

/** 'Today', 'Tomorrow' or a date: 'Fri 20 Nov'. */
export function dayWord(day: Day, today: Day, words: { today: string; tomorrow: string }): string {
  if (day === today) return words.today;
  return day === addDays(today, 1) ? words.tomorrow : shortDate(day);
}

/** 'Kabutare Hospital, Huye' */
export const placeText = ({ name, district }: { name: string; district: string | null }): string =>
  district ? `${name}, ${district}` : name;

export const freeness = (free: number): 'many' | 'few' | 'none' => (free > 2 ? 'many' : free > 0 ? 'few' : 'none');

/** The values of a JSON list as the API sends it, `[{"value": "English"}]`. Any other text gives an empty list. */
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
