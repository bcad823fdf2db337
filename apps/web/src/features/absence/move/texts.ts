import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  meta: 'A new time',
  title: 'Choose a new time',
  says: (doctor: string, when: string) => `${doctor} is away at the time of your appointment, ${when}.`,
  costs:
    'A new time costs nothing, and what you paid counts for it. Without one, the appointment is cancelled and all that you paid comes back.',
  at: (place: string) => `At ${place}`,
  video: 'By video call',
  wrote: 'Message',
  loading: 'Looking up free times',
  failed: 'The free times did not arrive',
  failedSays: 'Your appointment is kept. Check the connection and try again.',
  again: 'Try again',
  none: 'No free times in the next weeks. Call the place, or ask again later: this link goes on working.',
  with: (doctor: string) => `with ${doctor}`,
  choose: 'Choose a time above',
  confirm: (when: string) => `Move to ${when}`,
  moving: 'Moving…',
  moved: 'Your appointment was moved',
  movedSays: (when: string, doctor: string) => `${when}, with ${doctor}.`,
  ended: 'This link no longer works',
  endedSays: 'It was used, or the appointment was moved or cancelled. Call the place if you need another time.',
};

export const texts: Catalogue<typeof en> = { en };
