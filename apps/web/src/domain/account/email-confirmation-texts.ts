import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  unconfirmed: 'Your e-mail address is not confirmed yet.',
  why: 'Confirmed, you can book and order more before you have paid.',
  send: 'Send the mail',
  sending: 'Sending…',
  sent: (email: string) => `We have sent a mail to ${email}. Open the link in it.`,
};

export const texts: Catalogue<typeof en> = { en };
