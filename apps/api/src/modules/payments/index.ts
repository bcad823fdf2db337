import type { Module } from '../../platform/module.ts';

export { openCashPayment } from './cash.ts';
export { paymentRefunded, paymentSuccessful } from './events.ts';
export { attachmentsOf, beingVerified, paymentOfKey, type PaymentRef, paymentRefs } from './payments.queries.ts';
export {
  type PaymentMethod,
  type PaymentRow,
  type Purpose,
  type PurposeName,
  type Quote,
  registerPurpose,
} from './purposes.ts';

export const payments: Module = { name: 'payments', routes: [] };
