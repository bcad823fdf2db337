import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  title: 'Administrators',
  says: 'Everybody who signs in to the administration. Each sees and does what their role allows. Who leaves is closed by another one the same day.',
  loading: 'Loading the administrators',
  failed: 'The administrators did not arrive',
  factor: 'Second factor',
  noFactor: 'No second factor',
  you: 'You',
  seen: (when: string) => `Last here on ${when}`,
  unseen: 'Not signed in now',
  since: (when: string) => `Administrator since ${when}`,
  close: 'Close account',
  closeOf: (name: string) => `Close account of ${name}`,
  closeTitle: (name: string) => `Close the account of ${name}?`,
  closeSays:
    'It signs in no more, at once and on every device. E-mail, second factor and boxes of messages are erased for good; messages that were sent stay with who received them, and the name beside what was done with it.',
  closing: 'Closing…',
  no: 'Keep it',
};

export type Messages = typeof en;
export const texts: Catalogue<Messages> = { en };
