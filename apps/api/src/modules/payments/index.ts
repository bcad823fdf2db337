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
import { jobs, sweepers } from './jobs/sweepers.ts';
import { tellAccountChanged, mailApprovalNeeded, mailPayoutSent } from './jobs/payout-mails.ts';
import { grants, resources, routes } from './payments.routes.ts';
import { carryPayout } from './jobs/send-payouts.ts';
import { sendRefund } from './jobs/send-refunds.ts';
import { lookAtTold, settleTold } from './jobs/gateway-events.ts';

export {
  cashDueAgain,
  isDueInCash,
  madeWithKey,
  openCashPayment,
  refuseManyUnpaid,
  voidDueCash,
} from './commands/open-cash-payment.ts';
export { openPayment } from './commands/open-payment.ts';
export { presentIntent } from './presenters/present-intent.ts';
export { earn, earnMissed, unearn } from './commands/earn-payment.ts';
export { type RefundReason, paymentRefunded, paymentSuccessful, receiptIssued } from './events.ts';
export { type PendingConfirmation, type FinalCall, finishCall } from './commands/finish-checkout.ts';
export { withoutClaims } from './domain/request-fields.ts';
export { erasePayoutAccount, eraseRequests } from './jobs/erasure.ts';
export { deleteOldGatewayEvents, deleteOldRequests } from './jobs/retention.ts';
export { finishPayment } from './commands/finish-payment.ts';
export type { Entries, LedgerEvent } from './commands/post-to-ledger.ts';
export { sandboxCheckout } from './gateways/sandbox-checkout.ts';
export { amountOwedTo } from './queries/wallet.queries.ts';
export { checkLedger } from './queries/ledger-check.ts';
export { hashLedger } from './queries/ledger-hash.ts';
export { concludePayout } from './commands/conclude-payout.ts';
export { requestPayout } from './commands/request-payout.ts';
export { takeCash } from './commands/take-cash.ts';
export { receiptById, receiptOf, type ShownReceipt } from './queries/receipts.queries.ts';
export { presentReceipts } from './presenters/present-receipt.ts';
export { releaseOlderPayment } from './commands/release-older-payment.ts';
export { attachmentsOf } from './queries/payment-attachments.queries.ts';
export { type PaymentRef, paymentRef, paymentRefs } from './queries/payment-refs.queries.ts';
export { beingVerified, lockPatientPayments, paymentById } from './queries/payments.queries.ts';
export {
  type PurchaseRequest,
  type PaymentMethod,
  type PaymentRow,
  type Purpose,
  type PurposeName,
  type Quote,
} from './domain/payment-purposes.ts';
export { quoteAndOpenPayment, refuseHigherThanShown } from './commands/quote-and-open-payment.ts';
export { purposes } from './ports.ts';
export { refund } from './commands/refund-payment.ts';

export const payments: Module = {
  name: 'payments',
  routes,
  resources,
  guardedTables: [
    'gateway_event',
    'ledger_account',
    'ledger_entry',
    'ledger_transaction',
    'payment',
    'payment_attachment',
    'payment_info',
    'payout',
    'receipt',
    'receipt_counter',
    'refund',
    'wallet',
    'wallet_month',
  ],
  partyColumns: [
    {
      table: 'payment',
      column: 'patient_id',
      open: {
        when: "status in ('INITIATED', 'VERIFYING')",
        sentence: 'A payment for this record is under way. Merge the records when it is finished, in about 15 minutes.',
      },
    },
  ],
  grants,
  jobs,
  sweepers,
  subscriptions: [
    on(gatewayEventReceived, 'settle_told_payment', settleTold),
    on(payoutDue, 'carry_payout', ({ payout_id }, platform) => carryPayout(platform, payout_id)),
    on(transferTold, 'carry_told_payout', lookAtTold),
    on(payoutAccountChanged, 'mail_payout_account', tellAccountChanged),
    on(payoutSent, 'mail_payout_sent', mailPayoutSent),
    on(approvalNeeded, 'mail_approval_needed', mailApprovalNeeded),
    on(refundRequested, 'send_refund', ({ refund_id }, platform) => sendRefund(platform, refund_id)),
  ],
};
