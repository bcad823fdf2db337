import type { Catalogue } from '../../shared/i18n/messages.ts';

const en = {
  figures: 'Your wallet in figures',
  paid: 'Paid by patients',
  paidSays: 'Less what went back to them, cash included.',
  revenue: 'Total revenue',
  revenueSays: 'Your share of what is completed.',
  pending: 'Waiting for payout',
  pendingSays: 'Earned, and not yet paid out.',
  owed: 'You owe',
  owedSays: 'The commission on cash; it is taken from a later payout.',
  completed: 'Received',
  completedSays: 'Paid out, or kept in cash.',
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
export const messages: Catalogue<Messages> = { en };
