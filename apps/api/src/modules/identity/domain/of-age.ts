import { ownRecordAge } from '@ivuriro/contract/birth-dates';
import { dayOf } from '../../../platform/clock.ts';

/**
 * The latest birth date, as YYYY-MM-DD, of those who are of age now in Kigali. A 29 February needs no rule: sixteen years
 * earlier is a leap year too.
 */
export function latestBirthDateOfAge(now: Date): string {
  const today = dayOf(now);
  return `${Number(today.slice(0, 4)) - ownRecordAge}${today.slice(4)}`;
}

/** Whether somebody born on this day is of age; false when the birth date is not known. */
export const isOfAge = (birthDate: string | null, now: Date): boolean =>
  birthDate !== null && birthDate <= latestBirthDateOfAge(now);
