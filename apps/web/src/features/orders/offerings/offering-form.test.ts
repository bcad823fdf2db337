import { describe, expect, it } from 'vitest';
import { emptyForm, formOf, termsOf, wrongIn } from './offering-form.ts';

const picked = { ...emptyForm, item: { id: 't', name: 'Malaria smear' } };

describe('the form of an offering', () => {
  it('the form of an offering needs an item of the catalogue and a price in whole francs', () => {
    expect(wrongIn(emptyForm, false)).toEqual({ item: 'item', price: 'price' });
    expect(wrongIn({ ...picked, price: '2500' }, false)).toEqual({});
    for (const price of ['', 'free', '12.5', '-4', '10000001'])
      expect([price, wrongIn({ ...picked, price }, false)]).toEqual([price, { price: 'price' }]);
  });

  it('the form of an offering accepts a price with spaces or separators', () => {
    expect(termsOf({ ...picked, price: ' 12,500 ', turnAround: ' 2 Hours ' })).toEqual({
      price: 12_500,
      turnAround: '2 Hours',
      status: 'IN_STOCK',
    });
  });

  it('an offering has the price of the catalogue when none is typed and the catalogue has one', () => {
    expect(wrongIn(picked, true)).toEqual({});
    expect(termsOf(picked)).not.toHaveProperty('price');
  });

  it('the form of an existing offering shows its stored values', () => {
    const offering = {
      id: 'o',
      of: 't',
      name: 'Urea',
      price: 1_500,
      turnAround: '1 day',
      status: 'OUT_STOCK',
    } as const;
    expect(formOf(offering)).toEqual({
      item: { id: 't', name: 'Urea' },
      price: '1500',
      turnAround: '1 day',
      status: 'OUT_STOCK',
    });
  });
});
