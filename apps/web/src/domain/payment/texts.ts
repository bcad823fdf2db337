import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  pay: (amount: string) => `Pay ${amount}`,
  pretended: 'Pretended payment: no money moves',
  cardNumber: 'Card number',
  expires: 'Expires',
  cvc: 'Security code',
  anyCard: 'Any card will do. What stands here is not sent anywhere.',
  phone: 'Mobile money number',
  anyPhone: 'Any number will do. Nobody is asked for a PIN.',
  behaves: 'How the provider answers',
  atOnce: 'At once',
  slowly: 'After 20 seconds',
  twice: 'At once, and twice',
  lost: 'At once, but its own message gets lost',
  approve: 'Approve',
  tooLate: 'You have paid nothing. A payment now may come too late: then all of it goes back to you.',
  approveLate: 'Approve anyway',
  decline: 'Decline',
  leave: 'Leave without paying',
  paying: 'Paying…',
  noAnswer: 'The payment did not go out. Try again.',
  opening: 'Opening the payment window…',
  notOpened: 'The payment window could not be opened. Check your connection and try again.',
};

export const texts: Catalogue<typeof en> = { en };
