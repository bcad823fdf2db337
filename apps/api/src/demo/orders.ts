import { addDays, hourMs, instantOf } from '../platform/clock.ts';
import type { Catalogue } from './catalogue.ts';
import type { DemoFile } from './consultation-files.ts';
import { ofFiles } from './file-orders.ts';
import type { DemoOffering } from './offerings.ts';
import type { Sale } from './sales.ts';
import { demoCode, demoId, dice, type Dice } from './seed.ts';
import type { FictionalPlace } from './source.ts';
import type { DemoOrder, Shelf, OrderSpec } from './demo-order.ts';
import { type DemoPlace, isDemoPlace, type Person, type DemoData } from './demo-data.ts';

/**
 * Draws the orders of the last year; those of the last two days are still pending. The orders depend on the date alone,
 * not on the time of day.
 */
export function drawOrders(
  data: DemoData,
  offerings: DemoOffering[],
  files: DemoFile[],
  catalogue: Catalogue,
  today: string,
): DemoOrder[] {
  const isOpen = instantOf(addDays(today, -2), 0);
  const shelves = [...Map.groupBy(offerings, (offering) => offering.place)].map(([place, own]): Shelf => ({
    place,
    offerings: own.filter((offering) => offering.status === 'IN_STOCK'),
    throws: dice('orders', place.id),
  }));
  const order = (shelf: Shelf, index: number, { placedAt, status: given, ...spec }: OrderSpec): DemoOrder => {
    const { place, throws } = shelf;
    const id = demoId('order', place.id, index);
    const status = given ?? (placedAt >= isOpen ? 'PENDING' : throws.chance(12) ? 'CANCELLED' : 'COMPLETED');
    const lead = status === 'PENDING' ? 0 : status === 'CANCELLED' ? 2 : throws.between(3, 26);
    return {
      ...spec,
      id,
      code: demoCode(8, 'order', id),
      kind: place.kind as DemoOrder['kind'],
      place,
      status,
      cancelledBy: throws.chance(60) ? 'patient' : 'provider',
      method: throws.pick(['CASH', 'CASH', 'CARD', 'MOBILE_MONEY', 'MOBILE_MONEY']),
      placedAt,
      changedAt: new Date(placedAt.getTime() + lead * hourMs),
      address: throws.chance(60) ? addressNear(place, catalogue, throws) : null,
    };
  };
  return shelves.flatMap((shelf) =>
    [...walkIns(shelf, data, today), ...ofFiles(shelf, shelves, files, today)].map((spec, index) =>
      order(shelf, index, spec),
    ),
  );
}

/** Orders that patients place by themselves, without prescription-only drugs. */
function walkIns({ place, offerings, throws }: Shelf, { patients }: DemoData, today: string): OrderSpec[] {
  const isDemo = isDemoPlace(place);
  const free = offerings.filter((offering) => !offering.rx);
  const at = (daysAgo: number) => instantOf(addDays(today, -daysAgo), throws.between(7 * 60, 20 * 60));
  const wish = (daysAgo: number, patient: Person, status?: DemoOrder['status']): OrderSpec => ({
    patient,
    lines: throws.some(free, throws.pick([1, 1, 2, 3])).map((offering) => ({
      offering,
      quantity: place.kind === 'pharmacy' ? throws.pick([1, 1, 1, 2, 2, 3, 5]) : 1,
    })),
    file: null,
    placedAt: at(daysAgo),
    ...(status ? { status } : {}),
  });
  const past = Array.from({ length: isDemo ? 90 : throws.between(4, 12) }, () =>
    wish(throws.between(3, isDemo ? 350 : 180), throws.pick(patients)),
  );
  const waiting = Array.from({ length: isDemo ? 5 : throws.between(0, 2) }, () =>
    wish(throws.between(1, 2), throws.pick(patients)),
  );
  const mine = patients[0]!;
  const ofDemoPatient = isDemo
    ? [wish(1, mine), wish(9, mine, 'COMPLETED'), wish(30, mine, 'CANCELLED'), wish(60, mine, 'COMPLETED')]
    : [];
  return [...past, ...waiting, ...ofDemoPatient];
}

function addressNear({ source }: DemoPlace, { cells }: Catalogue, throws: Dice): DemoOrder['address'] {
  const around = cells.get((source as FictionalPlace).sector) ?? [];
  if (around.length === 0) return null;
  return { cell: throws.pick(around).code, house: `House ${throws.between(1, 180)}` };
}

export const orderPaymentId = (order: DemoOrder) => demoId('payment', order.id);

export function saleOfOrder(order: DemoOrder): Sale {
  const { id, kind, patient, place, lines, method, placedAt, changedAt, status } = order;
  return {
    paymentId: orderPaymentId(order),
    id,
    purpose: kind === 'laboratory' ? 'laboratory_test' : 'prescription',
    patient,
    payee: place,
    method,
    amount: lines.reduce((sum, { offering, quantity }) => sum + offering.price * quantity, 0),
    boughtAt: placedAt,
    changedAt,
    end: status === 'PENDING' ? 'open' : status === 'COMPLETED' ? 'earned' : 'cancelled',
    percentBack: 100,
  };
}
