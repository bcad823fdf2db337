import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  title: 'Is it still you?',
  says: 'Enter your password again to go on. What you have filled in stays as it is.',
  password: 'Password',
  goOn: 'Go on',
  checking: 'Checking…',
};

export const texts: Catalogue<typeof en> = { en };
