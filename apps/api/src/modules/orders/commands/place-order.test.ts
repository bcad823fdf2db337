import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  address,
  closeAndCheckLedger,
  drugOrder,
  type OrderScenario,
  createOrderScenario,
  scan,
  sell,
  testOrder,
} from '../../../testing/order-scenario.ts';
import { givePhone, makePatient, makePlace } from '../../../testing/people.ts';

let scenario: OrderScenario;
beforeAll(async () => {
  scenario = await createOrderScenario();
});
afterAll(() => closeAndCheckLedger(scenario));

const ordersOf = async (patientId: string) =>
  scenario.platform.db.selectFrom('medical_order').selectAll().where('patient_id', '=', patientId).execute();

describe('ordering tests', () => {
  it('an order of tests in cash is created at once, with the current price and name', async () => {
    const who = await makePatient(scenario, 'Jeanne Ingabire');
    const { status, body } = await scenario.order(testOrder(scenario), { who });
    expect([status, body.message]).toEqual([201, 'Your order was submitted']);
    expect(body.data).toMatchObject({
      patient: { id: who.id, full_name: 'Jeanne Ingabire', phone: null },
      laboratory: { id: scenario.laboratory.id, name: 'Kigali Laboratory' },
      category: 'Patient',
      status: 'PENDING',
      attachments: [],
      collect: false,
      address: { ...address, village: null },
      orderedTestsDetails: [
        {
          laboratory_test: {
            id: scenario.offerings.test,
            test: { id: scenario.items.test, title: 'Full blood count' },
            test_price: 5_000,
          },
        },
      ],
      payment: { amount_paid: 5_000, currency: 'RWF', payment_method: 'CASH', payment_status: 'CASH_DUE' },
    });
    expect(body.data.request_id).toMatch(/^[23456789A-Z]{8}$/);
    const priceAfter = { test_price: 9_000 };
    await scenario.call('PUT', `/laboratory/tests/${scenario.offerings.test}`, {
      token: scenario.laboratory.token,
      body: priceAfter,
    });
    const called = (title: string) =>
      scenario.platform.db.updateTable('test').set({ title }).where('id', '=', scenario.items.test).execute();
    await called('Urinalysis');
    const again = await scenario.call('GET', `/patient/laboratory/test/orders/${body.data.id}`, { token: who.token });
    await called('Full blood count');
    expect(again.body.data.orderedTestsDetails).toEqual(body.data.orderedTestsDetails);
    await scenario.call('PUT', `/laboratory/tests/${scenario.offerings.test}`, {
      token: scenario.laboratory.token,
      body: { test_price: 5_000 },
    });
  });

  it.each([
    ['no test', { laboratory_test_id: [] }, 'No tests selected'],
    ['no province', { province: '' }, 'Add Your province'],
    ['a district of elsewhere', { district: 'Gasabo' }, 'Add your district'],
    ['no cell', { cell: undefined }, 'Add your cell'],
    ['a village of elsewhere', { village: 'Nowhere' }, 'Add your village'],
    ['no house', { house_street_no: '' }, 'Add your house street no'],
    ['no method', { payment_method: undefined }, 'Please select payment method'],
  ])('a test order with %s is refused with the message that the order dialog shows', async (_what, wrong, sentence) => {
    const { status, body } = await scenario.order(testOrder(scenario, wrong));
    expect([status, body.code, body.message]).toEqual([422, 'validation_failed', sentence]);
  });

  it('a laboratory finds its orders by the beginnings of the patient’s names, by the patient’s code or by the order’s code', async () => {
    const who = await makePatient(scenario, 'Théogène Mukansanga');
    const { id, request_id, patient } = (await scenario.order(testOrder(scenario), { who })).body.data;
    const found = async (text: string, { token } = scenario.laboratory) =>
      (
        await scenario.call('GET', '/laboratory/test/orders', { token, query: { 'text-search': text } })
      ).body.data.data.map((order: { id: string }) => order.id);
    for (const text of ['mukan theo', patient.user_code.toLowerCase(), request_id]) {
      expect(await found(text), text).toEqual([id]);
    }
    expect(await found('sanga')).toEqual([]);
    expect(await found('mukan', await makePlace(scenario, 'laboratory'))).toEqual([]);
  });

  it('a laboratory finds its orders by the first digits of the patient’s phone number and the first letters of either code, and those of no other laboratory', async () => {
    const who = await makePatient(scenario, 'Gaspard Ntwali');
    await givePhone(scenario, who, '+250788000066');
    const { id, request_id, patient } = (await scenario.order(testOrder(scenario), { who })).body.data;
    const found = async (text: string, { token } = scenario.laboratory) =>
      (
        await scenario.call('GET', '/laboratory/test/orders', { token, query: { 'text-search': text } })
      ).body.data.data.map((order: { id: string }) => order.id);
    const [byPatient, byOrder] = [patient.user_code.slice(0, 4).toLowerCase(), request_id.slice(0, 5)];
    for (const text of ['0788', '788 000 066', '+250 788 000 066', '788000', byPatient, byOrder])
      expect(await found(text), text).toEqual([id]);
    expect(await found('0788 111')).toEqual([]);
    for (const text of ['0788 000 066', byPatient, byOrder])
      expect(await found(text, await makePlace(scenario, 'laboratory')), text).toEqual([]);
  });

  it('a delivery address may name its administrative divisions by code or by name, and includes the village', async () => {
    const who = await makePatient(scenario);
    const { body } = await scenario.order(
      testOrder(scenario, { province: '1', district: '11', sector: 'GITEGA', cell: '110101', village: 'iterambere' }),
      { who },
    );
    expect(body.data.address).toEqual({ ...address, village: 'Iterambere' });
  });

  it('a patient who collects the results of an order needs no delivery address', async () => {
    const who = await makePatient(scenario);
    const body = {
      laboratory_id: scenario.laboratory.id,
      laboratory_test_id: scenario.offerings.test,
      collect: '1',
      payment_method: 'CASH',
    };
    const answer = await scenario.order(body, { who });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ collect: true, address: null });
  });

  it('an order is refused when its tests belong to another laboratory or its laboratory is not published', async () => {
    const other = await makePlace(scenario, 'laboratory');
    const theirs = await sell(scenario, other, { test_id: scenario.items.test, price: 100 });
    const foreign = await scenario.order(testOrder(scenario, { laboratory_test_id: [theirs] }));
    expect([foreign.status, foreign.body.code]).toEqual([422, 'validation_failed']);
    const hidden = await makePlace(scenario, 'laboratory', { published: false });
    const offering = await sell(scenario, hidden, { test_id: scenario.items.test, price: 100 });
    const unpublished = await scenario.order(
      testOrder(scenario, { laboratory_id: hidden.id, laboratory_test_id: [offering] }),
    );
    expect([unpublished.status, unpublished.body.message]).toEqual([422, 'Select laboratory']);
    const pharmacy = await scenario.order(
      testOrder(scenario, { laboratory_id: scenario.pharmacy.id, laboratory_test_id: [scenario.offerings.drug] }),
    );
    expect(pharmacy.status).toBe(422);
  });
});

describe('ordering drugs', () => {
  it('an order of drugs costs price times quantity, whatever the browser sends', async () => {
    const who = await makePatient(scenario);
    const { status, body } = await scenario.order(
      drugOrder(scenario, {
        pharmacy_drug_id: [scenario.offerings.drug, scenario.offerings.otherDrug],
        quantity: ['3', '2'],
        amount_paid: 1,
        category: 'Doctor',
      }),
      { who },
    );
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      pharmacy: { id: scenario.pharmacy.id, name: 'Pharmacie Conseil' },
      category: 'Patient',
      needs_prescription: false,
      orderDetails: [
        {
          quantity: 3,
          total: 1_500,
          pharmacy_drug: { id: scenario.offerings.drug, price: 500, drug: { name: 'Paracetamol 500 mg' } },
        },
        { quantity: 2, total: 1_400, pharmacy_drug: { price: 700 } },
      ],
      payment: { amount_paid: 2_900 },
    });
  });

  it.each([
    [100, 201],
    [101, 422],
    [0, 422],
    ['1.5', 422],
  ])('an order of %s packs of a drug is answered with the status %i', async (quantity, expected) => {
    const who = await makePatient(scenario);
    const { status, body } = await scenario.order(drugOrder(scenario, { quantity: [quantity] }), { who });
    expect(status).toBe(expected);
    if (expected === 422) expect(await ordersOf(who.id)).toEqual([]);
    else expect(body.data.payment.amount_paid).toBe(50_000);
  });

  it('an order needs one quantity for each drug, and may name a drug once', async () => {
    const two = [scenario.offerings.drug, scenario.offerings.otherDrug];
    const uncounted = await scenario.order(drugOrder(scenario, { pharmacy_drug_id: two, quantity: [1] }));
    expect([uncounted.status, uncounted.body.message]).toEqual([422, 'Say how many of each drug you want.']);
    const twice = await scenario.order(
      drugOrder(scenario, { pharmacy_drug_id: [scenario.offerings.drug, scenario.offerings.drug], quantity: [1, 1] }),
    );
    expect([twice.status, twice.body.message]).toEqual([422, 'Each drug can be ordered once.']);
    const none = await scenario.order(drugOrder(scenario, { pharmacy_drug_id: [], quantity: [] }));
    expect(none.body.message).toBe('No drugs selected');
  });

  it.each(['the pharmacy', 'the catalogue'])(
    'an order of a drug that is out of stock according to %s is refused',
    async (whose) => {
      const { db } = scenario.platform;
      const who = await makePatient(scenario);
      const set = (status: string) =>
        whose === 'the pharmacy'
          ? db.updateTable('offer').set({ status }).where('id', '=', scenario.offerings.otherDrug).execute()
          : db.updateTable('drug').set({ status }).where('id', '=', scenario.items.otherDrug).execute();
      await set('OUT_STOCK');
      const both = drugOrder(scenario, {
        pharmacy_drug_id: [scenario.offerings.drug, scenario.offerings.otherDrug],
        quantity: [1, 1],
      });
      const { status, body } = await scenario.order(both, { who });
      expect([status, body.code, body.message]).toEqual([422, 'out_of_stock', 'Ibuprofen 400 mg is out of stock.']);
      expect(await ordersOf(who.id)).toEqual([]);
      await set('IN_STOCK');
    },
  );

  it('an order of controlled drugs, which are not sold online, is refused', async () => {
    const offering = await sell(scenario, scenario.pharmacy, { drug_id: scenario.items.morphine, price: 900 });
    const { status, body } = await scenario.order(drugOrder(scenario, { pharmacy_drug_id: [offering] }), {
      files: [scan],
    });
    expect([status, body.code]).toEqual([422, 'not_sold_here']);
  });

  it('files attached to an order are private, and the patient and the pharmacy get signed addresses of them', async () => {
    const who = await makePatient(scenario);
    const { body } = await scenario.order(drugOrder(scenario), { who, files: [scan] });
    const [mine] = body.data.attachments;
    const seen = await scenario.call('GET', `/pharmacy/prescription/order/${body.data.id}`, {
      token: scenario.pharmacy.token,
    });
    const [theirs] = seen.body.data.attachments;
    expect(new URL(theirs).searchParams.get('account')).toBe(scenario.pharmacy.id);
    const file = new URL(mine).pathname.split('/').at(-1)!;
    const stored = await scenario.platform.db
      .selectFrom('private_file')
      .select('name')
      .where('id', '=', file)
      .execute();
    expect(stored).toEqual([{ name: 'prescription.pdf' }]);
  });
});

describe('repeated orders', () => {
  it('the same order within a minute and without an idempotency key returns the first order', async () => {
    const who = await makePatient(scenario);
    const first = await scenario.order(drugOrder(scenario), { who });
    const second = await scenario.order(drugOrder(scenario), { who });
    expect(second.body.data.id).toBe(first.body.data.id);
    const more = await scenario.order(drugOrder(scenario, { quantity: [2] }), { who });
    expect(more.body.data.id).not.toBe(first.body.data.id);
    expect(await ordersOf(who.id)).toHaveLength(2);
  });

  it('identical orders that are sent at the same moment become one order', async () => {
    const who = await makePatient(scenario);
    const answers = await Promise.all(Array.from({ length: 8 }, () => scenario.order(testOrder(scenario), { who })));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await ordersOf(who.id)).toHaveLength(1);
  });

  it('the same order a minute later is a new order, not a repetition', async () => {
    const who = await makePatient(scenario);
    await scenario.order(drugOrder(scenario), { who });
    const before = scenario.clock.now;
    scenario.clock.now = new Date(before.getTime() + 61_000);
    await scenario.order(drugOrder(scenario), { who });
    scenario.clock.now = before;
    expect(await ordersOf(who.id)).toHaveLength(2);
  });

  it('a repeated idempotency key returns the first order and is refused with a changed body, and another key creates a new order', async () => {
    const who = await makePatient(scenario);
    const key = newId();
    const send = (body: object, withKey = key) =>
      scenario.order(body, { who, headers: { 'idempotency-key': withKey } });
    const first = await send(drugOrder(scenario));
    expect((await send(drugOrder(scenario))).body.data.id).toBe(first.body.data.id);
    const other = await send(drugOrder(scenario, { quantity: [7] }));
    expect([other.status, other.body.code]).toEqual([409, 'key_reused']);
    expect((await send(drugOrder(scenario), newId())).status).toBe(201);
    expect(await ordersOf(who.id)).toHaveLength(2);
  });
});
