import type { Catalogue } from '../i18n/messages.ts';

const en = {
  noConnection: 'No connection. Nothing was sent twice.',
  failed: 'Something went wrong',
};

export const messages: Catalogue<typeof en> = { en };
