import { francs } from '../../platform/money-text.ts';

const several = (count: number, one: string, many: string) => (count === 1 ? `one ${one}` : `${count} ${many}`);

/** Texts of this module's mails and PDF files, which name the records that the law requires us to keep. */
export const en = {
  hello: (name: string) => `Hello ${name},`,
  kept: {
    visits: (count: number) =>
      `Medical records of ${several(count, 'visit', 'visits')}, with your name, code and birth date: health-care law asks for them. They can be read only by who treated you.`,
    orders: (count: number) =>
      `The records of ${several(count, 'order', 'orders')} at laboratories and pharmacies, for the same reason.`,
    payments: (count: number) => `${several(count, 'payment', 'payments')}, because the books of account must be kept.`,
    visitsOfProvider: (count: number) =>
      `Medical records of ${several(count, 'visit', 'visits')}, with your name and code, and a doctor’s licence number: health-care law asks who treated whom. They can be read by these patients and by who treats them.`,
    ordersOfProvider: (count: number) =>
      `The records of ${several(count, 'order', 'orders')}, with your name, for the same reason.`,
    paymentsOfProvider: (count: number) =>
      `${several(count, 'payment', 'payments')} to you and from us, because the books of account must be kept.`,
    reviewsOfProvider: (count: number) =>
      `${several(count, 'review', 'reviews')} that patients wrote: the words are theirs. Nobody finds them any more.`,
    results: (count: number) =>
      `${several(count, 'message', 'messages')} with results of your tests, with the laboratory that sent ${count === 1 ? 'it' : 'them'}: they are medical records.`,
    messages: (count: number) =>
      `${several(count, 'message', 'messages')} that you sent, with those who received ${count === 1 ? 'it' : 'them'}.`,
    guardian: 'Your e-mail address, your phone number and your password: you sign in with them for a child.',
    administrator: 'Your name, beside what you did as an administrator.',
    acts: 'The record of what was done in your account, and of what you agreed to: they prove it.',
    record: 'The record of who opened your file, and of what you agreed to: they prove what was done.',
  },
  open: (count: number) =>
    `There ${count === 1 ? 'is still one visit, order or payment' : `are still ${count} visits, orders or payments`} open. They end or are cancelled first.`,
  owed: (amount: number) => `${francs(amount)} are earned and not paid out. Pay them out first.`,
  owes: (amount: number) => `${francs(amount)} of cash are owed to Ivuriro. They are paid first.`,
  answered: {
    subject: { CORRECTION: 'Your request for a correction', ERASURE: 'Your request to erase your data' },
    line: {
      CORRECTION: {
        DONE: 'We have corrected what you asked for.',
        REFUSED: 'We could not correct what you asked for.',
      },
      ERASURE: {
        DONE: 'We have closed your account and erased your data. You can no longer sign in to it.',
        REFUSED: 'We could not erase your data.',
      },
    },
    kept: 'This the law makes us keep:',
    appeal: 'If you do not agree, you can appeal to the Data Protection Office of Rwanda within 30 days.',
  },
  paper: {
    title: 'My data',
    says: 'Everything that Ivuriro keeps about you, under law 058/2021.',
    made: (day: string) => `Made on ${day}`,
    nothing: 'Nothing.',
    page: (page: number, count: number) => `Page ${page} of ${count}`,
  },
};
