import type { Kind } from '@ivuriro/contract/endpoint';
import type { paymentMethods, purposes as names } from '@ivuriro/contract/payments';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { JsonObject, Payment } from '../../../platform/db/types.ts';

/**
 * A `due_appointment` is an online payment of the cash that is due for an appointment. It is shown as a payment for an
 * appointment everywhere.
 */
export type PurposeName = (typeof names)[number] | 'due_appointment';
export type PaymentMethod = (typeof paymentMethods)[number];
export type PaymentRow = Selectable<Payment>;

/** The purchase that a patient requested, as it was sent. */
export interface PurchaseRequest {
  patientId: string;
  fields: object;
  method: PaymentMethod;
  /** How many files were uploaded with the request. */
  attachments: number;
}

/** The price of a purchase request, the provider who earns it, and the validated request. */
export interface Quote {
  payeeId: string;
  payeeKind: Kind;
  amount: number;
  request: JsonObject;
}

/**
 * How an appointment or order is quoted, held, booked and released. Implemented by the module of the appointment or
 * order.
 */
export interface Purpose {
  /** Checks every field and fixes the price; throws a problem with a message for the patient. */
  quote(db: Db, request: PurchaseRequest, now: Date): Promise<Quote>;
  /**
   * Holds the slot until `payment.hold_expires_at`, or only checks the offerings of an order, in the transaction that
   * opens the payment.
   */
  hold(trx: Db, payment: PaymentRow, now: Date): Promise<void>;
  /**
   * Creates the appointment or order after the money arrived, even when the hold has expired; null when that is
   * impossible.
   */
  confirm(trx: Db, payment: PaymentRow, now: Date): Promise<{ referenceId: string } | null>;
  /** Releases the held slot; does nothing for an order. */
  release(trx: Db, payment: PaymentRow, now: Date): Promise<void>;
}
