import type { Catalogue } from '../../shared/i18n/messages.ts';

const en = {
  figures: { own: 'Your wallet in figures', others: 'The wallet in figures' },
  paid: 'Paid by patients',
  revenue: 'Total revenue',
  pending: 'Waiting for payout',
  owed: { own: 'You owe', others: 'Owed to us' },
  completed: { own: 'Received', others: 'Paid out' },
  commission: 'Ivuriro’s commission',
  says: {
    own: {
      paid: 'Less what went back to them, cash included.',
      revenue: 'Your share of what is completed.',
      pending: 'Earned, and not yet paid out.',
      owed: 'The commission on cash; it is taken from a later payout.',
      completed: 'Paid out, or kept in cash.',
      commission: '',
    },
    others: {
      paid: 'Less what went back to them, cash included.',
      revenue: 'The providers’ share of what is completed.',
      pending: 'Earned, and not yet paid out.',
      owed: 'The commission on cash; it is taken from a later payout.',
      completed: 'Paid out, or kept in cash.',
      commission: 'Our share of what is completed.',
    },
  },
  lastMonths: 'Last 12 months',
  noMonths: 'Nothing in these months yet. Each bar is a month, booked on the day it happened.',
  transactions: 'Transactions',
  patient: 'Patient',
  amount: 'Amount',
  share: 'Ivuriro’s share',
  yours: 'Your revenue',
  method: 'Method',
  status: 'Status',
  date: 'Date',
  methods: { CARD: 'Card', MOBILE_MONEY: 'Mobile money', CASH: 'Cash' } as Record<string, string>,
  paidStatus: 'Paid',
  refundPending: 'Refund under way',
  refunded: 'Refunded',
  takenBack: 'Taken back',
  range: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
  loading: 'Loading your wallet',
  failed: 'Your wallet did not arrive',
  failedSays: 'The ledger is safe. Try again in a moment.',
  none: 'No transactions yet',
  noneSays: 'Every payment of a patient stands here, with Ivuriro’s share and yours.',
  toFirst: 'Go to the first page',
};

export type Messages = typeof en;
export type Voice = keyof Messages['says'];
export const messages: Catalogue<Messages> = { en };
