import { hourMs } from '../platform/clock.ts';
import type { Db } from '../platform/db/pool.ts';
import { type DemoData, isDemoPlace } from './demo-data.ts';
import type { DemoOrder } from './demo-order.ts';
import { orderPaymentId, saleOfOrder } from './orders.ts';
import { put } from './put.ts';
import type { DemoReceipt } from './receipts.ts';
import { dice } from './seed.ts';

/** The state of the work on a pending order. */
export interface DemoWork {
  order: DemoOrder;
  isReady: boolean;
  isPaid: boolean;
}

/**
 * Draws the work on the pending orders that patients placed without a consultation file at the demo's laboratory and
 * pharmacy: at each place one order is ready and paid, one ready, and one in work. The orders of the demo's patient get
 * no work, so that whoever tries the demo can do it.
 */
export function drawWork({ patients }: DemoData, orders: DemoOrder[]): DemoWork[] {
  const open = orders.filter(
    ({ status, place, file, patient }) =>
      status === 'PENDING' && isDemoPlace(place) && file === null && patient !== patients[0],
  );
  return [...Map.groupBy(open, ({ place }) => place).values()].flatMap((own) => {
    const [first, ...others] = own.toSorted((a, b) => Number(b.method === 'CASH') - Number(a.method === 'CASH'));
    const states: Omit<DemoWork, 'order'>[] = [
      { isReady: true, isPaid: first?.method === 'CASH' },
      { isReady: true, isPaid: false },
      { isReady: false, isPaid: false },
    ];
    return [first, ...others].flatMap((order, index) => (order && states[index] ? [{ order, ...states[index] }] : []));
  });
}

/** Inserts the work on the orders, done by the owners of the places. */
export async function putWork(db: Db, work: DemoWork[], owners: Map<string, string>): Promise<void> {
  await put(
    db,
    'order_work',
    work.map(({ order: { id, place, placedAt }, isReady }) => ({
      order_id: id,
      provider_id: place.id,
      started_at: later(placedAt, 1),
      started_by: owners.get(place.id)!,
      ready_at: isReady ? later(placedAt, 2) : null,
      ready_by: isReady ? owners.get(place.id)! : null,
      pickup_code: isReady ? String(dice('pick-up', id).between(100_000, 999_999)) : null,
    })),
  );
}

/**
 * The time some hours after an order. No order is placed in the last four hours of a day, so an order of yesterday plus
 * three hours is still before today.
 */
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * hourMs);

export const receiptsOfOrders = (work: DemoWork[], owners: Map<string, string>, now: Date): DemoReceipt[] =>
  work.flatMap(({ order, isPaid }) =>
    isPaid
      ? [
          {
            paymentId: orderPaymentId(order),
            placeId: order.place.id,
            membershipId: owners.get(order.place.id)!,
            amount: saleOfOrder(order).amount,
            at: new Date(now.getTime() - 10 * 60_000),
          },
        ]
      : [],
  );
