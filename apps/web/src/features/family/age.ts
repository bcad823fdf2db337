import type { Day } from '../../lib/language/dates.ts';

/**
 * The age of somebody who was born on the day `born`, in full years and also in full months, for children under one
 * year.
 */
export function ageOn(today: Day, born: Day): { years: number; months: number } {
  const [year = 0, month = 0, date = 0] = today.split('-').map(Number);
  const [bornYear = 0, bornMonth = 0, bornDate = 0] = born.split('-').map(Number);
  const months = (year - bornYear) * 12 + month - bornMonth - (date < bornDate ? 1 : 0);
  return { years: Math.floor(months / 12), months };
}
