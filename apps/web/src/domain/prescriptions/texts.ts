import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  doctor: 'Prescribed by',
  patient: 'For',
  date: 'On',
  lines: 'Prescribed drugs',
  dispensed: (when: string, by: string) => `Dispensed ${when} by ${by}`,
  waiting: 'Not dispensed yet',
  periodicity: {
    'Once times': 'Once a day',
    'Twice times': 'Twice a day',
    'Three times': 'Three times a day',
    'Four times': 'Four times a day',
  } as Record<string, string>,
};

/** Texts of a prescription and its lines. */
export const texts: Catalogue<typeof en> = { en };
