import type { Catalogue } from '../i18n/messages.ts';

const en = {
  pharmacy: 'This pharmacy',
  about: 'About',
  drugs: 'Drugs & Products',
  facilities: 'Facilities',
  opensToday: 'Opens today at',
  opens: (weekday: string) => `Opens ${weekday} at`,
  allDay: '24 hours',
};

export const messages: Catalogue<typeof en> = { en };
