import type { PaymentRow } from './purposes.ts';

/** What is bought is still kept for the patient. */
export const holding = (payment: PaymentRow): boolean =>
  payment.status === 'INITIATED' || payment.status === 'VERIFYING';

/** No money was seen, and some may yet come: also after the time was over or an attempt failed. */
export const mayStillArrive = (payment: PaymentRow): boolean =>
  holding(payment) || payment.status === 'EXPIRED' || payment.status === 'FAILED';

/** What was asked for is still known: after ninety days it is not, and money that comes then goes back. */
export const isRemembered = (payment: PaymentRow): boolean => Object.keys(payment.request as object).length > 0;

/** Seconds from one question to the gateway to the next; together a day. */
export const askAgainAfter = [5, 15, 60, 300, 900, 3_600, 10_800, 28_800, 43_200];
const firstAfterExpiry = 3;

const question = (index: number, now: Date) => ({
  checks: index + 1,
  check_at: new Date(now.getTime() + askAgainAfter[index]! * 1_000),
});
export const firstQuestion = (now: Date) => question(0, now);
/** Late money is asked for at longer intervals. */
export const afterExpiry = (now: Date) => question(firstAfterExpiry, now);

/** Who got no answer asks on, at the longest interval; who got one after a day may stop. */
export const askedForADay = (payment: PaymentRow): boolean => payment.checks > askAgainAfter.length;
