import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  addToCalendar: 'Add to calendar',
  addingToCalendar: 'Adding…',
};

export const texts: Catalogue<typeof en> = { en };
