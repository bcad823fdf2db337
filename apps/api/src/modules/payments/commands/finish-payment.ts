import { type ErrorCode, errors } from '@ivuriro/contract/errors';
import { problem } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sameFields, type SentFields } from '../domain/request-fields.ts';
import { gatewayOf } from '../gateways/gateways.ts';
import { refundReason, paymentByReference, paymentByTransaction } from '../queries/payments.queries.ts';
import type { PaymentRow } from '../domain/payment-purposes.ts';
import { settle } from './settle-payment.ts';

/** A browser's report about its payment. It could be forged, so it only names the payment to look up. */
export interface PaymentClaim {
  txRef?: string | undefined;
  transactionId?: string | undefined;
  /** The other fields of the wizard's last request; when present, they must equal those of the payment intent. */
  sentFields: SentFields;
}
export type PaymentOutcome =
  | { state: 'confirmed'; referenceId: string; purpose: string; paymentId: string }
  | { state: 'verifying'; txRef: string };

/**
 * Settles the payment that the browser's report names, by the state that the gateway reports, and returns the outcome.
 */
export async function finishPayment(
  platform: Platform,
  patientId: string,
  claim: PaymentClaim,
): Promise<PaymentOutcome> {
  const { payment, verdict } = await claimed(platform, patientId, claim);
  if (!sameFields(claim.sentFields, payment.fields as SentFields)) throw problem('intent_mismatch');
  return outcome(platform, await settle(platform, payment, verdict));
}

async function claimed(platform: Platform, patientId: string, { txRef, transactionId }: PaymentClaim) {
  const named = txRef ? await paymentByReference(platform.db, txRef) : undefined;
  if (txRef && !isTheirs(named, patientId)) throw problem('payment_unknown');
  if (!transactionId) {
    if (!named) throw problem('payment_unknown');
    return { payment: named, verdict: undefined };
  }
  const gateway = named?.gateway ?? platform.config.paymentGateway;
  const used = await paymentByTransaction(platform.db, gateway, transactionId);
  if (used && used.id !== named?.id) {
    if (isTheirs(used, patientId) && !named) return { payment: used, verdict: undefined };
    throw problem(used.patient_id === patientId ? 'payment_used' : 'payment_unknown');
  }
  if (used) return { payment: used, verdict: undefined };
  const verdict = await gatewayOf(platform, gateway).verify({ transactionId });
  if (verdict === 'unknown') throw problem('payment_unknown');
  if (verdict === 'unreachable') {
    // without a reference the gateway cannot be asked about this payment again
    if (!named) throw problem('unavailable');
    return { payment: named, verdict };
  }
  const payment = named ?? (await paymentByReference(platform.db, verdict.txRef));
  if (!payment || !isTheirs(payment, patientId) || payment.tx_ref !== verdict.txRef) throw problem('payment_unknown');
  return { payment, verdict };
}

const isTheirs = (payment: PaymentRow | undefined, patientId: string) =>
  payment?.patient_id === patientId && payment.method !== 'CASH';

async function outcome(platform: Platform, payment: PaymentRow): Promise<PaymentOutcome> {
  if (payment.reference_id)
    return {
      state: 'confirmed',
      referenceId: payment.reference_id,
      purpose: payment.purpose,
      paymentId: payment.id,
    };
  switch (payment.status) {
    case 'VERIFYING':
      return { state: 'verifying', txRef: payment.tx_ref };
    case 'FAILED':
      throw problem('payment_failed');
    case 'INITIATED':
      throw problem('payment_unknown', 'The payment has not arrived.');
    case 'EXPIRED':
      throw problem('payment_unknown', 'The payment did not arrive in time.');
    default: {
      const reason = await refundReason(platform.db, payment.id);
      throw problem(reason && reason in errors ? (reason as ErrorCode) : 'payment_failed');
    }
  }
}
