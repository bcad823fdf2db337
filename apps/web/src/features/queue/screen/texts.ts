import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  title: 'Waiting room',
  calling: 'Please come in',
  nobodyCalled: 'Nobody is called at the moment.',
  waiting: 'Waiting',
  nobodyWaits: 'Nobody waits.',
  loading: 'Loading the queue',
  lost: (time: string) => `No connection since ${time}. What stands here may have changed.`,
  ended: 'This address has ended',
  endedSays: 'The hospital has made a new one. Ask at the desk.',
  failed: 'The queue did not arrive. This screen tries again by itself.',
  soundOn: 'Turn the sound on',
  soundOff: 'Turn the sound off',
  soundIsOn: 'The sound is on.',
  spoken: (letter: string, number: number, room: string) => `Number ${letter} ${number}. ${room}.`,
};

export const texts: Catalogue<typeof en> = { en };
