import { eventType } from '../../platform/outbox.ts';

interface PaymentEvent {
  payment_id: string;
  patient_id: string;
  purpose: string;
  /** The id of the appointment or order; null when none was created. */
  reference_id: string | null;
}

/** The money has arrived: at the gateway, or as cash with the provider. */
export const paymentSuccessful = eventType<PaymentEvent>('payment.successful');
/**
 * Why a payment that bought nothing is refunded. The refund of a cancellation has the reason of the cancellation
 * instead.
 */
export type RefundReason = 'paid_twice' | 'payment_insufficient' | 'booking_lost';
/** The cash for an appointment or an order was taken at a desk. */
export const receiptIssued = eventType<Pick<PaymentEvent, 'payment_id' | 'purpose'> & { reference_id: string }>(
  'receipt.issued',
);
/** The gateway has accepted a refund. */
export const paymentRefunded = eventType<PaymentEvent & { refund_id: string; reason: string }>('payment.refunded');
export const refundRequested = eventType<{ refund_id: string }>('payment.refund_asked');
export const gatewayEventReceived = eventType<{ gateway: string; tx_ref: string; transaction_id: string | null }>(
  'payment.gateway_event',
);
export interface ApprovalNeeded {
  what: 'payout' | 'setting';
  id: string;
  /** The administrator who requested the payout or setting; an administrator who is another person may approve it. */
  by: string;
}
/** Another administrator has to approve or refuse a payout or a setting. */
export const approvalNeeded = eventType<ApprovalNeeded>('payout.approval_needed');
export const payoutAccountChanged = eventType<{ provider_id: string }>('payout.account_changed');
/** A payout was sent, by the gateway or by hand. */
export const payoutSent = eventType<{ payout_id: string }>('payout.sent');
/** A payout is ready to be sent by the gateway. */
export const payoutDue = eventType<{ payout_id: string }>('payout.due');
export const transferTold = eventType<{ gateway: string; payout_id: string }>('payout.gateway_event');
