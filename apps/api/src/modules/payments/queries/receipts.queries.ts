import { type Selectable, sql } from 'kysely';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Receipt as ReceiptTable } from '../../../platform/db/types.ts';
import { countLimit, type Window } from '../../../platform/db/page.ts';
import { newId } from '../../../platform/ids.ts';

const columns = [
  'receipt.id',
  'receipt.number',
  'receipt.place_id',
  'receipt.payment_id',
  'receipt.membership_id',
  'receipt.amount',
  'receipt.given',
  'receipt.issued_at',
  'receipt.cancelled_at',
] as const;
export type ReceiptRow = Omit<Selectable<ReceiptTable>, 'year' | 'serial' | 'desk_id'>;
/** A receipt with the fields of its payment that are shown with it. */
export type ShownReceipt = ReceiptRow & {
  patient_id: string;
  reference_id: string | null;
  purpose: string;
  method: string;
};

const withPayment = (db: Db) =>
  db
    .selectFrom('receipt')
    .innerJoin('payment', 'payment.id', 'receipt.payment_id')
    .select([...columns, 'payment.patient_id', 'payment.reference_id', 'payment.purpose', 'payment.method']);

/** The receipt of a payment, unless it was cancelled. */
export const receiptOf = (db: Db, paymentId: string): Promise<ShownReceipt | undefined> =>
  withPayment(db).where('receipt.payment_id', '=', paymentId).where('cancelled_at', 'is', null).executeTakeFirst();

/** Whether cash for the payment was taken at a desk. */
export const hasReceipt = async (db: Db, paymentId: string): Promise<boolean> =>
  (await asSystem(() => receiptOf(db, paymentId))) !== undefined;

export const receiptById = (db: Db, id: string): Promise<ShownReceipt | undefined> =>
  withPayment(db).where('receipt.id', '=', id).executeTakeFirst();

/**
 * The next receipt number of the place and year. The counter stays locked until the transaction ends and is rolled back
 * with it, so that no number is left out or given twice.
 */
async function nextSerial(trx: Db, placeId: string, year: number): Promise<number> {
  const { last } = await trx
    .insertInto('receipt_counter')
    .values({ place_id: placeId, year, last: 1 })
    .onConflict((on) => on.columns(['place_id', 'year']).doUpdateSet({ last: sql<number>`receipt_counter.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

interface NewReceipt {
  placeId: string;
  year: number;
  paymentId: string;
  deskId: string;
  membershipId: string;
  amount: number;
  given: number;
  at: Date;
}

/** Inserts a receipt with the next number of its place and year. */
export async function insertReceipt(trx: Db, receipt: NewReceipt): Promise<void> {
  const { placeId, year } = receipt;
  await trx
    .insertInto('receipt')
    .values({
      id: newId(),
      place_id: placeId,
      year,
      serial: await nextSerial(trx, placeId, year),
      payment_id: receipt.paymentId,
      desk_id: receipt.deskId,
      membership_id: receipt.membershipId,
      amount: receipt.amount,
      given: receipt.given,
      issued_at: receipt.at,
    })
    .execute();
}

/** Cancels the receipt of a payment, if there is one. */
export async function cancelReceipt(trx: Db, paymentId: string, now: Date): Promise<void> {
  await trx
    .updateTable('receipt')
    .set({ cancelled_at: now })
    .where('payment_id', '=', paymentId)
    .where('cancelled_at', 'is', null)
    .execute();
}

/** The column that selects the receipts of a place, of the desk that wrote them, or of a patient. */
export type ReceiptSide = 'receipt.place_id' | 'receipt.desk_id' | 'payment.patient_id';
export interface Period {
  from: Date;
  until: Date;
}

/** One page of receipts, latest first, and the total, which is a lower bound from 10,000 on. */
export async function pageOfReceipts(
  db: Db,
  {
    side,
    id,
    period,
    patientId,
  }: { side: ReceiptSide; id: string; period?: Period | undefined; patientId?: string | undefined },
  window: Window,
): Promise<{ total: number; rows: ShownReceipt[] }> {
  const { limit, offset } = window;
  const found = withPayment(db)
    .where(side, '=', id)
    .$if(period !== undefined, (query) =>
      query.where('issued_at', '>=', period!.from).where('issued_at', '<', period!.until),
    )
    .$if(patientId !== undefined, (query) => query.where('payment.patient_id', '=', patientId!));
  const [{ total }, rows] = await Promise.all([
    db
      .selectFrom(found.limit(countLimit(window)).as('found'))
      .select((eb) => eb.fn.countAll().as('total'))
      .executeTakeFirstOrThrow(),
    found.orderBy('issued_at', 'desc').orderBy('serial', 'desc').limit(limit).offset(offset).execute(),
  ]);
  return { total: Number(total), rows };
}

export interface CashSum {
  membership_id: string;
  receipts: number;
  amount: number;
}

/** The number and the sum of the receipts of a period for each member who took the cash, largest sum first. */
export async function cashByMember(db: Db, side: ReceiptSide, id: string, period: Period): Promise<CashSum[]> {
  const { rows } = await sql<CashSum>`
    select membership_id, count(*)::integer as receipts, sum(amount)::bigint as amount from receipt
    where ${sql.ref(side)} = ${id} and issued_at >= ${period.from} and issued_at < ${period.until}
    group by 1 order by 3 desc, 1`.execute(db);
  return rows;
}

/** The number and the sum of the receipts that were cancelled in a period. */
export async function cancelledCash(db: Db, side: ReceiptSide, id: string, period: Period) {
  const { rows } = await sql<Omit<CashSum, 'membership_id'>>`
    select count(*)::integer as receipts, coalesce(sum(amount), 0)::bigint as amount from receipt
    where ${sql.ref(side)} = ${id} and cancelled_at >= ${period.from} and cancelled_at < ${period.until}`.execute(db);
  return rows[0]!;
}
