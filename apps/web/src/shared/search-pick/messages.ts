import type { Catalogue } from '../i18n/messages.ts';

const en = {
  searching: 'Searching…',
  noneFound: (text: string) => `Nothing found for “${text}”`,
  searchFailed: 'The search did not answer. Type again to retry.',
  added: 'already added',
  remove: (name: string) => `Remove ${name}`,
};

export const messages: Catalogue<typeof en> = { en };
