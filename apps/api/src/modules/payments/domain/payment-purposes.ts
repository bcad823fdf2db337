import type { Kind } from '@ivuriro/contract/endpoint';
import type { paymentMethods, purposes as names } from '@ivuriro/contract/payments';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { JsonObject, Payment } from '../../../platform/db/types.ts';

export type PurposeName = (typeof names)[number];
export type PaymentMethod = (typeof paymentMethods)[number];
export type PaymentRow = Selectable<Payment>;

/** What a patient wants to buy, as it was sent. */
export interface PurchaseRequest {
  patientId: string;
  fields: object;
  method: PaymentMethod;
  /** How many files came with it. */
  attachments: number;
}

/** What is bought: who earns, the price, and the request as it was checked. */
export interface Quote {
  payeeId: string;
  payeeKind: Kind;
  amount: number;
  request: JsonObject;
}

/** How what is paid for is quoted and made. Implemented by the module that makes the appointment or order. */
export interface Purpose {
  /** Checks every field and fixes the price; throws a problem that a person can read. */
  quote(db: Db, request: PurchaseRequest, now: Date): Promise<Quote>;
  /** Holds what is bought until `payment.hold_expires_at`, in the transaction that opens the payment. */
  hold(trx: Db, payment: PaymentRow, now: Date): Promise<void>;
  /** The money arrived: makes the appointment or order, even after the hold has expired; null when that is impossible. */
  confirm(trx: Db, payment: PaymentRow, now: Date): Promise<{ referenceId: string } | null>;
  /** Gives the hold back. */
  release(trx: Db, payment: PaymentRow, now: Date): Promise<void>;
}
