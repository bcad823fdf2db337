import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  write: 'Write a review',
  change: 'Change your review',
  loading: 'Loading',
  notArrived: 'This did not arrive',
  gone: 'This page is no longer there',
  goneSays: 'A review can be written about who is listed here.',
  overall: 'Your overall rating',
  text: 'Your review',
  textHint: 'Say what helped and what did not. Leave your illness, and the names of others, out of it.',
  counter: (used: string, most: string) => `${used} of ${most}`,
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  partsTitle: 'And in detail, if you like',
  parts: {
    waitingTime: 'Waiting time',
    customerCare: 'Customer care',
    communication: 'Communication',
    recommend: 'Would you recommend?',
  },
  needsStars: 'Choose 1 to 5 stars for your overall rating.',
  needsText: 'Write your review.',
  readFirst: 'We read each review before it appears. Your name stands beside it.',
  replaces: 'The new words take the place of those that are published, and wait to be approved.',
  send: 'Send the review',
  sending: 'Sending…',
  loginFirst: 'Please login as patient to write review',

  home: 'Home',
  mine: 'My reviews',
  mineSays: 'What you have written. A review is read before everybody sees it.',
  edit: 'Edit',
  notListed: 'No longer listed',
  noneYet: 'You have not written a review yet',
  noneSays: 'After a visit you can say how it was, on the page of the doctor or place.',
  findDoctor: 'Find a doctor',
  failed: 'Your reviews did not arrive',
  all: (count: string) => (count === '1' ? 'This is the only one' : `These are all ${count} reviews`),
};

export const texts: Catalogue<typeof en> = { en };
