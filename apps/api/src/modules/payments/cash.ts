import type { Db } from '../../platform/db/pool.ts';
import { newId } from '../../platform/ids.ts';
import { attach, insertPayment, lockPayment, updatePayment } from './payments.queries.ts';
import type { PaymentRow, PurposeName, Quote } from './purposes.ts';

export interface CashOpening {
  purpose: PurposeName;
  /** The appointment or order that is made in the same transaction. */
  referenceId: string;
  /** Private files, already stored. */
  attachments: string[];
  idempotencyKey?: string | undefined;
}

/** What will be paid in the provider's hand: due until COMPLETED, void when cancelled. */
export async function openCashPayment(
  trx: Db,
  patientId: string,
  quote: Quote,
  opening: CashOpening,
  now: Date,
): Promise<PaymentRow> {
  const payment = await insertPayment(trx, patientId, quote, {
    id: newId(),
    purpose: opening.purpose,
    method: 'CASH',
    status: 'CASH_DUE',
    reference_id: opening.referenceId,
    idempotency_key: opening.idempotencyKey ?? null,
    created_at: now,
  });
  await attach(trx, payment.id, opening.attachments);
  return payment;
}

/** What was cancelled takes place after all: it is to be paid in the provider's hand again. */
export async function cashDueAgain(trx: Db, paymentId: string): Promise<void> {
  const payment = await lockPayment(trx, paymentId);
  if (payment.status === 'VOID') await updatePayment(trx, paymentId, { status: 'CASH_DUE' });
}
