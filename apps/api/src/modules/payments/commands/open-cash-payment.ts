import type { Db } from '../../../platform/db/pool.ts';
import { newId } from '../../../platform/ids.ts';
import { insertPayment, lockPayment, type NewPayment, paymentRow, updatePayment } from '../queries/payments.queries.ts';
import type { PaymentRow, PurposeName, Quote } from '../domain/payment-purposes.ts';

export interface CashOpening {
  purpose: PurposeName;
  /** The appointment or order that is made in the same transaction, and keeps the files that came with the request. */
  referenceId: string;
  idempotencyKey?: string | undefined;
}

/** Opens a payment in cash, paid to the provider directly: due until COMPLETED, void when cancelled. */
export const openCashPayment = (
  trx: Db,
  patientId: string,
  quote: Quote,
  opening: CashOpening,
  now: Date,
): Promise<PaymentRow> => insertPayment(trx, patientId, quote, cashDue(newId(), opening, now));

/** The same for the statement that makes the appointment or order. */
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

/** A cancelled appointment or order takes place after all: its cash is due again. */
export async function cashDueAgain(trx: Db, paymentId: string): Promise<void> {
  const payment = await lockPayment(trx, paymentId);
  if (payment.status === 'VOID') await updatePayment(trx, paymentId, { status: 'CASH_DUE' });
}
