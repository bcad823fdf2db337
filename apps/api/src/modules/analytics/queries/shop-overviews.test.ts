import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { drugOrder, type OrderScenario, createOrderScenario, testOrder } from '../../../testing/order-scenario.ts';
import { makeInsurance, makePatient, makePlace, makeSpeciality } from '../../../testing/people.ts';
import { prescribe } from '../../../testing/prescriptions.ts';

let scenario: OrderScenario;
beforeAll(async () => {
  scenario = await createOrderScenario();
});
afterAll(() => scenario.close());

const overview = async (kind: 'laboratory' | 'pharmacy', who = scenario[kind]) =>
  (await scenario.call('GET', `/${kind}/overview/`, { token: who.token })).body.data;
async function accept(provider: { id: string }, ...insurers: string[]) {
  for (const insurer of insurers)
    await scenario.platform.db
      .insertInto('accepted_insurance')
      .values({ id: newId(), provider_id: provider.id, insurance_id: await makeInsurance(scenario, insurer) })
      .execute();
}
const another = () => ({ headers: { 'idempotency-key': newId() } });
/** Options that place an order as a new patient, because one patient may have only a few unpaid orders. */
const byAnother = async () => ({ ...another(), who: await makePatient(scenario) });

it('a laboratory’s overview shows the number of its tests, the pending orders that wait longest, and the number of orders in each of twelve months', async () => {
  const file = await prescribe(scenario, { tests: [scenario.items.test] });
  await makeSpeciality(scenario, { id: scenario.laboratory.id, kind: 'laboratory' });
  await accept(scenario.laboratory, 'rssb');
  const ids: string[] = [];
  for (let count = 0; count < 7; count++) {
    const ordered =
      count === 0
        ? scenario.order(testOrder(scenario, { consultation_file_id: file.id }), another())
        : scenario.order(testOrder(scenario), await byAnother());
    ids.push((await ordered).body.data.id);
  }
  await scenario.change(scenario.laboratory, { id: ids[1]!, laboratory: {} }, { status: 'COMPLETED' });
  const seen = await overview('laboratory');
  expect(seen).toMatchObject({
    tests: 1,
    specialities: 1,
    insuranceAccepted: 1,
    orderFromDoctors: 1,
    orderFromPatients: 6,
    totalPendingOrders: 6,
  });
  expect(seen.pendingOrders.map((order: { id: string }) => order.id)).toEqual([ids[0], ...ids.slice(2, 6)]);
  expect(seen.annualRequests).toHaveLength(12);
  expect(seen.annualRequests.at(-1)).toEqual({ month_string: 'Nov 2026', totalRequets: 7 });
  expect(seen.annualRequests.at(-2).totalRequets).toBe(0);
});

it('a pharmacy’s overview counts the categories of the pharmacy’s drugs and the orders of this pharmacy only', async () => {
  const file = await prescribe(scenario, { drugs: [scenario.items.drug] });
  await accept(scenario.pharmacy, 'rssb', 'mmi');
  const ids: string[] = [];
  for (const more of [{}, { consultation_file_id: file.id }, {}, { consultation_file_id: file.id }, {}])
    ids.push(
      (await scenario.order(drugOrder(scenario, more), 'consultation_file_id' in more ? another() : await byAnother()))
        .body.data.id,
    );
  await scenario.change(scenario.pharmacy, { id: ids[0]!, pharmacy: {} }, { status: 'CANCELLED' });
  const seen = await overview('pharmacy');
  expect(seen).toMatchObject({
    drugs: 1,
    insuranceAccepted: 2,
    orderFromDoctors: 2,
    orderFromPatients: 3,
    totalPendingOrders: 4,
  });
  expect(seen.pendingOrders.map((order: { id: string }) => order.id)).toEqual(ids.slice(1));
  expect(seen.annualRequests).toHaveLength(12);
  expect(seen.annualRequests.at(-1)).toEqual({ month_string: 'Nov 2026', totalRequets: 5 });
  const other = await makePlace(scenario, 'pharmacy');
  const none = { drugs: 0, insuranceAccepted: 0, orderFromDoctors: 0, orderFromPatients: 0, totalPendingOrders: 0 };
  expect(await overview('pharmacy', other)).toMatchObject({ ...none, pendingOrders: [] });
});

it('the number of patients served on the home page includes completed orders', async () => {
  const { data } = (await scenario.call('GET', '/analytics')).body;
  expect(data.patients_served_everyday).toBe(1);
});
