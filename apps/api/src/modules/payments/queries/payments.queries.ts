import { type Insertable, sql } from 'kysely';
import { dayMs } from '../../../platform/clock.ts';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Payment } from '../../../platform/db/types.ts';
import { newId } from '../../../platform/ids.ts';
import type { PaymentRow, Quote } from '../domain/payment-purposes.ts';
import { pipeline } from '../../../platform/db/pipeline.ts';
import { transact } from '../../../platform/db/transact.ts';

const columns = [
  'amount',
  'captured_at',
  'check_at',
  'checks',
  'commission',
  'completed_at',
  'confirm_failures',
  'created_at',
  'currency',
  'fields',
  'gateway',
  'gateway_tx_id',
  'hold_expires_at',
  'id',
  'idempotency_key',
  'method',
  'patient_id',
  'payee_id',
  'payee_kind',
  'purpose',
  'reference_id',
  'refunded',
  'request',
  'status',
  'surplus',
  'tx_ref',
  'verified_amount',
  'verified_currency',
] as const satisfies (keyof PaymentRow)[];

type NewPaymentFields = Pick<Insertable<Payment>, 'id' | 'purpose' | 'method' | 'status'> &
  Partial<Omit<Insertable<Payment>, 'fields' | 'request'>> & { fields?: string };

/**
 * Inserts a payment with its price and the platform's commission; later changes of the price or of the commission do
 * not affect the payment.
 */
const paymentInsert = (trx: Db, patientId: string, quote: Quote, fields: NewPaymentFields) =>
  trx.insertInto('payment').values({
    ...fields,
    tx_ref: `ivuriro-${newId()}`,
    patient_id: patientId,
    payee_id: quote.payeeId,
    payee_kind: quote.payeeKind,
    amount: quote.amount,
    request: JSON.stringify(quote.request),
    commission: sql`coalesce((select floor(${quote.amount}::integer * percent / 100) from commission where kind = ${quote.payeeKind}), 0)::integer`,
  });

export const insertPayment = (
  trx: Db,
  patientId: string,
  quote: Quote,
  fields: NewPaymentFields,
): Promise<PaymentRow> => paymentInsert(trx, patientId, quote, fields).returning(columns).executeTakeFirstOrThrow();

/** Pipelines the insert of a payment with the transaction's next statement, without waiting for the row. */
export const writePayment = (trx: Db, patientId: string, quote: Quote, fields: NewPaymentFields): Promise<void> =>
  pipeline(trx, [paymentInsert(trx, patientId, quote, fields)]);

export const paymentById = (db: Db, id: string): Promise<PaymentRow> =>
  db.selectFrom('payment').select(columns).where('id', '=', id).executeTakeFirstOrThrow();

export const paymentByReference = (db: Db, txRef: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').select(columns).where('tx_ref', '=', txRef).executeTakeFirst();

/**
 * The payment for which a transaction of the gateway was used, whoever the patient is, because no transaction may pay
 * for two payments.
 */
export const paymentByTransaction = (db: Db, gateway: string, transactionId: string): Promise<PaymentRow | undefined> =>
  asSystem(() =>
    db
      .selectFrom('payment')
      .select(columns)
      .where('gateway', '=', gateway)
      .where('gateway_tx_id', '=', transactionId)
      .executeTakeFirst(),
  );

/** The reason of the first refund of this payment; undefined without any. */
export async function refundReason(db: Db, paymentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('refund')
    .select('reason')
    .where('payment_id', '=', paymentId)
    .orderBy('requested_at')
    .executeTakeFirst();
  return row?.reason;
}

/**
 * Takes an advisory lock of the patient until the transaction ends, so that requests of one patient to hold, book,
 * order, move or confirm run one after the other. It is taken before the lock of a payment or doctor.
 */
export async function lockPatientPayments(trx: Db, patientId: string): Promise<void> {
  await pipeline(trx, [sql`select pg_advisory_xact_lock(hashtextextended(${`payment_intent:${patientId}`}, 0))`]);
}

/** The payment, locked until this transaction ends. */
export const lockPayment = (trx: Db, id: string): Promise<PaymentRow> =>
  trx.selectFrom('payment').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();

/** The patient's unpaid payment for this purpose, locked until this transaction ends. */
export const lockUnpaidPayment = (trx: Db, patientId: string, purpose: string): Promise<PaymentRow | undefined> =>
  trx
    .selectFrom('payment')
    .select(columns)
    .where('patient_id', '=', patientId)
    .where('purpose', '=', purpose)
    .where('status', '=', sql.lit('INITIATED'))
    .forNoKeyUpdate()
    .executeTakeFirst();

export const updatePayment = (trx: Db, id: string, change: Partial<Insertable<Payment>>): Promise<PaymentRow> =>
  trx.updateTable('payment').set(change).where('id', '=', id).returning(columns).executeTakeFirstOrThrow();

/**
 * The payment that the patient opened with this idempotency key. A key may be used again after 24 hours, so a key of
 * that age is removed from its payment.
 */
export async function paymentOfKey(db: Db, patientId: string, key: string, now: Date): Promise<PaymentRow | undefined> {
  const found = await db
    .selectFrom('payment')
    .select(columns)
    .where('patient_id', '=', patientId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!found || found.created_at.getTime() > now.getTime() - dayMs) return found;
  await transact(db, (trx) =>
    trx.updateTable('payment').set({ idempotency_key: null }).where('id', '=', found.id).execute(),
  );
  return undefined;
}

/** Which of these payments the gateway is verifying, whoever the patient is. Their holds do not expire meanwhile. */
export async function beingVerified(db: Db, paymentIds: string[]): Promise<Set<string>> {
  if (paymentIds.length === 0) return new Set();
  const rows = await asSystem(() =>
    db.selectFrom('payment').select('id').where('id', 'in', paymentIds).where('status', '=', 'VERIFYING').execute(),
  );
  return new Set(rows.map((row) => row.id));
}
