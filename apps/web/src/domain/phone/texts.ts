import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  emailOrPhone: 'E-mail or phone number',
  phone: 'Phone number',
  phoneExample: '0788 123 456',
  needPhone: 'Enter your phone number.',
  sendCode: 'Send the code',
  sendingCode: 'Sending…',
  code: 'Code',
  sentTo: (phone: string) => `We have sent six digits to ${phone}. They work for 10 minutes.`,
  needCode: 'Enter the six digits of the code.',
  soon: 'Nothing came? In half a minute you can send it again.',
  again: 'Send it again',
  otherNumber: 'Use another number',
};

export const texts: Catalogue<typeof en> = { en };
