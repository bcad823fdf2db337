import type { Checkout } from '@ivuriro/contract/payments';
import type { JsonObject } from '../../../platform/db/types.ts';
import type { PaymentRow } from '../domain/payment-purposes.ts';
import type { Transfers } from './transfers.ts';

/** The gateway's report about one attempt to pay. */
export interface Transaction {
  status: 'successful' | 'failed' | 'pending';
  transactionId: string;
  txRef: string;
  amount: number;
  currency: string;
}
/**
 * `unknown`: the gateway has never seen the transaction. `unreachable`: it gave no answer, or none that can be
 * understood.
 */
export type Verdict = Transaction | 'unknown' | 'unreachable';

export interface RefundOrder {
  /** Our id of the refund. When it is sent again, the gateway treats it as the same refund. */
  id: string;
  transactionId: string;
  amount: number;
  /** Whether an earlier attempt may have sent the refund, although its answer was lost. */
  again: boolean;
}
export interface Customer {
  name: string;
  email: string | null;
  phone: string | null;
}
export interface GatewayEvent {
  /** Identifies the event, so that a repeated webhook is stored once. */
  eventKey: string;
  /** The reference of the payment that the event is about; null for an event about anything else. */
  txRef: string | null;
  transactionId: string | null;
  /** The id of the payout that the event is about; null for an event about anything else. */
  payoutId: string | null;
  /** The part of the event that is stored; it has no data about the payer. */
  kept: JsonObject;
}
export type Headers = Record<string, string | string[] | undefined>;

/**
 * A payment gateway takes payments and sends refunds and payouts. The platform always asks the gateway for the state of
 * a payment, because the report of a browser could be forged.
 */
export interface Gateway {
  checkout(payment: PaymentRow, customer: Customer): Checkout;
  verify(asked: { txRef: string } | { transactionId: string }): Promise<Verdict>;
  refund(order: RefundOrder): Promise<{ refundId: string } | 'refused' | 'unreachable'>;
  transfers: Transfers;
  /** Reads the event of a webhook; throws when its signature does not match the received bytes. */
  readEvent(headers: Headers, rawBody: Buffer | undefined): GatewayEvent;
}
