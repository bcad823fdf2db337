import type { Catalogue } from '../i18n/messages.ts';

const en = {
  pharmacy: 'This pharmacy',
  about: 'About',
  drugs: 'Drugs & Products',
};

export const messages: Catalogue<typeof en> = { en };
