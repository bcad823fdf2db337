import type { Db } from '../../../platform/db/pool.ts';
import { newId } from '../../../platform/ids.ts';
import { insertPayment, lockPayment, type NewPayment, paymentRow, updatePayment } from '../queries/payments.queries.ts';
import type { PaymentRow, PurposeName, Quote } from '../domain/payment-purposes.ts';

export interface CashOpening {
  purpose: PurposeName;
  /**
   * The id of the appointment or order that the same transaction creates; it owns the files uploaded with the request.
   */
  referenceId: string;
  idempotencyKey?: string | undefined;
}

/**
 * Opens a payment in cash, which the patient pays to the provider directly: due until the appointment or order is
 * COMPLETED, void when it is cancelled.
 */
export const openCashPayment = (
  trx: Db,
  patientId: string,
  quote: Quote,
  opening: CashOpening,
  now: Date,
): Promise<PaymentRow> => insertPayment(trx, patientId, quote, cashDue(newId(), opening, now));

/** The row of a cash payment, for a statement that inserts it together with its appointment or order. */
export const cashPaymentRow = (
  payment: { id: string; patient_id: string },
  quote: Quote,
  opening: CashOpening,
  now: Date,
): NewPayment => paymentRow(payment.patient_id, quote, cashDue(payment.id, opening, now));

const cashDue = (id: string, { purpose, referenceId, idempotencyKey }: CashOpening, now: Date) => ({
  id,
  purpose,
  method: 'CASH',
  status: 'CASH_DUE',
  reference_id: referenceId,
  idempotency_key: idempotencyKey ?? null,
  created_at: now,
});

/** Makes the cash of an appointment or order due again when its cancellation is reversed. */
export async function cashDueAgain(trx: Db, paymentId: string): Promise<void> {
  const payment = await lockPayment(trx, paymentId);
  if (payment.status === 'VOID') await updatePayment(trx, paymentId, { status: 'CASH_DUE' });
}
