import type { Db } from '../platform/db/pool.ts';
import { sql } from 'kysely';
import { orderPaymentId } from './orders.ts';
import type { DemoOrder } from './demo-order.ts';
import { put } from './put.ts';
import { demoId } from './seed.ts';

/** Inserts the orders with their lines and their history, and marks what was dispensed of prescriptions. */
export async function putOrders(db: Db, orders: DemoOrder[]): Promise<void> {
  await put(
    db,
    'medical_order',
    orders.map((order) => {
      const needs = order.lines.some(({ offering }) => offering.rx);
      return {
        id: order.id,
        code: order.code,
        kind: order.kind,
        patient_id: order.patient.id,
        provider_id: order.place.id,
        payment_id: orderPaymentId(order),
        category: order.file ? 'Doctor' : 'Patient',
        status: order.status,
        consultation_file_id: order.file?.id ?? null,
        needs_prescription: needs,
        prescription_accepted: needs && order.status === 'COMPLETED',
        division_code: order.address?.cell ?? null,
        house_street_no: order.address?.house ?? null,
        created_at: order.placedAt,
      };
    }),
  );
  await put(
    db,
    'medical_order_line',
    orders.flatMap(({ id, place, lines }) =>
      lines.map(({ offering, quantity }, position) => ({
        id: demoId('order line', id, position),
        order_id: id,
        provider_id: place.id,
        position,
        offer_id: offering.id,
        price: offering.price,
        quantity,
      })),
    ),
  );
  const changes = orders.flatMap(changesOf).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  await put(db, 'medical_order_status_change', changes);
  await dispense(db);
}

function changesOf({ id, patient, place, status, cancelledBy, placedAt, changedAt }: DemoOrder) {
  const change = (from_status: string | null, to_status: string, by: { id: string }, at: Date) => ({
    order_id: id,
    from_status,
    to_status,
    by_account_id: by.id,
    at,
  });
  const placed = change(null, 'PENDING', patient, placedAt);
  if (status === 'PENDING') return [placed];
  const by = status === 'CANCELLED' && cancelledBy === 'patient' ? patient : place;
  return [placed, change('PENDING', status, by, changedAt)];
}

/** Marks the prescription lines of completed orders as dispensed. */
const dispense = (db: Db) =>
  sql`update prescribed_drug line
    set dispensed_at = change.at, pharmacy_id = o.provider_id, dispensed_with = o.id
    from medical_order o
    join medical_order_status_change change on change.order_id = o.id and change.to_status = 'COMPLETED'
    where o.kind = 'pharmacy' and o.status = 'COMPLETED' and o.consultation_file_id = line.consultation_file_id
      and exists (select 1 from medical_order_line l join offer on offer.id = l.offer_id
        where l.order_id = o.id and offer.drug_id = line.drug_id)`.execute(db);
