import type { Db } from '../../platform/db/pool.ts';
import { newId } from '../../platform/ids.ts';
import { insertPayment, lockPayment, paymentInsert, updatePayment } from './payments.queries.ts';
import type { PaymentRow, PurposeName, Quote } from './purposes.ts';

export interface CashOpening {
  purpose: PurposeName;
  /** The appointment or order that is made in the same transaction, and keeps the files that came with the request. */
  referenceId: string;
  idempotencyKey?: string | undefined;
}

/** What will be paid in the provider's hand: due until COMPLETED, void when cancelled. */
export const openCashPayment = (
  trx: Db,
  patientId: string,
  quote: Quote,
  opening: CashOpening,
  now: Date,
): Promise<PaymentRow> => insertPayment(trx, patientId, quote, cashDue(newId(), opening, now));

/** The same as a part of the statement that makes what is paid. */
export const cashPaymentInsert = (
  db: Pick<Db, 'insertInto'>,
  payment: { id: string; patient_id: string },
  quote: Quote,
  opening: CashOpening,
  now: Date,
) => paymentInsert(db, payment.patient_id, quote, cashDue(payment.id, opening, now));

const cashDue = (id: string, { purpose, referenceId, idempotencyKey }: CashOpening, now: Date) => ({
  id,
  purpose,
  method: 'CASH',
  status: 'CASH_DUE',
  reference_id: referenceId,
  idempotency_key: idempotencyKey ?? null,
  created_at: now,
});

/** What was cancelled takes place after all: it is to be paid in the provider's hand again. */
export async function cashDueAgain(trx: Db, paymentId: string): Promise<void> {
  const payment = await lockPayment(trx, paymentId);
  if (payment.status === 'VOID') await updatePayment(trx, paymentId, { status: 'CASH_DUE' });
}
