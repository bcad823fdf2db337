import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  doctor: 'Prescribed by',
  patient: 'For',
  date: 'On',
  lines: 'Prescribed drugs',
  dispensed: (when: string, by: string) => `Dispensed ${when} by ${by}`,
  waiting: 'Not dispensed yet',
};

/** Texts of a prescription in the dashboard of a pharmacy. */
export const texts: Catalogue<typeof en> = { en };
