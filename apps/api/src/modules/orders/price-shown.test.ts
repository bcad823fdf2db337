import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { balance, drugOrder, type Market, openMarket, scan, testOrder } from '../../testing/market.ts';
import { makePatient } from '../../testing/people.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => balance(market));

const ordersOf = async (patientId: string) =>
  market.platform.db.selectFrom('medical_order').selectAll().where('patient_id', '=', patientId).execute();

describe('in cash, what costs more than was shown', () => {
  const priced = (price: number) =>
    market.call('PUT', `/pharmacy/drug/${market.sold.drug}`, { token: market.pharmacy.token, body: { price } });
  const three = (more: object) => drugOrder(market, { quantity: [3], ...more });
  const testPriced = (test_price: number) =>
    market.call('PUT', `/laboratory/tests/${market.sold.test}`, {
      token: market.laboratory.token,
      body: { test_price },
    });
  afterEach(async () => {
    await priced(500);
    await testPriced(5_000);
  });

  it('is refused with what it costs now, and nothing is made; agreed to, it is ordered under the same key', async () => {
    const who = await makePatient(market);
    const headers = { 'idempotency-key': newId() };
    await priced(750);
    const refused = await market.order(three({ amount_shown: 1_500 }), { who, headers, files: [scan] });
    expect([refused.status, refused.body.code, refused.body.amount]).toEqual([409, 'price_changed', 2_250]);
    expect(await ordersOf(who.id)).toEqual([]);
    const { db } = market.platform;
    expect(await db.selectFrom('payment').selectAll().where('patient_id', '=', who.id).execute()).toEqual([]);
    expect(await db.selectFrom('private_file').selectAll().where('uploaded_by', '=', who.id).execute()).toEqual([]);
    const agreed = () => market.order(three({ amount_shown: 2_250 }), { who, headers, files: [scan] });
    const ordered = await agreed();
    expect([ordered.status, ordered.body.data.payment.amount_paid]).toEqual([201, 2_250]);
    await priced(900);
    expect((await agreed()).body.data.id).toBe(ordered.body.data.id);
    expect(await ordersOf(who.id)).toHaveLength(1);
  });

  it('is refused of tests too, and as a form sends it', async () => {
    const who = await makePatient(market);
    await testPriced(6_000);
    const refused = await market.order(testOrder(market, { amount_shown: '5000' }), { who });
    expect([refused.status, refused.body.amount]).toEqual([409, 6_000]);
    expect((await market.order(testOrder(market, { amount_shown: '6000' }), { who })).status).toBe(201);
  });

  it.each([
    ['what costs less', { amount_shown: 2_000 }],
    ['who does not say what was shown', {}],
  ])('%s is charged the price of the shop', async (_what, more) => {
    const who = await makePatient(market);
    const { status, body } = await market.order(three(more), { who });
    expect([status, body.data.payment.amount_paid]).toEqual([201, 1_500]);
  });

  it('is a matter of cash: what is held by card decides nothing by it, and keeps nothing of it', async () => {
    const who = await makePatient(market);
    const { status, body } = await market.buy(three({ amount_shown: 1 }), who);
    expect([status, body.data.payment.amount_paid]).toEqual([201, 1_500]);
    const { db } = market.platform;
    const stored = await db
      .selectFrom('payment')
      .select(['fields', 'request'])
      .where('patient_id', '=', who.id)
      .execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain('amount_shown');
  });
});
