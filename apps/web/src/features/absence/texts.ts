import type { AbsencePlan } from '@ivuriro/contract';
import { statusNames } from '../../domain/statuses/texts.ts';
import type { Catalogue } from '../../lib/language/texts.ts';

const appointments = (count: number) => (count === 1 ? '1 visit' : `${count} visits`);

const en = {
  title: { hospital: 'Doctor away', doctor: 'I am away' },
  doctor: 'Doctor',
  chooseDoctor: 'Choose the doctor',
  teamFailed: 'The doctors did not arrive. Close this and try again.',
  days: 'Days',
  presets: { today: 'Today', tomorrow: 'Tomorrow', week: 'This week', other: 'Other days' },
  hours: 'Hours',
  whole: { day: 'All day', part: 'Some hours' },
  firstDay: 'First day',
  lastDay: 'Last day',
  from: 'From',
  until: 'Until',
  endsBefore: 'The end comes after the beginning.',
  over: 'This time is over. Choose a later one.',
  loading: 'Looking up who is booked',
  failed: 'Who is booked did not arrive',
  nobody: 'Nobody is booked in this time. It is blocked, so that nobody books it.',
  booked: (count: number) => `${appointments(count)} in this time`,
  planForAll: 'What becomes of them',
  plans: { OFFER: 'Offer new times', MOVE: 'Move to a colleague', CANCEL: 'Cancel' } satisfies Record<
    AbsencePlan,
    string
  >,
  says: {
    OFFER:
      'Each patient gets a link by mail or text message and chooses a new time at no cost. Where none is chosen, the visit is cancelled and all that was paid goes back.',
    MOVE: 'At the same time, to a colleague of the same speciality who is free. Price and payment stay; the patient is told, and can cancel without cost.',
    CANCEL: 'The patient is told, and all that was paid goes back.',
  } satisfies Record<AbsencePlan, string>,
  planOf: (name: string, time: string) => `${name}, ${time}: what becomes of it`,
  colleagueOf: (name: string, time: string) => `${name}, ${time}: colleague`,
  anyColleague: 'Any who is free',
  noColleague: 'No colleague is free then.',
  message: 'A word to all of them (optional)',
  messageHint: 'They read it with their appointment, and on the page of the link. It stands in no mail.',
  block: 'Block the time',
  entering: 'Working…',
  finished: 'Done',
  waiting: 'The patient has not chosen yet.',
  outcomes: {
    MOVED: 'Moved to a colleague',
    OFFERED: 'New times offered',
    CANCELLED: statusNames.en.CANCELLED,
    GONE: 'Changed meanwhile',
    FAILED: 'Not done',
  },
  result: 'The time is blocked.',
  untold: 'Nobody can be told: call them or note it.',
  failedCount: (count: number) => `${appointments(count)} could not be changed. Choose something else for them.`,
  /** The parts of "Cancel 1, offer new times to 2"; the code makes the first letter a capital. */
  effects: {
    MOVE: (count: number) => `move ${count}`,
    OFFER: (count: number) => `offer new times to ${count}`,
    CANCEL: (count: number) => `cancel ${count}`,
  } satisfies Record<AbsencePlan, (count: number) => string>,
};

export type Messages = typeof en;
export const texts: Catalogue<Messages> = { en };
