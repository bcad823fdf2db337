import * as z from 'zod';

/**
 * The age in years from which patients act for themselves, and from which a guardian may hand a child's record over to
 * the child.
 */
export const ownRecordAge = 16;

const bornOn = (sentence: string) =>
  z.iso.date(sentence).refine((value) => value >= today(-130) && value <= today(0), 'The birth date is not right.');
/** The birth date of a patient who acts for themselves. */
export const birthDate = bornOn('Enter your birth date as YYYY-MM-DD.').refine(
  (value) => value <= today(-ownRecordAge),
  'You must be at least 16 years old.',
);
/** The birth date of a patient of any age. */
export const anyBirthDate = bornOn('Enter the birth date as YYYY-MM-DD.');
/** The birth date of a patient for whom a guardian acts. */
export const childBirthDate = anyBirthDate.refine(
  (value) => value > today(-ownRecordAge),
  'A child is under 16. From 16 on, people sign up themselves.',
);
/** The birth date of a patient, or only the year (`1980`) when the day is not known; '' counts as missing. */
export const birthDateOrYear = z
  .string()
  .refine(
    (value) => value === '' || anyBirthDate.safeParse(/^\d{4}$/.test(value) ? `${value}-01-01` : value).success,
    'Enter the birth date as YYYY-MM-DD, or the year alone.',
  );

/** Today's date in Kigali as YYYY-MM-DD, moved forward by this number of years; a negative number moves it back. */
function today(years: number): string {
  const now = new Date(Date.now() + 2 * 3_600_000);
  now.setUTCFullYear(now.getUTCFullYear() + years);
  return now.toISOString().slice(0, 10);
}
