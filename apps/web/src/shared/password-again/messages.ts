import type { Catalogue } from '../i18n/messages.ts';

const en = {
  title: 'Is it still you?',
  says: 'Enter your password again to go on. What you have filled in stays as it is.',
  password: 'Password',
  goOn: 'Go on',
  checking: 'Checking…',
};

export const messages: Catalogue<typeof en> = { en };
