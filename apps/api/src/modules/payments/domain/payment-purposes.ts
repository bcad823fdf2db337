import type { Kind } from '@ivuriro/contract/endpoint';
import type { paymentMethods, purposes as names } from '@ivuriro/contract/payments';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { JsonObject, Payment } from '../../../platform/db/types.ts';

/** Online payments of what is due for an appointment count as payments for an appointment everywhere else. */
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

/** How something that can be paid for is quoted and booked. Implemented by the module of the appointment or order. */
export interface Purpose {
  /** Checks every field and fixes the price; throws a problem with a message for the patient. */
  quote(db: Db, request: PurchaseRequest, now: Date): Promise<Quote>;
  /** Holds the slot or the stock until `payment.hold_expires_at`, in the transaction that opens the payment. */
  hold(trx: Db, payment: PaymentRow, now: Date): Promise<void>;
  /**
   * Creates the appointment or order after the money arrived, even when the hold has expired; null when that is
   * impossible.
   */
  confirm(trx: Db, payment: PaymentRow, now: Date): Promise<{ referenceId: string } | null>;
  /** Releases the held slot or stock. */
  release(trx: Db, payment: PaymentRow, now: Date): Promise<void>;
}
