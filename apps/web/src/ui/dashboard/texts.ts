import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  close: 'Close',
  status: 'Status',
  payment: 'Payment',
  methods: { CARD: 'Card', MOBILE_MONEY: 'Mobile money', CASH: 'Cash' } as Record<string, string>,
  goesBack: (amount: string) => `${amount} go back to the patient.`,
  wentBack: (amount: string) => `${amount} went back to the patient.`,
  attachments: 'Attachments',
  changing: 'Changing…',
  told: 'The patient is told.',
  moves: {
    refund: (amount: string) => `The patient gets ${amount} back, all of it.`,
    nothingPaid: () => 'Nothing was paid, so nothing goes back.',
  },
  earnings: {
    earned: (amount: string) => `Your share of ${amount} is earned and waits for your next payout.`,
    cashEarned: (amount: string) =>
      `${amount} count as paid to you in cash; our commission is taken from a later payout.`,
  },
};

/** Texts of an appointment or an order in every dashboard. */
export const texts: Catalogue<typeof en> = { en };
