import type { Catalogue } from '../i18n/messages.ts';

const en = {
  pharmacy: 'This pharmacy',
  about: 'About',
  drugs: 'Drugs & Products',
  facilities: 'Facilities',
  opensNext: 'Opens next at',
  allDay: '24 hours',
};

export const messages: Catalogue<typeof en> = { en };
