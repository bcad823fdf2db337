import type { PaymentRow } from './payment-purposes.ts';

/** Whether the payment still holds its slot for the patient. */
export const holding = (payment: PaymentRow): boolean =>
  payment.status === 'INITIATED' || payment.status === 'VERIFYING';

/** Whether money may still arrive, which includes payments that expired and those whose last attempt failed. */
export const mayStillArrive = (payment: PaymentRow): boolean =>
  holding(payment) || payment.status === 'EXPIRED' || payment.status === 'FAILED';

/** Whether the request is still stored. It is deleted after ninety days; money that arrives later is refunded. */
export const isStored = (payment: PaymentRow): boolean => Object.keys(payment.request as object).length > 0;

/**
 * How many seconds to wait before the first, second and each further query of a payment's state at the gateway; about a
 * day in all.
 */
export const askAgainAfter = [5, 15, 60, 300, 900, 3_600, 10_800, 28_800, 43_200];
const firstAfterExpiry = 3;

const question = (index: number, now: Date) => ({
  checks: index + 1,
  check_at: new Date(now.getTime() + askAgainAfter[index]! * 1_000),
});
export const firstQuestion = (now: Date) => question(0, now);
/** When to ask the gateway next about a payment that expired: at longer intervals than before. */
export const afterExpiry = (now: Date) => question(firstAfterExpiry, now);

/**
 * Whether the gateway has been asked about the payment for a day. From then on its next answer is final; as long as the
 * gateway gives none, it is asked again.
 */
export const askedForADay = (payment: PaymentRow): boolean => payment.checks > askAgainAfter.length;
