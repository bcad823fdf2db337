import type { BasketAnswers } from '@ivuriro/contract';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { newId } from '../platform/ids.ts';
import { createOrderScenario, type OrderScenario, sell } from './order-scenario.ts';
import { makePlace, type Person } from './people.ts';

export let scenario: OrderScenario;
export let near: Person;
export let far: Person;
export let third: Person;
export let paracetamol: string;
export let ibuprofen: string;
export let amoxicillin: string;
export let amoxil: string;
const now = new Date('2026-11-20T08:00:00Z');

/**
 * Prepares three pharmacies beside that of the order scenario, two of them with a position, and a drug that can replace
 * another one. Before each test no pharmacy sells anything.
 */
export function useBasketScenario(): void {
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
    near = await makePlace(scenario, 'pharmacy', { name: 'Near Pharmacy' });
    far = await makePlace(scenario, 'pharmacy', { name: 'Far Pharmacy' });
    third = await makePlace(scenario, 'pharmacy', { name: 'Third Pharmacy' });
    await locate(near, -1.95, 30.06);
    await locate(far, -1.95, 30.16);
  });
  afterAll(() => scenario.close());
  beforeEach(async () => {
    await scenario.platform.pool.query('delete from offer');
  });
}

const locate = ({ id }: Person, latitude: number, longitude: number) =>
  scenario.platform.pool.query('update place set latitude = $2, longitude = $3 where id = $1', [
    id,
    latitude,
    longitude,
  ]);

export type Wish = { drug_id: string; quantity?: number; substitute?: boolean };
export const ask = (lines: Wish[], more: object = {}) => scenario.call('POST', '/basket', { body: { lines, ...more } });
export const find = async (lines: Wish[], more: object = {}): Promise<BasketAnswers> => {
  const { status, body } = await ask(lines, more);
  expect(status).toBe(200);
  return body.data;
};
export const has = async (pharmacy: Person, prices: Record<string, number>) => {
  for (const [drug_id, price] of Object.entries(prices)) await sell(scenario, pharmacy, { drug_id, price });
};
/** 'Near Pharmacy + Far Pharmacy: 900' */
export const inShort = ({ answers }: BasketAnswers) =>
  answers.map(({ parts, total }) => `${parts.map(({ pharmacy }) => pharmacy.name).join(' + ')}: ${total}`);
export const both = () => [{ drug_id: paracetamol, quantity: 2 }, { drug_id: ibuprofen }];
