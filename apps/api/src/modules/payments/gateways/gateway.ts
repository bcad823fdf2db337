import type { Checkout } from '@ivuriro/contract/payments';
import type { JsonObject } from '../../../platform/db/types.ts';
import type { PaymentRow } from '../purposes.ts';
import type { Transfers } from './transfers.ts';

/** What the gateway says of one attempt to pay. */
export interface Transaction {
  status: 'successful' | 'failed' | 'pending';
  transactionId: string;
  txRef: string;
  amount: number;
  currency: string;
}
/** `unknown`: it has never seen it. `unreachable`: it did not say, or not in words that we understand. */
export type Verdict = Transaction | 'unknown' | 'unreachable';

export interface RefundOrder {
  /** Ours: the same id is the same refund, however often it is sent. */
  id: string;
  transactionId: string;
  amount: number;
  /** It was sent before and the answer is not known. */
  again: boolean;
}
export interface Customer {
  name: string;
  email: string | null;
  phone: string | null;
}
export interface GatewayEvent {
  /** The same for the same news, however often it is told. */
  eventKey: string;
  /** Null when it is not about a payment. */
  txRef: string | null;
  transactionId: string | null;
  /** The payout that it is about. */
  payoutId: string | null;
  /** What is worth keeping of it: nothing about the payer. */
  kept: JsonObject;
}
export type Headers = Record<string, string | string[] | undefined>;

/** Who takes the money, and sends it out. Nothing that a browser says about a payment is believed: the gateway is asked. */
export interface Gateway {
  checkout(payment: PaymentRow, customer: Customer): Checkout;
  verify(asked: { txRef: string } | { transactionId: string }): Promise<Verdict>;
  refund(order: RefundOrder): Promise<{ refundId: string } | 'refused' | 'unreachable'>;
  transfers: Transfers;
  /** Checks the secret on the bytes as they came; throws when it is not the gateway who tells. */
  readEvent(headers: Headers, rawBody: Buffer | undefined): GatewayEvent;
}
