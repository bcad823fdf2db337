import { expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  amoxicillin,
  amoxil,
  ask,
  both,
  far,
  find,
  has,
  ibuprofen,
  inShort,
  near,
  paracetamol,
  scenario,
  third,
  useBasketScenario,
  type Wish,
} from '../../../testing/basket-scenario.ts';

useBasketScenario();

it('pharmacies that have every drug are sorted by the total and, at equal totals, by the distance', async () => {
  await has(near, { [paracetamol]: 300, [ibuprofen]: 400 });
  await has(far, { [paracetamol]: 350, [ibuprofen]: 300 });
  await has(third, { [paracetamol]: 1, [amoxicillin]: 1 });
  await has(scenario.pharmacy, { [paracetamol]: 200, [ibuprofen]: 500 });
  const found = await find(both(), { near: '-1.951,30.061' });
  expect(inShort(found)).toEqual(['Pharmacie Conseil: 900', 'Near Pharmacy: 1000', 'Far Pharmacy: 1000']);
  expect(found.answers[1]!.missing).toEqual([]);
  expect(found.answers[1]!.parts[0]).toMatchObject({
    pharmacy: { id: near.id, distance: { is_approximate: false } },
    lines: [
      { drug: { id: paracetamol, name: 'Paracetamol 500 mg' }, price: 300, quantity: 2, total: 600 },
      { drug: { id: ibuprofen }, price: 400, quantity: 1, total: 400, is_substitute: false, is_orderable: true },
    ],
  });
  expect(found.answers[1]!.parts[0]!.pharmacy.distance!.metres).toBeGreaterThan(100);
  expect(found.answers[1]!.parts[0]!.pharmacy.distance!.metres).toBeLessThan(200);
  // without a point to measure from, no distance is shown
  expect((await find(both())).answers[1]!.parts[0]!.pharmacy).not.toHaveProperty('distance');
});

it('when no pharmacy has every drug, the answer is two pharmacies that together have all, each drug from where it costs less', async () => {
  await has(near, { [paracetamol]: 300 });
  await has(far, { [paracetamol]: 250, [amoxicillin]: 2_000 });
  await has(third, { [ibuprofen]: 400, [paracetamol]: 200 });
  const found = await find([...both(), { drug_id: amoxicillin }]);
  expect(inShort(found)).toEqual([expect.stringContaining(': 2800')]);
  const parts = found.answers[0]!.parts.map(({ pharmacy, lines }) => [pharmacy.name, lines.map(({ price }) => price)]);
  expect(Object.fromEntries(parts)).toEqual({ 'Far Pharmacy': [2_000], 'Third Pharmacy': [200, 400] });
});

it('when no two pharmacies have every drug, those with the most drugs are listed with the drugs that they lack', async () => {
  await has(near, { [paracetamol]: 300 });
  await has(far, { [paracetamol]: 250, [ibuprofen]: 100 });
  const found = await find([...both(), { drug_id: amoxicillin }]);
  expect(inShort(found)).toEqual(['Far Pharmacy: 600', 'Near Pharmacy: 600']);
  expect(found.answers.map(({ missing }) => missing)).toEqual([[amoxicillin], [ibuprofen, amoxicillin]]);
  expect(found.stock).toEqual([
    { drug_id: paracetamol, pharmacies: 2 },
    { drug_id: ibuprofen, pharmacies: 1 },
    { drug_id: amoxicillin, pharmacies: 0 },
  ]);
});

it('a drug is replaced by another one with the same ingredient, strength and form only when the patient agrees', async () => {
  await has(near, { [amoxil]: 900 });
  await has(far, { [amoxicillin]: 1_200 });
  const wish = { drug_id: amoxicillin };
  expect(inShort(await find([wish]))).toEqual(['Far Pharmacy: 1200']);
  const found = await find([{ ...wish, substitute: true }]);
  expect(inShort(found)).toEqual(['Near Pharmacy: 900', 'Far Pharmacy: 1200']);
  expect(found.answers[0]!.parts[0]!.lines).toEqual([
    expect.objectContaining({
      drug_id: amoxicillin,
      drug: { id: amoxil, name: 'Amoxil 500' },
      is_substitute: true,
      needs_prescription: true,
    }),
  ]);
  // the size of the pack belongs to the form, so another pack is no replacement
  await scenario.platform.pool.query(`update drug set form = 'capsule (pack 100)' where id = $1`, [amoxil]);
  expect(inShort(await find([{ ...wish, substitute: true }]))).toEqual(['Far Pharmacy: 1200']);
  await scenario.platform.pool.query(`update drug set form = 'capsule (pack 21)' where id = $1`, [amoxil]);
});

it('a list must have 1 to 20 different drugs and quantities of 1 to 100', async () => {
  const errors = async (lines: Wish[]) => {
    const { status, body } = await ask(lines);
    return [status, body.errors];
  };
  expect(await errors([])).toEqual([422, ['Add a drug to the list.']]);
  const many = Array.from({ length: 21 }, () => ({ drug_id: newId() }));
  expect(await errors(many)).toEqual([422, ['A list has at most 20 drugs.']]);
  expect(await errors([...both(), { drug_id: paracetamol.toUpperCase() }])).toEqual([
    422,
    ['Each drug is on the list once.'],
  ]);
  expect(await errors([{ drug_id: paracetamol, quantity: 101 }])).toEqual([422, ['Quantity is 1 to 100']]);
  // a drug that is not in the catalogue is not in stock anywhere
  expect((await find(many.slice(1))).answers).toEqual([]);
});
