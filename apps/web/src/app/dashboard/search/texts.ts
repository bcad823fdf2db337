import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  title: 'Search',
  keys: 'Search (/ or Ctrl K)',
  label: {
    patients: 'Name, phone, patient code or appointment number',
    orders: 'Name, phone, patient code or order number',
  },
  hint: 'Type the first letters. Arrow keys choose, Enter opens.',
  groups: { patients: 'Patients', appointments: 'Appointments', orders: 'Orders' },
  searching: 'Searching…',
  failed: 'The results did not arrive. Type again, or look at the lists.',
  found: (many: number) => (many === 1 ? '1 result' : `${many} results`),
  nothing: (text: string) => `Nothing here matches “${text}”`,
  nothingSays: 'Type the first letters of a name or a code, or the first digits of a phone number.',
};

export type Messages = typeof en;
export const texts: Catalogue<Messages> = { en };
