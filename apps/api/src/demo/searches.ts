import { addDays } from '../platform/clock.ts';
import type { Db } from '../platform/db/pool.ts';
import { put } from './put.ts';
import { dice } from './seed.ts';

const texts = [
  'malaria',
  'dentist',
  'pediatrics',
  'pregnancy',
  'dermatology',
  'diabetes',
  'king faisal',
  'blood pressure',
  'eye clinic',
  'kigali',
  'cardiology',
  'hiv test',
  'physiotherapy',
  'back pain',
];
const cities = ['Kigali', 'Kigali', 'Kigali', 'Gasabo', 'Huye', 'Musanze', 'Rubavu'];
const daysBack = 360;

/** Inserts the searches of the last year; the first text of the list is searched most often. */
export async function putSearches(db: Db, today: string): Promise<void> {
  const throws = dice('searches');
  const counted = new Map<string, { day: string; text: string; city: string; searches: number }>();
  for (const [rank, text] of texts.entries())
    for (let back = daysBack; back > 0; back -= throws.between(1, 4 + rank)) {
      const row = {
        day: addDays(today, -back),
        text,
        city: throws.pick(cities),
        searches: throws.between(1, 14 - rank),
      };
      counted.set(`${row.day} ${text} ${row.city}`, row);
    }
  await put(db, 'search_count', [...counted.values()]);
}
