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
/** Texts that find nothing in the demo, so that the administrator's list of searches without results is not empty. */
const missed = ['hijama', 'tooth whitening', 'acupuncture', 'ozempic'];
const cities = ['Kigali', 'Kigali', 'Kigali', 'Gasabo', 'Huye', 'Musanze', 'Rubavu'];
const daysBack = 360;

/** Inserts the searches of the last year; the first texts of the list are searched most often. */
export async function putSearches(db: Db, today: string): Promise<void> {
  const throws = dice('searches');
  const counted = new Map<string, { day: string; text: string; city: string; searches: number; misses: number }>();
  const add = (text: string, back: number, searches: number, misses: number) => {
    const row = { day: addDays(today, -back), text, city: throws.pick(cities), searches, misses };
    counted.set(`${row.day} ${text} ${row.city}`, row);
  };
  for (const [rank, text] of texts.entries())
    for (let back = daysBack; back > 0; back -= throws.between(1, 4 + rank))
      add(text, back, throws.between(1, 14 - rank), 0);
  for (const [rank, text] of missed.entries())
    for (let back = 1 + rank; back < 60; back += throws.between(3, 6 + rank)) add(text, back, 1, 1);
  await put(db, 'search_count', [...counted.values()]);
}
