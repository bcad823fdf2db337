import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

export interface PaymentRef {
  amount_paid: number;
  amount_refunded: number;
  currency: string;
  payment_method: string;
  payment_status: string;
  receipt_number: string | null;
}

const shown = `json_build_object('amount_paid', amount - refunded, 'amount_refunded', refunded, 'currency', currency,
  'payment_method', method, 'payment_status', status,
  'receipt_number', (select number from receipt where payment_id = payment.id and cancelled_at is null))`;

/** SQL: the payment as an appointment or order shows it, as JSON. The argument is SQL. */
export const paymentRef = (id: string): string => `(select ${shown} from payment where id = ${id})`;

/** The JSON of many payments by id, as `paymentRef` builds it for one. */
export async function paymentRefs(db: Db, ids: string[]): Promise<Map<string, PaymentRef>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment')
    .select(['id', sql.raw<PaymentRef>(shown).as('ref')])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.ref]));
}
