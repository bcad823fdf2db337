import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  hours: 'Working hours',
  closed: 'Closed',
  allDay: '24 hours',
};

export const texts: Catalogue<typeof en> = { en };
