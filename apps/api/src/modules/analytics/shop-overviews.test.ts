import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { drugOrder, type Market, openMarket, prescribe, testOrder } from '../../testing/market.ts';
import { makePlace, makeSpeciality } from '../../testing/people.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const overview = async (kind: 'laboratory' | 'pharmacy', who = market[kind]) =>
  (await market.call('GET', `/${kind}/overview/`, { token: who.token })).body.data;
const another = () => ({ headers: { 'idempotency-key': newId() } });

it('a laboratory sees its tests, who asks for them, what waits longest, and its months', async () => {
  const file = await prescribe(market, { tests: [market.items.test] });
  await makeSpeciality(market, { id: market.laboratory.id, kind: 'laboratory' });
  const ids: string[] = [];
  for (let count = 0; count < 7; count++) {
    const more = count === 0 ? { consultation_file_id: file.id } : {};
    ids.push((await market.order(testOrder(market, more), another())).body.data.id);
  }
  await market.change(market.laboratory, { id: ids[1]!, laboratory: {} }, { status: 'COMPLETED' });
  const seen = await overview('laboratory');
  expect(seen).toMatchObject({
    tests: 1,
    specialities: 1,
    insuranceAccepted: 0,
    orderFromDoctors: 1,
    orderFromPatients: 6,
    totalPendingOrders: 6,
  });
  expect(seen.pendingOrders.map((order: { id: string }) => order.id)).toEqual([ids[0], ...ids.slice(2, 6)]);
  expect(seen.annualRequests).toHaveLength(12);
  expect(seen.annualRequests.at(-1)).toEqual({ month_string: 'Nov 2026', totalRequets: 7 });
  expect(seen.annualRequests.at(-2).totalRequets).toBe(0);
});

it('a pharmacy counts the categories of its drugs, and only its own orders', async () => {
  await market.order(drugOrder(market), another());
  expect(await overview('pharmacy')).toMatchObject({ drugs: 1, orderFromPatients: 1, totalPendingOrders: 1 });
  const other = await makePlace(market, 'pharmacy');
  expect(await overview('pharmacy', other)).toMatchObject({ drugs: 0, orderFromPatients: 0, pendingOrders: [] });
});

it('the home page counts completed orders among those who were served', async () => {
  const { data } = (await market.call('GET', '/analytics')).body;
  expect(data.patients_served_everyday).toBe(1);
});
