import type { BasketAnswers } from '@ivuriro/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createOrderScenario, type OrderScenario, sell } from '../../../testing/order-scenario.ts';
import { makePlace, type Person } from '../../../testing/people.ts';

let scenario: OrderScenario;
let [near, far, third]: Person[] = [];
let [paracetamol, ibuprofen, amoxicillin, amoxil]: string[] = [];
const now = new Date('2026-11-20T08:00:00Z');

beforeAll(async () => {
  scenario = await createOrderScenario(now);
  const { platform, items } = scenario;
  [paracetamol, ibuprofen, amoxicillin, amoxil] = [items.drug, items.otherDrug, items.antibiotic, newId()];
  const { drug_class_id } = await platform.db.selectFrom('drug').select('drug_class_id').executeTakeFirstOrThrow();
  await platform.db
    .insertInto('drug')
    .values({ id: amoxil, name: 'Amoxil 500', price: 1_000, supply: 'Rx', drug_class_id })
    .execute();
  await platform.pool.query(
    `update drug set ingredient = case id when $1 then 'Amoxicillin' else 'AMOXICILLIN' end, strength = '500 mg',
      form = 'capsule (pack 21)' where id in ($1, $2)`,
    [amoxicillin, amoxil],
  );
  [near, far, third] = await Promise.all(
    ['Near', 'Far', 'Third'].map((name) => makePlace(scenario, 'pharmacy', { name: `${name} Pharmacy` })),
  );
  await locate(near!, -1.95, 30.06);
  await locate(far!, -1.95, 30.16);
});
afterAll(() => scenario.close());
beforeEach(async () => {
  await scenario.platform.pool.query('delete from offer');
});

const locate = ({ id }: Person, latitude: number, longitude: number) =>
  scenario.platform.pool.query('update place set latitude = $2, longitude = $3 where id = $1', [
    id,
    latitude,
    longitude,
  ]);

type Wish = { drug_id: string | undefined; quantity?: number; substitute?: boolean };
const ask = (lines: Wish[], more: object = {}) => scenario.call('POST', '/basket', { body: { lines, ...more } });
const find = async (lines: Wish[], more: object = {}): Promise<BasketAnswers> => {
  const { status, body } = await ask(lines, more);
  expect(status).toBe(200);
  return body.data;
};
const has = async (pharmacy: Person | undefined, prices: Record<string, number>) => {
  for (const [drug_id, price] of Object.entries(prices)) await sell(scenario, pharmacy!, { drug_id, price });
};
/** 'Near Pharmacy + Far Pharmacy: 900' */
const inShort = ({ answers }: BasketAnswers) =>
  answers.map(({ parts, total }) => `${parts.map(({ pharmacy }) => pharmacy.name).join(' + ')}: ${total}`);
const both = () => [{ drug_id: paracetamol, quantity: 2 }, { drug_id: ibuprofen }];

it('pharmacies that have every drug are sorted by the total and, at equal totals, by the distance', async () => {
  await has(near, { [paracetamol!]: 300, [ibuprofen!]: 400 });
  await has(far, { [paracetamol!]: 350, [ibuprofen!]: 300 });
  await has(third, { [paracetamol!]: 1, [amoxicillin!]: 1 });
  await has(scenario.pharmacy, { [paracetamol!]: 200, [ibuprofen!]: 500 });
  const found = await find(both(), { near: '-1.951,30.061' });
  expect(inShort(found)).toEqual(['Pharmacie Conseil: 900', 'Near Pharmacy: 1000', 'Far Pharmacy: 1000']);
  expect(found.answers[1]!.missing).toEqual([]);
  expect(found.answers[1]!.parts[0]).toMatchObject({
    pharmacy: { id: near!.id, distance: { is_approximate: false } },
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
  await has(near, { [paracetamol!]: 300 });
  await has(far, { [paracetamol!]: 250, [amoxicillin!]: 2_000 });
  await has(third, { [ibuprofen!]: 400, [paracetamol!]: 200 });
  const found = await find([...both(), { drug_id: amoxicillin }]);
  expect(inShort(found)).toEqual([expect.stringContaining(': 2800')]);
  const parts = found.answers[0]!.parts.map(({ pharmacy, lines }) => [pharmacy.name, lines.map(({ price }) => price)]);
  expect(Object.fromEntries(parts)).toEqual({ 'Far Pharmacy': [2_000], 'Third Pharmacy': [200, 400] });
});

it('when no two pharmacies have every drug, those with the most drugs are listed with the drugs that they lack', async () => {
  await has(near, { [paracetamol!]: 300 });
  await has(far, { [paracetamol!]: 250, [ibuprofen!]: 100 });
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
  await has(near, { [amoxil!]: 900 });
  await has(far, { [amoxicillin!]: 1_200 });
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

it('a drug is not found at a pharmacy that has it out of stock, removed it, or is unpublished', async () => {
  for (const pharmacy of [near, far, third, scenario.pharmacy]) await has(pharmacy, { [paracetamol!]: 300 });
  const change = (statement: string, pharmacy: Person) => scenario.platform.pool.query(statement, [pharmacy.id]);
  await change(`update offer set status = 'OUT_STOCK' where provider_id = $1`, near!);
  await change('update offer set removed_at = now() where provider_id = $1', far!);
  await change('update provider set is_published = false where id = $1', third!);
  expect(inShort(await find([{ drug_id: paracetamol }]))).toEqual(['Pharmacie Conseil: 300']);
  await change('update provider set is_published = true where id = $1', third!);
  await scenario.platform.pool.query(`update drug set status = 'OUT_STOCK' where id = $1`, [paracetamol]);
  expect(await find([{ drug_id: paracetamol }])).toEqual({
    answers: [],
    stock: [{ drug_id: paracetamol, pharmacies: 0 }],
  });
  await scenario.platform.pool.query(`update drug set status = 'IN_STOCK' where id = $1`, [paracetamol]);
});

it('a stock status that was set seven days ago or earlier is marked as old until the pharmacy confirms it', async () => {
  await has(near, { [paracetamol!]: 300 });
  const said = async (at: string) => {
    await scenario.platform.pool.query('update offer set stock_said_at = $1', [at]);
    return (await find([{ drug_id: paracetamol }])).answers[0]!.parts[0]!.lines[0]!.is_old;
  };
  expect(await said('2026-11-13T08:00:01Z')).toBe(false);
  expect(await said('2026-11-13T08:00:00Z')).toBe(true);
  const { rows } = await scenario.platform.pool.query('select id from offer');
  const change = (body: object) => scenario.call('PUT', `/pharmacy/drug/${rows[0].id}`, { token: near!.token, body });
  await change({ price: 310 });
  expect((await find([{ drug_id: paracetamol }])).answers[0]!.parts[0]!.lines[0]).toMatchObject({
    price: 310,
    is_old: true,
  });
  await change({ status: 'IN_STOCK' });
  expect((await find([{ drug_id: paracetamol }])).answers[0]!.parts[0]!.lines[0]).toMatchObject({ is_old: false });
});

it('a drug that is not sold online is found, and marked as one that cannot be ordered', async () => {
  await has(near, { [scenario.items.morphine]: 4_000 });
  const found = await find([{ drug_id: scenario.items.morphine }]);
  expect(found.answers[0]!.parts[0]!.lines[0]).toMatchObject({ is_orderable: false, total: 4_000 });
});

it('a list must have 1 to 20 different drugs and quantities of 1 to 100', async () => {
  const errors = async (lines: Wish[]) => {
    const { status, body } = await ask(lines);
    return [status, body.errors];
  };
  expect(await errors([])).toEqual([422, ['Add a drug to the list.']]);
  const many = Array.from({ length: 21 }, () => ({ drug_id: newId() }));
  expect(await errors(many)).toEqual([422, ['A list has at most 20 drugs.']]);
  expect(await errors([...both(), { drug_id: paracetamol!.toUpperCase() }])).toEqual([
    422,
    ['Each drug is on the list once.'],
  ]);
  expect(await errors([{ drug_id: paracetamol, quantity: 101 }])).toEqual([422, ['Quantity is 1 to 100']]);
  // a drug that is not in the catalogue is not in stock anywhere
  expect((await find(many.slice(1))).answers).toEqual([]);
});
