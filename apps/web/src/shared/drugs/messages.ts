import type { Catalogue } from '../i18n/messages.ts';

const en = {
  rx: 'Prescription needed',
  notSold: 'Not sold online',
};

export const messages: Catalogue<typeof en> = { en };
