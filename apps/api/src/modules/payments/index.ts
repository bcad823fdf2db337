import type { Module } from '../../platform/module.ts';
import { on } from '../../platform/outbox.ts';
import {
  approvalNeeded,
  gatewayEventReceived,
  payoutAccountChanged,
  payoutDue,
  payoutSent,
  refundRequested,
  transferTold,
} from './events.ts';
import { jobs, sweepers } from './jobs.ts';
import { mailAccountChanged, mailApprovalNeeded, mailPayoutSent } from './payout-mails.ts';
import { grants, resources, routes } from './payments.routes.ts';
import { carryPayout } from './send-payouts.ts';
import { sendRefund } from './send-refunds.ts';
import { lookAtTold, settleTold } from './webhook.ts';

export { cashDueAgain, cashPaymentRow, openCashPayment } from './cash.ts';
export { earn, earnMissed, unearn } from './earn.ts';
export { type RefundReason, paymentRefunded, paymentSuccessful } from './events.ts';
export { type PendingConfirmation, type FinalCall, finishCall } from './final-call.ts';
export { withoutClaims } from './fields.ts';
export { erasePayoutAccount, eraseRequests } from './erasure.ts';
export { deleteOldGatewayEvents, deleteOldRequests } from './retention.ts';
export { finishPayment } from './finish-payment.ts';
export type { Entries, LedgerEvent } from './ledger.ts';
export { sandboxCheckout } from './gateways/sandbox-checkout.ts';
export { amountOwedTo } from './owed.ts';
export { checkLedger } from './ledger-check.ts';
export { hashLedger } from './ledger-hash.ts';
export { concludePayout, requestPayout } from './payouts.ts';
export { releaseOlder } from './intent.ts';
export { demandFewUnpaid, mostUnpaid } from './unpaid-limit.ts';
export {
  attachmentsOf,
  beingVerified,
  hasUnpaid,
  lockPatient,
  type NewPayment,
  paymentInsert,
  paymentById,
  paymentOfKey,
  type PaymentRef,
  paymentRef,
  paymentShown,
  paymentRefs,
} from './payments.queries.ts';
export {
  type PurchaseRequest,
  type PaymentMethod,
  type PaymentRow,
  type Purpose,
  type PurposeName,
  type Quote,
  registerPurpose,
} from './purposes.ts';
export { demandShown, openQuoted } from './quotes.ts';
export { refund } from './refund.ts';

export const payments: Module = {
  name: 'payments',
  routes,
  resources,
  grants,
  jobs,
  sweepers,
  subscriptions: [
    on(gatewayEventReceived, 'settle_told_payment', settleTold),
    on(payoutDue, 'carry_payout', ({ payout_id }, platform) => carryPayout(platform, payout_id)),
    on(transferTold, 'carry_told_payout', lookAtTold),
    on(payoutAccountChanged, 'mail_payout_account', mailAccountChanged),
    on(payoutSent, 'mail_payout_sent', mailPayoutSent),
    on(approvalNeeded, 'mail_approval_needed', mailApprovalNeeded),
    on(refundRequested, 'send_refund', ({ refund_id }, platform) => sendRefund(platform, refund_id)),
  ],
};
