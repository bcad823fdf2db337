import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { DB, MedicalOrder, MedicalOrderLine, MedicalOrderStatusChange } from '../../../platform/db/types.ts';
import type { OrderKind } from '../domain/order-kinds.ts';
import { type OrderRefs, refsOfOrder } from './order-refs.queries.ts';

export type OrderRow = Selectable<MedicalOrder>;
/** An order with the data of its patient, provider, payment and order lines that are shown with the order. */
export type OrderWithRefs = OrderRow & { refs: OrderRefs };
type LineRow = Selectable<MedicalOrderLine>;

export const columns = [
  'id',
  'code',
  'kind',
  'patient_id',
  'provider_id',
  'payment_id',
  'category',
  'status',
  'consultation_file_id',
  'needs_prescription',
  'prescription_accepted',
  'division_code',
  'house_street_no',
  'created_at',
] as const satisfies (keyof OrderRow)[];

export async function insertOrder(trx: Db, row: Insertable<MedicalOrder>): Promise<void> {
  await trx.insertInto('medical_order').values(row).execute();
}

export const insertLines = (trx: Db, rows: Insertable<MedicalOrderLine>[]) =>
  trx.insertInto('medical_order_line').values(rows).execute();

export async function attachFiles(trx: Db, orderId: string, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await trx
    .insertInto('medical_order_attachment')
    .values(fileIds.map((file_id) => ({ order_id: orderId, file_id })))
    .execute();
}

export async function hasAttachment(db: Db, orderId: string): Promise<boolean> {
  const attached = db.selectFrom('medical_order_attachment').select('file_id').where('order_id', '=', orderId);
  return (await attached.limit(1).executeTakeFirst()) !== undefined;
}

export async function insertStatusChange(trx: Db, change: Insertable<MedicalOrderStatusChange>): Promise<void> {
  await trx.insertInto('medical_order_status_change').values(change).execute();
}

/** Reads orders with their references in one statement. */
export const shown = (db: Db, orders: SelectQueryBuilder<DB, 'medical_order', OrderRow>) =>
  db.selectFrom(orders.as('o')).select(columns).select(refsOfOrder.as('refs'));

export const orderWithRefs = (db: Db, id: string): Promise<OrderWithRefs> =>
  shown(db, db.selectFrom('medical_order').select(columns).where('id', '=', id)).executeTakeFirstOrThrow();

/** Locks the order until the transaction ends. */
export const lockOrder = (trx: Db, id: string): Promise<OrderRow> =>
  trx.selectFrom('medical_order').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();

export async function updateOrder(trx: Db, id: string, change: Partial<Insertable<MedicalOrder>>): Promise<void> {
  await trx.updateTable('medical_order').set(change).where('id', '=', id).execute();
}

/** Pending orders of this patient at this provider since a time, oldest first. */
export const placedSince = (db: Db, patientId: string, providerId: string, since: Date): Promise<OrderRow[]> =>
  db
    .selectFrom('medical_order')
    .select(columns)
    .where('patient_id', '=', patientId)
    .where('provider_id', '=', providerId)
    .where('status', '=', 'PENDING')
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute();

export async function linesOf(db: Db, orderIds: string[]): Promise<LineRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('medical_order_line')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
}

/** The drugs of an order; an order of a laboratory has none. */
export const orderedDrugs = (db: Db, orderId: string): Promise<{ id: string; supply: string }[]> =>
  db
    .selectFrom('medical_order_line as line')
    .innerJoin('offer', 'offer.id', 'line.offer_id')
    .innerJoin('drug_name as drug', 'drug.id', 'offer.drug_id')
    .select(['drug.id', 'drug.supply'])
    .where('line.order_id', '=', orderId)
    .execute() as Promise<{ id: string; supply: string }[]>;

/** The short codes by which people refer to orders. */
export async function orderCodes(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('medical_order').select(['id', 'code']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.code]));
}

export type OrderBrief = Pick<OrderRow, 'id' | 'code' | 'status' | 'patient_id' | 'provider_id' | 'payment_id'> & {
  kind: OrderKind;
};

/** The columns of an order that other modules need. */
export async function orderBrief(db: Db, id: string): Promise<OrderBrief> {
  const row = await db
    .selectFrom('medical_order')
    .select(['id', 'code', 'kind', 'status', 'patient_id', 'provider_id', 'payment_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, kind: row.kind as OrderKind };
}

/** Those of these orders that the provider has and has not cancelled, by their ids: for others, nothing is printed. */
export async function ordersToPrint(
  db: Db,
  providerId: string,
  ids: string[],
): Promise<Map<string, Pick<OrderRow, 'id' | 'patient_id'>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('medical_order')
    .select(['id', 'patient_id'])
    .where('id', 'in', ids)
    .where('provider_id', '=', providerId)
    .where('status', '<>', 'CANCELLED')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Completed orders of these patients at these providers, with their payments; at most 100 of each pair. */
export async function completedOrders(db: Db, pairs: { patient_id: string; provider_id: string }[]) {
  if (pairs.length === 0) return [];
  const { rows } = await sql<{ patient_id: string; provider_id: string; payment_id: string }>`
    select pair.patient_id, pair.provider_id, placed.payment_id
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (patient_id uuid, provider_id uuid),
      lateral (select payment_id from medical_order o where o.patient_id = pair.patient_id and o.status = 'COMPLETED'
        and o.provider_id = pair.provider_id order by o.created_at desc limit 100) placed`.execute(db);
  return rows;
}
