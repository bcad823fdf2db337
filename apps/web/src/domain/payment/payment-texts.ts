import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  payment: 'Payment',
  methods: { CARD: 'Card', MOBILE_MONEY: 'Mobile money', CASH: 'Cash' } as Record<string, string>,
  goesBack: (amount: string) => `${amount} go back to the patient.`,
  wentBack: (amount: string) => `${amount} went back to the patient.`,
  paid: 'Paid',
  refunded: 'Refunded',
  partlyRefunded: 'Partly refunded',
  notPaid: 'Not Paid',
};

/**
 * Texts that describe the payment of an appointment or order; texts.ts has those that are shown while somebody pays.
 */
export const paymentTexts: Catalogue<typeof en> = { en };
