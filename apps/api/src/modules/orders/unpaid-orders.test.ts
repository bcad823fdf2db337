import { afterAll, beforeAll, expect, it } from 'vitest';
import { balance, drugOrder, type Market, openMarket, testOrder } from '../../testing/market.ts';
import { makePatient } from '../../testing/people.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => balance(market));

it.each([
  ['five', true, 5],
  ['two of somebody who has proved nothing', false, 2],
])('unpaid orders in cash are at most %s, at all laboratories and pharmacies together', async (_, isProved, most) => {
  const who = await makePatient(market, 'Who Orders', isProved);
  const wishes = Array.from({ length: 12 }, (__, at) =>
    at % 2 ? testOrder(market, { house_street_no: `KN ${at}` }) : drugOrder(market, { quantity: [at + 1] }),
  );
  const answers = await Promise.all(wishes.map((form) => market.order(form, { who })));
  const placed = answers.filter(({ status }) => status === 201);
  expect(placed).toHaveLength(most);
  expect(answers.filter(({ body }) => body.code === 'too_many_unpaid')).toHaveLength(12 - most);
  const { token } = who;
  const [first] = placed;
  const list = 'laboratory' in first!.body.data ? 'laboratory/test/orders' : 'pharmacy/orders';
  await market.call('PUT', `/patient/${list}/${first!.body.data.id}`, { token, body: { status: 'CANCELLED' } });
  expect((await market.order(drugOrder(market, { quantity: [90] }), { who })).status).toBe(201);
});
