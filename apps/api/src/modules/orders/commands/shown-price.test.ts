import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  closeAndCheckLedger,
  drugOrder,
  type OrderScenario,
  createOrderScenario,
  scan,
  testOrder,
} from '../../../testing/order-scenario.ts';
import { makePatient } from '../../../testing/people.ts';

let scenario: OrderScenario;
beforeAll(async () => {
  scenario = await createOrderScenario();
});
afterAll(() => closeAndCheckLedger(scenario));

const ordersOf = async (patientId: string) =>
  scenario.platform.db.selectFrom('medical_order').selectAll().where('patient_id', '=', patientId).execute();

describe('the price that the patient was shown for an order', () => {
  const priced = (price: number) =>
    scenario.call('PUT', `/pharmacy/drug/${scenario.offerings.drug}`, {
      token: scenario.pharmacy.token,
      body: { price },
    });
  const three = (more: object) => drugOrder(scenario, { quantity: [3], ...more });
  const testPriced = (test_price: number) =>
    scenario.call('PUT', `/laboratory/tests/${scenario.offerings.test}`, {
      token: scenario.laboratory.token,
      body: { test_price },
    });
  afterEach(async () => {
    await priced(500);
    await testPriced(5_000);
  });

  it('a cash order at a higher price than shown is refused with the new price, and is placed under the same idempotency key when the patient accepts that price', async () => {
    const who = await makePatient(scenario);
    const headers = { 'idempotency-key': newId() };
    await priced(750);
    const refused = await scenario.order(three({ amount_shown: 1_500 }), { who, headers, files: [scan] });
    expect([refused.status, refused.body.code, refused.body.amount]).toEqual([409, 'price_changed', 2_250]);
    expect(await ordersOf(who.id)).toEqual([]);
    const { db } = scenario.platform;
    expect(await db.selectFrom('payment').selectAll().where('patient_id', '=', who.id).execute()).toEqual([]);
    expect(await db.selectFrom('private_file').selectAll().where('uploaded_by', '=', who.id).execute()).toEqual([]);
    const agreed = () => scenario.order(three({ amount_shown: 2_250 }), { who, headers, files: [scan] });
    const ordered = await agreed();
    expect([ordered.status, ordered.body.data.payment.amount_paid]).toEqual([201, 2_250]);
    await priced(900);
    expect((await agreed()).body.data.id).toBe(ordered.body.data.id);
    expect(await ordersOf(who.id)).toHaveLength(1);
  });

  it('a cash order of tests at a higher price than shown is refused when the shown price is sent as text, as forms do', async () => {
    const who = await makePatient(scenario);
    await testPriced(6_000);
    const refused = await scenario.order(testOrder(scenario, { amount_shown: '5000' }), { who });
    expect([refused.status, refused.body.amount]).toEqual([409, 6_000]);
    expect((await scenario.order(testOrder(scenario, { amount_shown: '6000' }), { who })).status).toBe(201);
  });

  it.each([
    ['a shown price above the current one', { amount_shown: 2_000 }],
    ['no shown price', {}],
  ])('a cash order with %s costs the current price of the pharmacy', async (_what, more) => {
    const who = await makePatient(scenario);
    const { status, body } = await scenario.order(three(more), { who });
    expect([status, body.data.payment.amount_paid]).toEqual([201, 1_500]);
  });

  it('the shown price counts only for cash: an order by card ignores it and does not store it', async () => {
    const who = await makePatient(scenario);
    const { status, body } = await scenario.buy(three({ amount_shown: 1 }), who);
    expect([status, body.data.payment.amount_paid]).toEqual([201, 1_500]);
    const { db } = scenario.platform;
    const stored = await db
      .selectFrom('payment')
      .select(['fields', 'request'])
      .where('patient_id', '=', who.id)
      .execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain('amount_shown');
  });
});
