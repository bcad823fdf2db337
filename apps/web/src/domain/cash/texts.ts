import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  take: 'Take cash',
  takeOf: (patient: string) => `Take cash of ${patient}`,
  sendLink: 'Send payment link',
  sendingLink: 'Sending…',
  title: 'Take cash',
  due: 'To be paid',
  received: 'Cash received',
  receivedHint: 'In francs, as the patient hands it over.',
  notes: 'Notes',
  exact: 'Exact',
  change: 'Change to give back',
  missing: (amount: string) => `${amount} are missing`,
  notAnAmount: 'Write the amount in whole francs.',
  book: 'Book the cash',
  booking: 'Booking…',
  done: 'Done',
  booked: 'The cash is booked',
  receipt: (number: string) => `Receipt ${number}`,
  print: 'Print',
  printReceipt: (number: string) => `Print receipt ${number}`,
  noChange: 'Nothing to give back',
};

export const texts: Catalogue<typeof en> = { en };
