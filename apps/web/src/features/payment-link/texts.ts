import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  meta: 'Pay for your appointment',
  title: 'Pay for your appointment',
  with: (doctor: string) => `With ${doctor}`,
  at: (place: string) => `At ${place}`,
  video: 'By video call',
  orDesk: 'You can also pay in cash at the desk, at your visit. The appointment is booked in any case.',
  method: 'Pay with',
  methods: { MOBILE_MONEY: 'Mobile money: MTN MoMo or Airtel Money', CARD: 'Card: Visa or Mastercard' },
  pay: (sum: string) => `Pay ${sum}`,
  opening: 'Opening the payment…',
  notPaid: 'The payment did not go through, and nothing was taken. Try again, or choose the other way.',
  verifying: 'Your payment is being confirmed. You need not wait here: the appointment is kept.',
  paid: 'Paid',
  paidSays: (sum: string) => `${sum} are paid. There is nothing left to do: come to your appointment.`,
  wentBack: 'The visit was paid or cancelled meanwhile, so this payment goes back to you.',
  loading: 'Looking up the appointment',
  failed: 'The appointment did not arrive',
  failedSays: 'It is kept. Check the connection and try again.',
  again: 'Try again',
  ended: 'This link no longer works',
  endedSays: 'The appointment was cancelled or is over, or the place has sent a newer link.',
};

export const texts: Catalogue<typeof en> = { en };
