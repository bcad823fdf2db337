import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  switchTitle: 'Switch person',
  lockedTitle: 'The screen is locked',
  lockedSays: (name: string) => `What ${name} had open is kept.`,
  somebody: 'you',
  who: 'Who works here now?',
  loading: 'Loading the people of this computer',
  failed: 'The people of this computer did not arrive',
  nobody: 'Nobody has signed in here with a password in the last 30 days.',
  byPassword: 'Signs in with the password',
  other: 'Somebody else',
  usePassword: 'Sign in with the password',
  pin: (name: string) => `PIN of ${name}`,
  pinHint: 'Six digits. It opens the page at the sixth.',
  checking: 'Checking…',
  back: 'Back to the people',
  now: (name: string) => `${name} works here now`,
  removed: 'This computer is not shared any more',
  removedSays: 'An owner or a manager removed it. Sign in with your password.',
};

export const texts: Catalogue<typeof en> = { en };
