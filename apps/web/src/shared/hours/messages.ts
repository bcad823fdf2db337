import type { Catalogue } from '../i18n/messages.ts';

const en = {
  hours: 'Working hours',
  closed: 'Closed',
  allDay: '24 hours',
};

export const messages: Catalogue<typeof en> = { en };
