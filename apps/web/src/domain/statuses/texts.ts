import type { Catalogue } from '../../lib/language/texts.ts';

/** The statuses of appointments. Orders have only three of these statuses. */
export const statusNames = {
  en: {
    PENDING: 'Pending',
    ONGOING: 'Ongoing',
    COMPLETED: 'Completed',
    CANCELLED: 'Cancelled',
    MISSED: 'Missed',
  },
};

const en = {
  label: 'Status',
  names: statusNames.en as Record<string, string>,
  changing: 'Changing…',
  told: 'The patient is told.',
  nobodyTold: 'Nobody can be told: call them or note it.',
  moves: {
    refund: (amount: string) => `The patient gets ${amount} back, all of it.`,
    cashBack: (amount: string) => `${amount} were taken at the desk: give all of it back. The receipt is cancelled.`,
    nothingPaid: () => 'Nothing was paid, so nothing goes back.',
  },
  earnings: {
    earned: (amount: string) => `Your share of ${amount} is earned and waits for your next payout.`,
    cashEarned: (amount: string) =>
      `${amount} count as paid to you in cash; our commission is taken from a later payout.`,
    cashTaken: (amount: string) =>
      `${amount} were paid at your desk, as the receipt says; our commission is taken from a later payout.`,
  },
};

/** Texts of the status of an appointment or order, and of the effects of its change. */
export const texts: Catalogue<typeof en> = { en };
