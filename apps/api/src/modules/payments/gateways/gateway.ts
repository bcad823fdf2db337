import type { Checkout } from '@ivuriro/contract/payments';
import type { JsonObject } from '../../../platform/db/types.ts';
import type { PaymentRow } from '../domain/payment-purposes.ts';
import type { Transfers } from './transfers.ts';

/** What the gateway says of one attempt to pay. */
export interface Transaction {
  status: 'successful' | 'failed' | 'pending';
  transactionId: string;
  txRef: string;
  amount: number;
  currency: string;
}
/** `unknown`: it has never seen the transaction. `unreachable`: no answer, or none that we understand. */
export type Verdict = Transaction | 'unknown' | 'unreachable';

export interface RefundOrder {
  /** Our id: sent again, it is the same refund. */
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
  /** The same for the same event, however often it is sent. */
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

/** Takes payments, sends refunds and payouts. It is always asked; what a browser says about a payment is not believed. */
export interface Gateway {
  checkout(payment: PaymentRow, customer: Customer): Checkout;
  verify(asked: { txRef: string } | { transactionId: string }): Promise<Verdict>;
  refund(order: RefundOrder): Promise<{ refundId: string } | 'refused' | 'unreachable'>;
  transfers: Transfers;
  /** Reads a webhook's event; throws when its secret does not fit the bytes as they came. */
  readEvent(headers: Headers, rawBody: Buffer | undefined): GatewayEvent;
}
