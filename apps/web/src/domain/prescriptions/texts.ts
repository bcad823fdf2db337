import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  doctor: 'Prescribed by',
  patient: 'For',
  date: 'On',
  lines: 'Prescribed drugs',
  dispensed: (when: string, by: string) => `Dispensed ${when} by ${by}`,
  waiting: 'Not dispensed yet',
};

/** A prescription as a pharmacy reads it. */
export const texts: Catalogue<typeof en> = { en };
