import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  title: 'I have arrived',
  home: 'Home',
  at: (place: string) => `Welcome to ${place}`,
  says: 'Say that you have arrived at your appointment of today, and wait for your call.',
  time: (start: string, end: string) => `${start} – ${end}`,
  arrive: 'I have arrived',
  arriveAt: (time: string) => `I have arrived for ${time}`,
  marking: 'Saving…',
  stay: 'We know that you are here. You can close this page: your place is also in your appointment.',
  none: 'You have no appointment here today',
  noneSays: 'Go to the desk: they find your appointment, or a free time. For a child, choose the child first.',
  toAccounts: 'Choose somebody else',
  ended: 'This code does not work any more',
  endedSays: 'Go to the desk: they say that you have arrived, and have the new code.',
  loading: 'Looking for your appointments of today',
};

export const texts: Catalogue<typeof en> = { en };
