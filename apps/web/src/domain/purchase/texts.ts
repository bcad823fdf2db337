import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  stepOf: (step: number, name: string) => `Step ${step} of 4: ${name}`,
  loading: 'Loading…',
  wentWrong: 'Something went wrong',
  keptSays: 'What you filled in is kept.',
  forWhom: 'Who is it for?',
  yourself: 'Yourself',
  child: 'Your child',
  represented: 'You act for this person',
  next: 'Next',
  back: 'Back',
  finish: 'Finish',
  close: 'Close',
  oops: 'OOPS!!!',
  lostFiles: (names: string) => `The reload lost these files. Add them again: ${names}`,
  withoutFiles: 'Go on without them',
  price: 'Price',
  priceRaised: (now: string, before: string) =>
    `The price is now ${now}, not ${before} any more. Finish goes on with it.`,
  method: 'Payment method',
  selectMethod: 'Please select payment method',
  card: 'Card',
  cardSays: 'Visa or Mastercard',
  mobileMoney: 'Mobile money',
  mobileMoneySays: 'MTN MoMo or Airtel Money',
  cash: 'Cash',
  paymentFailed: 'Payment failed',
  failedNext: 'Try again, or choose another way to pay.',
  sending: 'Sending…',
  filesGoing: 'Files on their way',
  processing: 'Processing Payment',
  asking: 'We ask the payment provider whether the money has arrived.',
  slow: 'This takes longer than usual. With mobile money, look whether your phone asks for your PIN.',
  comesNext: 'What comes next',
};

export type WizardTexts = typeof en;
export const texts: Catalogue<WizardTexts> = { en };
