import type { DrugOrder, LabOrder } from '@ivuriro/contract';
import { describe, expect, it } from 'vitest';
import { addressOf as listAt, filtersOf } from './filters.ts';
import { texts } from './texts.ts';
import { addressOf, linesOf, shopOf, summaryOf, totalOf } from '../../../domain/orders/order.ts';

const { more } = texts.en;
const tests = {
  id: 'a',
  laboratory: { id: 'l1', name: 'Lab' },
  address: null,
  orderedTestsDetails: ['Full blood count', 'Malaria smear', 'Urea'].map((title, at) => ({
    id: `${at}`,
    laboratory_test: { id: 'o', test: { id: 't', title }, test_price: 5000 },
  })),
} as unknown as LabOrder;
const drugs = {
  id: 'b',
  pharmacy: { id: 'p1', name: 'Pharmacy' },
  address: {
    province: 'Kigali City',
    district: 'Gasabo',
    sector: 'Kacyiru',
    cell: 'Kamatamu',
    village: null,
    house_street_no: 'KG 7 Ave 12',
  },
  orderDetails: [
    {
      id: '1',
      pharmacy_drug: { id: 'o', price: 300, drug: { id: 'd', name: 'ORS', image: null } },
      quantity: 100,
      total: 30_000,
    },
  ],
} as unknown as DrugOrder;

describe('an order', () => {
  it('an order links to the laboratory or pharmacy where it was placed', () => {
    expect(shopOf(tests)).toMatchObject({ name: 'Lab', to: '/laboratories/view/l1' });
    expect(shopOf(drugs)).toMatchObject({ name: 'Pharmacy', to: '/pharmacies/view/p1' });
  });

  it('an order costs the sum of its lines', () => {
    expect(totalOf(linesOf(tests))).toBe(15_000);
    expect(totalOf(linesOf(drugs))).toBe(30_000);
  });

  it('an order is summarised by two of its lines with their quantities', () => {
    expect(summaryOf(linesOf(tests), more)).toBe('Full blood count, Malaria smear and 1 more');
    expect(summaryOf(linesOf(drugs), more)).toBe('100 × ORS');
  });

  it('an order shows its delivery address, also without a village, and an order that is collected shows no address', () => {
    expect(addressOf(drugs)).toBe('KG 7 Ave 12, Kamatamu, Kacyiru, Gasabo');
    expect(addressOf(tests)).toBeNull();
  });
});

describe('the filters', () => {
  it('the list of a patient’s orders shows orders at laboratories by default, and ignores unknown filters', () => {
    expect(filtersOf(new URLSearchParams('kind=x&status=MISSED&page=0'))).toEqual({
      kind: 'laboratory',
      status: '',
      page: '',
    });
    expect(filtersOf(new URLSearchParams('kind=Pharmacy&status=pending&page=2'))).toEqual({
      kind: 'pharmacy',
      status: 'PENDING',
      page: '2',
    });
  });

  it('the list of a patient’s orders goes to the first page when a filter changes, and keeps the page when an order is opened', () => {
    const filters = { kind: 'pharmacy', status: 'PENDING', page: '3' } as const;
    expect(listAt(filters, { status: '' })).toBe('/profile/orders?kind=pharmacy');
    expect(listAt(filters, { page: '3', id: 'x' })).toBe('/profile/orders?kind=pharmacy&status=PENDING&id=x&page=3');
  });
});
