import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  searching: 'Searching…',
  noneFound: (text: string) => `Nothing found for “${text}”`,
  searchFailed: 'The search did not answer. Type again to retry.',
  added: 'already added',
  remove: (name: string) => `Remove ${name}`,
};

export const texts: Catalogue<typeof en> = { en };
