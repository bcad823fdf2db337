import { expect, it } from 'vitest';
import {
  far,
  find,
  has,
  inShort,
  near,
  paracetamol,
  scenario,
  third,
  useBasketScenario,
} from '../../../testing/basket-scenario.ts';
import type { Person } from '../../../testing/people.ts';

useBasketScenario();

it('a drug is not found at a pharmacy that has it out of stock, removed it, or is unpublished', async () => {
  for (const pharmacy of [near, far, third, scenario.pharmacy]) await has(pharmacy, { [paracetamol]: 300 });
  const change = (statement: string, pharmacy: Person) => scenario.platform.pool.query(statement, [pharmacy.id]);
  await change(`update offer set status = 'OUT_STOCK' where provider_id = $1`, near);
  await change('update offer set removed_at = now() where provider_id = $1', far);
  await change('update provider set is_published = false where id = $1', third);
  expect(inShort(await find([{ drug_id: paracetamol }]))).toEqual(['Pharmacie Conseil: 300']);
  await change('update provider set is_published = true where id = $1', third);
  await scenario.platform.pool.query(`update drug set status = 'OUT_STOCK' where id = $1`, [paracetamol]);
  expect(await find([{ drug_id: paracetamol }])).toEqual({
    answers: [],
    stock: [{ drug_id: paracetamol, pharmacies: 0 }],
  });
  await scenario.platform.pool.query(`update drug set status = 'IN_STOCK' where id = $1`, [paracetamol]);
});

it('a stock status that was set seven days ago or earlier is marked as old until the pharmacy confirms it', async () => {
  await has(near, { [paracetamol]: 300 });
  const said = async (at: string) => {
    await scenario.platform.pool.query('update offer set stock_said_at = $1', [at]);
    return (await find([{ drug_id: paracetamol }])).answers[0]!.parts[0]!.lines[0]!.is_old;
  };
  expect(await said('2026-11-13T08:00:01Z')).toBe(false);
  expect(await said('2026-11-13T08:00:00Z')).toBe(true);
  const { rows } = await scenario.platform.pool.query('select id from offer');
  const change = (body: object) => scenario.call('PUT', `/pharmacy/drug/${rows[0].id}`, { token: near.token, body });
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
