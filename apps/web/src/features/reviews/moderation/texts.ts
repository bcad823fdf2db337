import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  state: 'State',
  states: { waiting: 'Waiting', published: 'Published', all: 'All' },
  kind: 'Whose reviews',
  allKinds: 'All',
  kinds: { doctor: 'Doctors', hospital: 'Hospitals', laboratory: 'Laboratories', pharmacy: 'Pharmacies' },
  reviews: 'Reviews',
  about: 'About',
  since: (day: string) => `Account since ${day}`,
  completed: (n: number) => (n === 0 ? 'Nothing completed here' : n === 1 ? '1 completed here' : `${n} completed here`),
  dearest: (cost: string) => `at most ${cost}`,
  methods: { CASH: 'in cash', CARD: 'by card', MOBILE_MONEY: 'by mobile money' } as Record<string, string>,
  approve: 'Approve',
  approveOf: {
    review: (name: string) => `Approve the review by ${name}`,
    reply: (name: string) => `Approve the reply by ${name}`,
  },
  unapprove: 'Withdraw approval',
  unapproveOf: {
    review: (name: string) => `Withdraw approval of the review by ${name}`,
    reply: (name: string) => `Withdraw approval of the reply by ${name}`,
  },
  remove: 'Delete',
  removeOf: {
    review: (name: string) => `Delete the review by ${name}`,
    reply: (name: string) => `Delete the reply by ${name}`,
  },
  sure: 'Are you sure?',
  removes: {
    review: 'The review goes for good, with the replies to it. Its author is told.',
    reply: 'The reply goes for good. The review stays.',
  },
  removing: 'Deleting…',
  saving: 'Saving…',
  changedMeanwhile: 'This was changed or withdrawn meanwhile. What you see now is how it stands.',
  loading: 'Loading the reviews',
  failed: 'The reviews did not arrive',
  nothingWaits: 'Nothing waits',
  nothingWaitsSays: 'Every review and every reply has been read.',
  none: 'No reviews here',
  showAll: 'Show all',
  toQueue: 'All reviews',
};

export const texts: Catalogue<typeof en> = { en };
