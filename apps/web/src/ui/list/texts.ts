import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  otherAccount: 'Switch account',
  otherAccountSays: 'It may belong to another of your accounts.',
};

export const texts: Catalogue<typeof en> = { en };
