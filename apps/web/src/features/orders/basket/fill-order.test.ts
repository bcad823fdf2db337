import type { SoldLine } from '@ivuriro/contract';
import { expect, it } from 'vitest';
import { itemsOf } from './fill-order.ts';

const sold = (changes: Partial<SoldLine>): SoldLine => ({
  drug_id: 'd1',
  drug: { id: 'd1', name: 'Amoxicillin' },
  is_substitute: false,
  offering_id: 'o1',
  price: 500,
  quantity: 2,
  total: 1_000,
  needs_prescription: true,
  is_orderable: true,
  is_old: false,
  ...changes,
});

it('two lines of the same offering become one item of the order with the sum of their quantities', () => {
  const replaced = sold({ drug_id: 'd2', is_substitute: true, quantity: 3 });
  expect(itemsOf([sold({}), replaced])).toEqual([
    { id: 'o1', of: 'd1', name: 'Amoxicillin', price: 500, rx: true, quantity: 5 },
  ]);
  expect(itemsOf([sold({ quantity: 99 }), replaced])[0]!.quantity).toBe(100);
});

it('a drug that is sold only at the counter is left out of the order', () => {
  expect(itemsOf([sold({ is_orderable: false }), sold({ offering_id: 'o2' })]).map(({ id }) => id)).toEqual(['o2']);
});
