import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  number: 'Phone number',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed',
  none: 'None yet',
  noneSays: 'With a phone number you can log in by a code that we send there, without a password.',
  unconfirmedSays: (phone: string) =>
    `Confirm that ${phone} is yours. Then you can log in by a code that we send there, without a password.`,
  confirmedSays: (phone: string) => `You can log in by a code that we send to ${phone}.`,
  add: 'Add a number',
  confirm: 'Confirm',
  change: 'Change',
  confirmTitle: 'Confirm your phone number',
  confirmNumber: 'Confirm the number',
  confirming: 'Confirming…',
  loading: 'Loading the phone number',
  failed: 'The phone number did not arrive',
};

export const texts: Catalogue<typeof en> = { en };
