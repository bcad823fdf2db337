import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { address, type OrderScenario, createOrderScenario } from '../../../testing/order-scenario.ts';
import { makeAdmin, makePatient, type Person, sharePerson } from '../../../testing/people.ts';
import { type Provider, reviewCalls } from '../../../testing/reviews.ts';

let scenario: OrderScenario;
let by: ReturnType<typeof reviewCalls>;
beforeAll(async () => {
  scenario = await createOrderScenario();
  by = reviewCalls(scenario, await makeAdmin(scenario));
});
afterAll(() => scenario.close());

const verified = async (patient: Person) =>
  (await by.mine(patient)).body.data.data.map((one: { verified_visit: boolean }) => one.verified_visit);

test.each(['laboratory', 'pharmacy'] as const)(
  'a completed order at a %s verifies reviews written before and after it',
  async (kind) => {
    const provider: Provider = { ...scenario[kind], kind };
    const [before, after] = [await makePatient(scenario), await makePatient(scenario)];
    const offering =
      kind === 'laboratory'
        ? { laboratory_id: provider.id, laboratory_test_id: [scenario.offerings.test] }
        : { pharmacy_id: provider.id, pharmacy_drug_id: [scenario.offerings.drug], quantity: [1] };
    const order = async (who: Person) => {
      const placed = await scenario.order({ ...offering, ...address, payment_method: 'CASH' }, { who });
      expect(placed.status).toBe(201);
      return placed.body.data;
    };
    const set = async (one: { id: string } & ({ laboratory: unknown } | { pharmacy: unknown }), status: string) => {
      expect((await scenario.change(provider, one, { status })).status).toBe(200);
      await deliver(scenario);
    };
    await by.write(before, provider);
    const first = await order(before);
    expect(await verified(before)).toEqual([false]);
    await set(first, 'COMPLETED');
    expect(await verified(before)).toEqual([true]);
    expect((await by.mine(before)).body.data.data[0].verified_by).toBe('order');

    const second = await order(after);
    await set(second, 'COMPLETED');
    await by.write(after, provider);
    expect(await verified(after)).toEqual([true]);
    const elsewhere = { ...scenario[kind === 'laboratory' ? 'pharmacy' : 'laboratory'] };
    await by.write(after, { ...elsewhere, kind: kind === 'laboratory' ? 'pharmacy' : 'laboratory' });
    expect((await verified(after)).toSorted()).toEqual([false, true]);
  },
);

test('an order of zero francs verifies no review, and the moderator sees the cost of the order and the age of the account', async () => {
  const pharmacy: Provider = { ...scenario.pharmacy, kind: 'pharmacy' };
  const patient = await makePatient(scenario);
  const free = await scenario.platform.db
    .updateTable('offer')
    .set({ price: 0 })
    .where('id', '=', scenario.offerings.otherDrug)
    .returning('id')
    .executeTakeFirstOrThrow();
  const offering = { pharmacy_id: pharmacy.id, pharmacy_drug_id: [free.id], quantity: [1] };
  const placed = await scenario.order({ ...offering, ...address, payment_method: 'CASH' }, { who: patient });
  expect((await scenario.change(pharmacy, placed.body.data, { status: 'COMPLETED' })).status).toBe(200);
  await deliver(scenario);
  const { id } = (await by.write(patient, pharmacy)).body.data;
  await deliver(scenario);
  expect(await verified(patient)).toEqual([false]);
  const inQueue = (await by.queue({ kind: 'pharmacy', state: 'waiting' })).body.data.data.find(
    (review: { id: string }) => review.id === id,
  );
  expect(inQueue).toMatchObject({
    verified_by: null,
    facts: {
      patient_since: expect.stringMatching(/^2\d{3}-/),
      completed: 1,
      dearest: { payment_method: 'CASH', amount_paid: 0 },
    },
  });
});

test('nobody can order from themselves or review themselves', async () => {
  const laboratory: Provider = { ...scenario.laboratory, kind: 'laboratory' };
  const self = await makePatient(scenario);
  await sharePerson(scenario, self, laboratory);
  const offering = { laboratory_id: laboratory.id, laboratory_test_id: [scenario.offerings.test], ...address };
  const answers = [
    await scenario.order({ ...offering, payment_method: 'CASH' }, { who: self }),
    await scenario.buy(offering, self),
    await by.write(self, laboratory),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([422, 'own_account']));
});
