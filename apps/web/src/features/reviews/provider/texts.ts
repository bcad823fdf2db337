import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  reviews: 'Reviews',
  reply: 'Reply',
  replyTo: (name: string) => `Reply to ${name}`,
  replyHint: 'Everybody can read it once it is approved. Write nothing about the illness.',
  replyMissing: 'Write a reply.',
  send: 'Send',
  sending: 'Sending…',
  cancel: 'Cancel',
  next: 'View next reviews',
  loadingNext: 'Loading…',
  nextFailed: 'The next reviews did not arrive. Try again in a moment.',
  all: (count: string) => (count === '1' ? 'This is the only one' : `These are all ${count} reviews`),
  loading: 'Loading your reviews',
  failed: 'Your reviews did not arrive',
  none: 'No reviews yet',
  noneSays: 'Patients can write one after a visit. It stands here when it is approved.',
};

export const texts: Catalogue<typeof en> = { en };
