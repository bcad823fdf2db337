import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  freeOn: (days: string) => `Free on ${days}`,
  notFreeThisWeek: 'No free time in these seven days',
  today: 'Today',
  kigaliTime: 'Kigali time',
  noTimes: 'No times',
  moreTimes: 'More times',
  earlierDays: 'Earlier days',
  laterDays: 'Later days',
  noFreeTime: 'No free time in these four days',
  nextAppointment: (date: string) => `Next appointment on ${date}`,
  neverAvailable: 'Currently, we are not available for booking.',
  ownTime: 'Time now',
  heldForYou: 'Held for you',
  heldByYou: 'You hold this time with a payment that you began. Finish or leave that payment first.',
  timeNotAvailable: 'This time is not available',
  timesDidNotArrive: 'The free times did not arrive.',
  loadingTimes: 'Loading free times',
};

/** Texts of free slots and of the calendar in which a slot is chosen. */
export const texts: Catalogue<typeof en> = { en };
