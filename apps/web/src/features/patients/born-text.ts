import type { DeskPatient } from '@ivuriro/contract';
import { plainDate } from '../../lib/language/dates.ts';
import type { Messages } from './texts.ts';

/** The birth date of a patient as text: the full date, the year alone, or '' if it is unknown. */
export function bornText({ birth_date }: Pick<DeskPatient, 'birth_date'>, t: Messages): string {
  if (!birth_date) return '';
  return t.born(birth_date.length === 4 ? birth_date : plainDate(birth_date));
}
