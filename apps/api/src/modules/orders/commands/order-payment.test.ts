import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import {
  closeAndCheckLedger,
  drugOrder,
  type OrderScenario,
  createOrderScenario,
  scan,
  testOrder,
} from '../../../testing/order-scenario.ts';
import { makePatient, type Person } from '../../../testing/people.ts';

let scenario: OrderScenario;
beforeAll(async () => {
  scenario = await createOrderScenario();
});
afterAll(() => closeAndCheckLedger(scenario));

const db = () => scenario.platform.db;
const ordersOf = (who: Person) =>
  db().selectFrom('medical_order').select(['id', 'status']).where('patient_id', '=', who.id).execute();
const paymentOf = (who: Person) =>
  db().selectFrom('payment').selectAll().where('patient_id', '=', who.id).executeTakeFirstOrThrow();
/** The sum of this patient's ledger entries for each ledger account, in francs, without zeros. */
async function standing(who: Person): Promise<Record<string, number>> {
  const rows = await db()
    .selectFrom('ledger_entry')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
    .innerJoin('payment', 'payment.id', 'ledger_transaction.payment_id')
    .select((eb) => ['ledger_account.name', eb.fn.sum<number>('ledger_entry.amount').as('sum')])
    .where('payment.patient_id', '=', who.id)
    .groupBy('ledger_account.name')
    .execute();
  return Object.fromEntries(rows.filter((row) => Number(row.sum) !== 0).map((row) => [row.name, Number(row.sum)]));
}
const intend = (who: Person, body: object, purpose: string, files: (typeof scan)[] = []) =>
  scenario.call('POST', '/patient/payment_intents', {
    token: who.token,
    body: { ...body, purpose, payment_method: 'MOBILE_MONEY' },
    ...(files.length > 0 ? { files } : {}),
  });
/** Pays at the sandbox gateway, which then sends no webhook. Returns the id of the transaction at the gateway. */
async function pay(txRef: string, more: object = {}): Promise<string> {
  const sent = { method: 'CARD', outcome: 'approve', repeat: 0, ...more };
  const { body } = await scenario.call('POST', `ROOT/sandbox/checkout/${txRef}`, { body: sent });
  return (body as unknown as { transaction_id: string }).transaction_id;
}

describe('orders that are paid online', () => {
  it('an order is created when the money has arrived, at the price of the payment intent', async () => {
    const who = await makePatient(scenario);
    const intent = await intend(who, drugOrder(scenario, { quantity: [4] }), 'prescription');
    expect([intent.status, intent.body.data.amount]).toEqual([201, 2_000]);
    expect(await ordersOf(who)).toEqual([]);
    const { tx_ref } = intent.body.data;
    const early = await scenario.order({ pharmacy_id: scenario.pharmacy.id, payment_data: { tx_ref } }, { who });
    expect([early.status, early.body.code]).toEqual([422, 'payment_unknown']);
    await db().updateTable('offer').set({ price: 999 }).where('id', '=', scenario.offerings.drug).execute();
    await pay(tx_ref);
    const { status, body } = await scenario.order(
      drugOrder(scenario, { quantity: [4], payment_method: 'MOBILE_MONEY', payment_data: { tx_ref } }),
      { who },
    );
    await db().updateTable('offer').set({ price: 500 }).where('id', '=', scenario.offerings.drug).execute();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      orderDetails: [{ quantity: 4, total: 2_000 }],
      payment: { amount_paid: 2_000, payment_method: 'MOBILE_MONEY', payment_status: 'SUCCESSFUL' },
    });
    expect(await standing(who)).toEqual({ gateway_clearing: -2_000, provider_held: 1_800, platform_held: 200 });
  });

  it('a paid order is created once when an API client names its payment by transaction_id alone', async () => {
    const who = await makePatient(scenario);
    const { body } = await intend(who, testOrder(scenario), 'laboratory_test');
    const transaction_id = await pay(body.data.tx_ref);
    const answer = await scenario.order(
      { ...testOrder(scenario), payment_method: 'MOBILE_MONEY', transaction_id },
      { who },
    );
    expect(answer.status).toBe(201);
    const again = await scenario.order(
      { ...testOrder(scenario), payment_method: 'MOBILE_MONEY', transaction_id },
      { who },
    );
    expect(again.body.data.id).toBe(answer.body.data.id);
    expect(await ordersOf(who)).toHaveLength(1);
  });

  it('the webhook alone creates a paid order, with the attached files, when the browser has closed', async () => {
    const who = await makePatient(scenario);
    const rx = drugOrder(scenario, { pharmacy_drug_id: [scenario.offerings.antibiotic] });
    const { body } = await intend(who, rx, 'prescription', [scan]);
    await scenario.call('POST', `ROOT/sandbox/checkout/${body.data.tx_ref}`, {
      body: { method: 'CARD', outcome: 'approve' },
    });
    await deliver(scenario);
    const { data } = (await scenario.call('GET', '/patient/pharmacy/orders', { token: who.token })).body;
    expect(data).toMatchObject({
      total: 1,
      data: [{ needs_prescription: true, payment: { payment_status: 'SUCCESSFUL' } }],
    });
    expect(data.data[0].attachments).toHaveLength(1);
  });

  it('a request for an order whose payment is still being confirmed is answered with 202', async () => {
    const who = await makePatient(scenario);
    const { body } = await intend(who, testOrder(scenario), 'laboratory_test');
    await pay(body.data.tx_ref, { delay_ms: 60_000 });
    const answer = await scenario.order({ laboratory_id: scenario.laboratory.id, payment_data: body.data }, { who });
    expect([answer.status, answer.body.data]).toEqual([202, { tx_ref: body.data.tx_ref, payment_status: 'VERIFYING' }]);
    expect(await ordersOf(who)).toEqual([]);
  });

  it('drugs that went out of stock after the payment was opened are not ordered, and the payment is refunded in full', async () => {
    const who = await makePatient(scenario);
    const { body } = await intend(
      who,
      drugOrder(scenario, { pharmacy_drug_id: [scenario.offerings.otherDrug] }),
      'prescription',
    );
    await db()
      .updateTable('offer')
      .set({ status: 'OUT_STOCK' })
      .where('id', '=', scenario.offerings.otherDrug)
      .execute();
    await pay(body.data.tx_ref);
    const answer = await scenario.order({ pharmacy_id: scenario.pharmacy.id, payment_data: body.data }, { who });
    await db()
      .updateTable('offer')
      .set({ status: 'IN_STOCK' })
      .where('id', '=', scenario.offerings.otherDrug)
      .execute();
    expect([answer.status, answer.body.code]).toEqual([409, 'booking_lost']);
    expect(await ordersOf(who)).toEqual([]);
    await deliver(scenario);
    expect(await standing(who)).toEqual({});
    expect((await paymentOf(who)).status).toBe('REFUNDED');
  });
});

describe('orders with a forged payment', () => {
  it.each<[string, string, (who: Person) => Promise<object>]>([
    [
      'a reference that the browser made up',
      'payment_unknown',
      async () => ({ tx_ref: 'ivuriro-1', status: 'successful' }),
    ],
    [
      'another patient’s payment',
      'payment_unknown',
      async () => {
        const { body } = await intend(await makePatient(scenario), drugOrder(scenario), 'prescription');
        await pay(body.data.tx_ref);
        return { tx_ref: body.data.tx_ref };
      },
    ],
    [
      'a payment of something else',
      'intent_mismatch',
      async (who) => {
        const { body } = await intend(who, testOrder(scenario), 'laboratory_test');
        await pay(body.data.tx_ref);
        return { tx_ref: body.data.tx_ref };
      },
    ],
    [
      'a smaller amount',
      'payment_insufficient',
      async (who) => {
        const { body } = await intend(who, drugOrder(scenario), 'prescription');
        await pay(body.data.tx_ref, { amount: 1 });
        return { tx_ref: body.data.tx_ref };
      },
    ],
  ])('no order of drugs is created when it is paid with %s', async (_what, code, forge) => {
    const who = await makePatient(scenario, 'Forger');
    const payment_data = await forge(who);
    // this request differs from a valid order of drugs only in its payment
    const { body } = await scenario.order({ payment_data }, { who });
    expect(body.code).toBe(code);
    const drugs = await db()
      .selectFrom('medical_order')
      .select('id')
      .where('patient_id', '=', who.id)
      .where('kind', '=', 'pharmacy')
      .execute();
    expect(drugs).toEqual([]);
  });

  it('an order of other items than those that were paid is refused', async () => {
    const who = await makePatient(scenario);
    const { body } = await intend(who, drugOrder(scenario), 'prescription');
    await pay(body.data.tx_ref);
    const more = {
      ...drugOrder(scenario, { quantity: [99], payment_method: 'MOBILE_MONEY' }),
      payment_data: body.data,
    };
    const answer = await scenario.order(more, { who });
    expect([answer.status, answer.body.code]).toEqual([409, 'intent_mismatch']);
  });
});

describe('the money of an order', () => {
  it('the payment of a completed order is earned, and held again when the order is reopened', async () => {
    const who = await makePatient(scenario);
    const { body } = await scenario.buy(testOrder(scenario), who);
    await scenario.change(scenario.laboratory, body.data, { status: 'COMPLETED' });
    expect(await standing(who)).toEqual({ gateway_clearing: -5_000, provider_payable: 4_500, platform_revenue: 500 });
    await scenario.change(scenario.laboratory, body.data, { status: 'COMPLETED' });
    expect(await standing(who)).toMatchObject({ provider_payable: 4_500 });
    await scenario.change(scenario.laboratory, body.data, { status: 'PENDING' });
    expect(await standing(who)).toEqual({ gateway_clearing: -5_000, provider_held: 4_500, platform_held: 500 });
  });

  it.each(['patient', 'laboratory'] as const)('an order that the %s cancels is refunded in full, once', async (by) => {
    const who = by === 'patient' ? scenario.patient : await makePatient(scenario);
    const { body } = await scenario.buy(testOrder(scenario), who);
    const canceller = by === 'patient' ? who : scenario.laboratory;
    const answer = await scenario.change(canceller, body.data, { status: 'CANCELLED' });
    expect([answer.status, answer.body.data.status]).toEqual([200, 'CANCELLED']);
    await deliver(scenario);
    expect(await standing(who)).toEqual({});
    const refunds = await db()
      .selectFrom('refund')
      .select(['amount', 'reason'])
      .where('payment_id', '=', (await paymentOf(who)).id)
      .execute();
    expect(refunds).toEqual([{ amount: 5_000, reason: `Cancelled by the ${by}` }]);
    await scenario.change(scenario.laboratory, body.data, { status: 'COMPLETED' });
    await scenario.change(scenario.laboratory, body.data, { status: 'CANCELLED' });
    await deliver(scenario);
    expect(await standing(who)).toEqual({});
  });

  it('the cash of an order is due until the order is completed, and void when it is cancelled', async () => {
    const who = await makePatient(scenario);
    const { body } = await scenario.order(drugOrder(scenario, { quantity: [10] }), { who });
    const statusAfter = async (status: string) =>
      (await scenario.change(scenario.pharmacy, body.data, { status })).body.data.payment.payment_status;
    expect(await statusAfter('COMPLETED')).toBe('SUCCESSFUL');
    expect(await standing(who)).toEqual({ provider_receivable: -500, platform_revenue: 500 });
    expect(await statusAfter('PENDING')).toBe('CASH_DUE');
    expect(await statusAfter('CANCELLED')).toBe('VOID');
    expect(await standing(who)).toEqual({});
    expect(await statusAfter('PENDING')).toBe('CASH_DUE');
  });
});
