import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  pharmacy: 'This pharmacy',
  about: 'About',
  drugs: 'Drugs & Products',
  facilities: 'Facilities',
  openNow: 'Open now',
  closedNow: 'Closed now',
  opensToday: 'Opens today at',
  opens: (weekday: string) => `Opens ${weekday} at`,
  allDay: '24 hours',
};

export const texts: Catalogue<typeof en> = { en };
