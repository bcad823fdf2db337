import type { PaymentRow } from './payment-purposes.ts';

/** Whether what is bought is still held for the patient. */
export const holding = (payment: PaymentRow): boolean =>
  payment.status === 'INITIATED' || payment.status === 'VERIFYING';

/** Whether money may still come: also after the hold expired or an attempt failed. */
export const mayStillArrive = (payment: PaymentRow): boolean =>
  holding(payment) || payment.status === 'EXPIRED' || payment.status === 'FAILED';

/** Whether the request is still kept. After ninety days it is not, and money that comes then is given back. */
export const isStored = (payment: PaymentRow): boolean => Object.keys(payment.request as object).length > 0;

/** Seconds between the questions to the gateway; together a day. */
export const askAgainAfter = [5, 15, 60, 300, 900, 3_600, 10_800, 28_800, 43_200];
const firstAfterExpiry = 3;

const question = (index: number, now: Date) => ({
  checks: index + 1,
  check_at: new Date(now.getTime() + askAgainAfter[index]! * 1_000),
});
export const firstQuestion = (now: Date) => question(0, now);
/** For late money: asked at longer intervals. */
export const afterExpiry = (now: Date) => question(firstAfterExpiry, now);

/** Whether the gateway was asked for a day: then an answer ends the asking. Without an answer it goes on. */
export const askedForADay = (payment: PaymentRow): boolean => payment.checks > askAgainAfter.length;
