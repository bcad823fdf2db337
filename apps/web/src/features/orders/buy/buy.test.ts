import { describe, expect, it } from 'vitest';
import {
  addressToBegin,
  emptyDraft,
  fieldsOf,
  holdKeyOf,
  totalOf,
  withKey,
  withoutPrescription,
  type Draft,
} from './draft.ts';
import { texts } from './texts.ts';
import { firstMissing, furthestStep } from './required-order-fields.ts';
import { offeringsPathOf, shopAt, type Shop } from './provider-kinds.ts';

const laboratory: Shop = { kind: 'laboratory', id: 'l1' };
const pharmacy: Shop = { kind: 'pharmacy', id: 'p1' };
const syrup = { id: 'o1', of: 'd1', name: 'Paracetamol syrup', price: 1500, rx: false, quantity: 2 };
const antibiotic = { id: 'o2', of: 'd2', name: 'Amoxicillin', price: 3000, rx: true, quantity: 1 };
const division = (code: string) => ({ code, name: code });
const where = {
  province: division('1'),
  district: division('11'),
  sector: division('1101'),
  cell: division('110101'),
};
const full: Draft = { ...emptyDraft, items: [syrup], where, house: ' KG 7 Ave 12 ' };

describe('the shop', () => {
  it.each([laboratory, pharmacy])(
    'the order dialog reads its laboratory or pharmacy from the address of the list of offerings: $kind',
    (shop) => {
      expect(shopAt(offeringsPathOf(shop))).toEqual(shop);
    },
  );

  it('the order dialog reads no laboratory or pharmacy from a URL that is not a list of offerings', () => {
    expect(shopAt('/pharmacies/view/p1')).toBeNull();
    expect(shopAt('/laboratories/l1')).toBeNull();
  });
});

describe('missing fields', () => {
  const paper = { fileNames: ['prescription.jpg'] };
  const table: [string, Partial<Draft>, 1 | 2, string | null][] = [
    ['nothing ticked', { items: [] }, 1, 'No drugs selected'],
    ['something ticked', {}, 1, null],
    ['a drug on prescription', { items: [antibiotic] }, 1, 'Add a prescription'],
    ['a drug on prescription and a paper', { items: [antibiotic], ...paper }, 1, null],
    ['a drug on prescription and its file', { items: [antibiotic], file: { id: 'f', asksFor: ['d2'] } }, 1, null],
    ['a file of another drug', { items: [antibiotic], file: { id: 'f', asksFor: ['d1'] } }, 1, 'Add a prescription'],
    ['no place', { where: {} }, 2, 'Add Your province'],
    ['a province', { where: { province: where.province } }, 2, 'Add your district'],
    ['a district', { where: { province: where.province, district: where.district } }, 2, 'Add your sector'],
    ['a sector', { where: { ...where, cell: undefined } as Draft['where'] }, 2, 'Add your cell'],
    ['no house', { house: ' ' }, 2, 'Add your house street no'],
    ['all but the village', {}, 2, null],
    ['nothing, and collecting', { where: {}, house: '', collect: true }, 2, null],
  ];
  it.each(table)('the order dialog names the first missing field: %s', (_what, changes, step, sentence) => {
    const field = firstMissing({ ...full, ...changes }, step);
    expect(field && texts.en.pharmacy.missing[field]).toBe(sentence);
  });

  it('the order dialog of a laboratory says “No tests selected” when no test is chosen', () => {
    expect(texts.en.laboratory.missing.items).toBe('No tests selected');
  });

  it('the order dialog does not go beyond an incomplete step', () => {
    expect(furthestStep({ ...emptyDraft, step: 3 })).toBe(1);
    expect(furthestStep({ ...full, house: '' })).toBe(2);
    expect(furthestStep(full)).toBe(3);
  });

  it('the order dialog names the drugs that no consultation file covers', () => {
    expect(withoutPrescription({ ...full, items: [syrup, antibiotic] })).toEqual([antibiotic]);
  });
});

describe('the address of the last order', () => {
  const last = { where, house: 'KG 7 Ave 12' };
  const begun = { ...emptyDraft, ...last, addressFrom: 'keza' };

  it('an order without an address begins with the address of the patient’s last order', () => {
    expect(addressToBegin(emptyDraft, 'keza', last)).toEqual({ ...last, addressFrom: 'keza' });
    expect(addressToBegin(emptyDraft, 'keza', null)).toBeUndefined();
    expect(addressToBegin(begun, 'keza', { where: {}, house: 'New' }), 'it is there already').toBeUndefined();
  });

  it('an address that the person has entered or emptied stays as it is', () => {
    expect(addressToBegin({ ...emptyDraft, house: 'Typed' }, 'keza', last)).toBeUndefined();
    expect(addressToBegin({ ...emptyDraft, where }, 'keza', last)).toBeUndefined();
    expect(addressToBegin({ ...emptyDraft, addressFrom: 'typed' }, 'keza', last)).toBeUndefined();
  });

  it('an order for another patient never keeps the address of the previous patient', () => {
    const empty = { where: {}, house: '', addressFrom: '' };
    expect(addressToBegin(begun, 'ganza'), 'before it is read').toEqual(empty);
    expect(addressToBegin(begun, 'ganza', null)).toEqual(empty);
    const theirs = { where, house: 'Blue gate' };
    expect(addressToBegin(begun, 'ganza', theirs)).toEqual({ ...theirs, addressFrom: 'ganza' });
  });
});

describe('the order', () => {
  it('an order costs price times quantity', () => {
    expect(totalOf([syrup, antibiotic])).toBe(6000);
    expect(totalOf([])).toBe(0);
  });

  it('an order of drugs sends a quantity for each drug, and the codes of the divisions in its delivery address', () => {
    expect(fieldsOf(pharmacy, { ...full, items: [syrup, antibiotic], file: { id: 'f1', asksFor: [] } })).toEqual({
      pharmacy_id: 'p1',
      pharmacy_drug_id: ['o1', 'o2'],
      quantity: ['2', '1'],
      collect: '0',
      province: '1',
      district: '11',
      sector: '1101',
      cell: '110101',
      house_street_no: 'KG 7 Ave 12',
      consultation_file_id: 'f1',
      payment_method: 'CARD',
    });
  });

  it('an order of tests sends no quantity, and no address when the patient comes to the laboratory', () => {
    expect(fieldsOf(laboratory, { ...full, collect: true, method: 'CASH' })).toEqual({
      laboratory_id: 'l1',
      laboratory_test_id: ['o1'],
      collect: '1',
      payment_method: 'CASH',
    });
  });

  it('an order needs a new hold when a quantity changes, but not when the payment method changes', () => {
    const holdKey = holdKeyOf(pharmacy, full);
    expect(holdKeyOf(pharmacy, { ...full, method: 'CASH' })).toBe(holdKey);
    expect(holdKeyOf(pharmacy, { ...full, items: [{ ...syrup, quantity: 3 }] })).not.toBe(holdKey);
  });

  it('the draft of an order gets another Idempotency-Key when it is changed, and keeps it otherwise', () => {
    expect(withKey({ house: 'Other' })).toEqual({ house: 'Other', cashKey: '' });
    expect(withKey({ step: 2 })).toEqual({ step: 2 });
    expect(withKey({ cashKey: 'k' })).toEqual({ cashKey: 'k' });
  });

  it('the draft of an order keeps the price that the server quoted until other items are chosen', () => {
    expect(withKey({ serverPrice: 750 })).toEqual({ serverPrice: 750 });
    expect(withKey({ method: 'CASH' })).not.toHaveProperty('serverPrice');
    expect(withKey({ items: [syrup] })).toMatchObject({ serverPrice: 0, cashKey: '' });
  });
});
