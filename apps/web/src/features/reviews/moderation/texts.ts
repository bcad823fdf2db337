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
  withdrawApproval: 'Withdraw approval',
  withdrawApprovalOf: {
    review: (name: string) => `Withdraw approval of the review by ${name}`,
    reply: (name: string) => `Withdraw approval of the reply by ${name}`,
  },
  delete: 'Delete',
  deleteOf: {
    review: (name: string) => `Delete the review by ${name}`,
    reply: (name: string) => `Delete the reply by ${name}`,
  },
  sure: 'Are you sure?',
  deletes: {
    review: 'The review is deleted for good, with the replies to it. Its author gets a notification.',
    reply: 'The reply is deleted for good. The review stays.',
  },
  deleting: 'Deleting…',
  saving: 'Saving…',
  changedMeanwhile:
    'The author changed or withdrew this meanwhile, or somebody deleted it. What you see now is how it stands.',
  loading: 'Loading the reviews',
  failed: 'The reviews did not arrive',
  nothingWaits: 'Nothing waits',
  nothingWaitsSays: 'Every review and every reply has been read.',
  none: 'No reviews here',
  showAll: 'Show all',
  toQueue: 'All reviews',
};

export const texts: Catalogue<typeof en> = { en };
