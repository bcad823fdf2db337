import type { DrugOffering, LabOffering } from '@ivuriro/contract';
import { describe, expect, it } from 'vitest';
import { itemOf, offeringOfDrug, offeringOfTest } from './offerings.ts';

describe('the offerings of a shop', () => {
  const named = { id: 'x', name: 'Pain' };
  const drug: DrugOffering['drug'] = {
    id: 'd1',
    name: 'Morphine',
    description: '<p>For strong pain.</p>',
    price: 100,
    status: 'IN_STOCK',
    supply: 'OTC',
    ingredient: 'Amoxicillin',
    strength: '500 mg',
    form: 'capsule',
    atc: 'J01CA04',
    image: null,
    drug_category_id: 'x',
    drug_class_id: 'x',
    category: named,
    class: named,
  };
  const offering: DrugOffering = { id: 'o1', price: 120, status: 'IN_STOCK', drug };

  it('a drug is shown with the price of the pharmacy, and its category and class are shown once if they have the same name', () => {
    expect(offeringOfDrug(offering)).toMatchObject({
      price: 120,
      about: 'Pain',
      excerpt: 'For strong pain.',
      rx: false,
    });
  });

  it.each([
    ['OTC', 'IN_STOCK', null, false],
    ['Product', 'OUT_STOCK', 'out', false],
    ['Rx', 'IN_STOCK', null, true],
    ['Controlled', 'IN_STOCK', 'notSold', false],
    ['Programme', 'OUT_STOCK', 'notSold', false],
    ['Facility', 'IN_STOCK', 'notSold', false],
  ] as const)(
    'for a drug of supply type %s and stock status %s, the reason why patients cannot order it is %s, and whether it needs a prescription is %s',
    (supply, status, hindrance, rx) => {
      expect(offeringOfDrug({ ...offering, status, drug: { ...drug, supply } })).toMatchObject({ hindrance, rx });
    },
  );

  it('a laboratory test shows how long it takes', () => {
    const test = { id: 't1', title: 'Full blood count', description: '', patient_preparation: '', basic_of_test: '' };
    const sold: LabOffering = {
      id: 'o1',
      test,
      laboratory: { id: 'l1', name: 'Lab' },
      turn_around_time: '24 hours',
      test_price: 5000,
      status: 'OUT_STOCK',
    };
    expect(offeringOfTest(sold)).toMatchObject({
      name: 'Full blood count',
      about: '24 hours',
      hindrance: 'notOffered',
    });
    expect(itemOf(offeringOfTest(sold))).toEqual({
      id: 'o1',
      of: 't1',
      name: 'Full blood count',
      price: 5000,
      rx: false,
      quantity: 1,
    });
  });
});
