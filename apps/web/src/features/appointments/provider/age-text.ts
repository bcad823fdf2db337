import { dayOf } from '../../../lib/language/dates.ts';
import type { Messages } from './texts.ts';

/** The age in whole years, or the year of birth when the day is not known. */
export const ageText = (birthDate: string, now: Date, t: Pick<Messages, 'age' | 'born'>): string =>
  birthDate.length === 4 ? t.born(birthDate) : t.age(yearsOf(birthDate, now));

function yearsOf(birthDate: string, now: Date): number {
  const today = dayOf(now);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
