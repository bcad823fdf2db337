import type { DrugOrder, DrugOrderOfPatient, LabOrder, LabOrderOfPatient } from '@ivuriro/contract';

export const kinds = ['laboratory', 'pharmacy'] as const;
export type Kind = (typeof kinds)[number];
export type Order = LabOrder | DrugOrder;
/** An order as its patient reads it, with the pick-up code. */
export type PatientOrder = LabOrderOfPatient | DrugOrderOfPatient;

export type Line = { id: string; name: string; quantity: number; price: number; total: number };

export function shopOf(order: Order): { id: string; name: string; to: string } {
  return 'laboratory' in order
    ? { ...order.laboratory, to: `/laboratories/view/${order.laboratory.id}` }
    : { ...order.pharmacy, to: `/pharmacies/view/${order.pharmacy.id}` };
}

/** The lines of an order, with the prices at the moment of ordering. */
export function linesOf(order: Order): Line[] {
  if ('laboratory' in order) {
    return order.orderedTestsDetails.map(({ id, laboratory_test: { test, test_price } }) => ({
      id,
      name: test.title,
      quantity: 1,
      price: test_price,
      total: test_price,
    }));
  }
  return order.orderDetails.map(({ id, pharmacy_drug: { price, drug }, quantity, total }) => ({
    id,
    name: drug.name,
    quantity,
    price,
    total,
  }));
}

export const totalOf = (lines: readonly Line[]): number => lines.reduce((sum, { total }) => sum + total, 0);

/** 'Full blood count, Malaria smear and 2 more': the first items of an order, for a card. */
export function summaryOf(lines: readonly Line[], more: (count: number) => string): string {
  const most = 2;
  const names = lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
  const rest = names.length - most;
  return rest > 0 ? `${names.slice(0, most).join(', ')} ${more(rest)}` : names.join(', ');
}

/** The delivery address, 'KG 7 Ave 12, Kamatamu, Kacyiru, Gasabo'; null when the patient collects the order. */
export function addressOf({ address }: Order): string | null {
  if (!address) return null;
  const { house_street_no, village, cell, sector, district } = address;
  return [...new Set([house_street_no, village, cell, sector, district])].filter(Boolean).join(', ');
}
