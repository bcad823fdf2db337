import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { address, balance, drugOrder, type Market, openMarket, scan, sell, testOrder } from '../../testing/market.ts';
import { makePatient, makePlace } from '../../testing/people.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => balance(market));

const ordersOf = async (patientId: string) =>
  market.platform.db.selectFrom('medical_order').selectAll().where('patient_id', '=', patientId).execute();

describe('ordering tests', () => {
  it('in cash makes the order at once, with the price and the name of that moment', async () => {
    const who = await makePatient(market, 'Jeanne Ingabire');
    const { status, body } = await market.order(testOrder(market), { who });
    expect([status, body.message]).toEqual([201, 'Your order was submitted']);
    expect(body.data).toMatchObject({
      patient: { id: who.id, full_name: 'Jeanne Ingabire', phone: null },
      laboratory: { id: market.laboratory.id, name: 'Kigali Laboratory' },
      category: 'Patient',
      status: 'PENDING',
      attachments: [],
      collect: false,
      address: { ...address, village: null },
      orderedTestsDetails: [
        {
          laboratory_test: {
            id: market.sold.test,
            test: { id: market.items.test, title: 'Full blood count' },
            test_price: 5_000,
          },
        },
      ],
      payment: { amount_paid: 5_000, currency: 'RWF', payment_method: 'CASH', payment_status: 'CASH_DUE' },
    });
    expect(body.data.request_id).toMatch(/^[23456789A-Z]{8}$/);
    const priceAfter = { test_price: 9_000 };
    await market.call('PUT', `/laboratory/tests/${market.sold.test}`, {
      token: market.laboratory.token,
      body: priceAfter,
    });
    const called = (title: string) =>
      market.platform.db.updateTable('test').set({ title }).where('id', '=', market.items.test).execute();
    await called('Urinalysis');
    const again = await market.call('GET', `/patient/laboratory/test/orders/${body.data.id}`, { token: who.token });
    await called('Full blood count');
    expect(again.body.data.orderedTestsDetails).toEqual(body.data.orderedTestsDetails);
    await market.call('PUT', `/laboratory/tests/${market.sold.test}`, {
      token: market.laboratory.token,
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
  ])('%s is said as the wizard shows it', async (_what, wrong, sentence) => {
    const { status, body } = await market.order(testOrder(market, wrong));
    expect([status, body.code, body.message]).toEqual([422, 'validation_failed', sentence]);
  });

  it('is found by how the patient’s name begins, by his code or by the one of the order, among one’s own', async () => {
    const who = await makePatient(market, 'Théogène Mukansanga');
    const { id, request_id, patient } = (await market.order(testOrder(market), { who })).body.data;
    const found = async (text: string, { token } = market.laboratory) =>
      (
        await market.call('GET', '/laboratory/test/orders', { token, query: { 'text-search': text } })
      ).body.data.data.map((order: { id: string }) => order.id);
    for (const text of ['mukan theo', patient.user_code.toLowerCase(), request_id]) {
      expect(await found(text), text).toEqual([id]);
    }
    expect(await found('sanga')).toEqual([]);
    expect(await found('mukan', await makePlace(market, 'laboratory'))).toEqual([]);
  });

  it('takes codes of divisions as well as names, and the village', async () => {
    const who = await makePatient(market);
    const { body } = await market.order(
      testOrder(market, { province: '1', district: '11', sector: 'GITEGA', cell: '110101', village: 'iterambere' }),
      { who },
    );
    expect(body.data.address).toEqual({ ...address, village: 'Iterambere' });
  });

  it('who collects is asked for no address', async () => {
    const who = await makePatient(market);
    const body = {
      laboratory_id: market.laboratory.id,
      laboratory_test_id: market.sold.test,
      collect: '1',
      payment_method: 'CASH',
    };
    const answer = await market.order(body, { who });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ collect: true, address: null });
  });

  it('of another laboratory, or of one that is not published, it is refused', async () => {
    const other = await makePlace(market, 'laboratory');
    const theirs = await sell(market, other, { test_id: market.items.test, price: 100 });
    const foreign = await market.order(testOrder(market, { laboratory_test_id: [theirs] }));
    expect([foreign.status, foreign.body.code]).toEqual([422, 'validation_failed']);
    const hidden = await makePlace(market, 'laboratory', { published: false });
    const offering = await sell(market, hidden, { test_id: market.items.test, price: 100 });
    const unpublished = await market.order(
      testOrder(market, { laboratory_id: hidden.id, laboratory_test_id: [offering] }),
    );
    expect([unpublished.status, unpublished.body.message]).toEqual([422, 'Select laboratory']);
    const pharmacy = await market.order(
      testOrder(market, { laboratory_id: market.pharmacy.id, laboratory_test_id: [market.sold.drug] }),
    );
    expect(pharmacy.status).toBe(422);
  });
});

describe('ordering drugs', () => {
  it('costs price times quantity, whatever the browser says', async () => {
    const who = await makePatient(market);
    const { status, body } = await market.order(
      drugOrder(market, {
        pharmacy_drug_id: [market.sold.drug, market.sold.otherDrug],
        quantity: ['3', '2'],
        amount_paid: 1,
        category: 'Doctor',
      }),
      { who },
    );
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      pharmacy: { id: market.pharmacy.id, name: 'Pharmacie Conseil' },
      category: 'Patient',
      needs_prescription: false,
      orderDetails: [
        {
          quantity: 3,
          total: 1_500,
          pharmacy_drug: { id: market.sold.drug, price: 500, drug: { name: 'Paracetamol 500 mg' } },
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
  ])('%s packs are answered %i', async (quantity, expected) => {
    const who = await makePatient(market);
    const { status, body } = await market.order(drugOrder(market, { quantity: [quantity] }), { who });
    expect(status).toBe(expected);
    if (expected === 422) expect(await ordersOf(who.id)).toEqual([]);
    else expect(body.data.payment.amount_paid).toBe(50_000);
  });

  it('as many quantities as drugs, and each drug once', async () => {
    const two = [market.sold.drug, market.sold.otherDrug];
    const uncounted = await market.order(drugOrder(market, { pharmacy_drug_id: two, quantity: [1] }));
    expect([uncounted.status, uncounted.body.message]).toEqual([422, 'Say how many of each drug you want.']);
    const twice = await market.order(
      drugOrder(market, { pharmacy_drug_id: [market.sold.drug, market.sold.drug], quantity: [1, 1] }),
    );
    expect([twice.status, twice.body.message]).toEqual([422, 'Each drug can be ordered once.']);
    const none = await market.order(drugOrder(market, { pharmacy_drug_id: [], quantity: [] }));
    expect(none.body.message).toBe('No drugs selected');
  });

  it.each(['the pharmacy', 'the catalogue'])('out of stock at %s, a drug is not ordered', async (whose) => {
    const { db } = market.platform;
    const who = await makePatient(market);
    const set = (status: string) =>
      whose === 'the pharmacy'
        ? db.updateTable('offer').set({ status }).where('id', '=', market.sold.otherDrug).execute()
        : db.updateTable('drug').set({ status }).where('id', '=', market.items.otherDrug).execute();
    await set('OUT_STOCK');
    const both = drugOrder(market, { pharmacy_drug_id: [market.sold.drug, market.sold.otherDrug], quantity: [1, 1] });
    const { status, body } = await market.order(both, { who });
    expect([status, body.code, body.message]).toEqual([422, 'out_of_stock', 'Ibuprofen 400 mg is out of stock.']);
    expect(await ordersOf(who.id)).toEqual([]);
    await set('IN_STOCK');
  });

  it('what is controlled is not sold by order', async () => {
    const offering = await sell(market, market.pharmacy, { drug_id: market.items.morphine, price: 900 });
    const { status, body } = await market.order(drugOrder(market, { pharmacy_drug_id: [offering] }), { files: [scan] });
    expect([status, body.code]).toEqual([422, 'not_sold_here']);
  });

  it('what was attached is private, and signed for the patient and the pharmacy', async () => {
    const who = await makePatient(market);
    const { body } = await market.order(drugOrder(market), { who, files: [scan] });
    const [mine] = body.data.attachments;
    const seen = await market.call('GET', `/pharmacy/prescription/order/${body.data.id}`, {
      token: market.pharmacy.token,
    });
    const [theirs] = seen.body.data.attachments;
    expect(new URL(theirs).searchParams.get('account')).toBe(market.pharmacy.id);
    const file = new URL(mine).pathname.split('/').at(-1)!;
    const stored = await market.platform.db.selectFrom('private_file').select('name').where('id', '=', file).execute();
    expect(stored).toEqual([{ name: 'prescription.pdf' }]);
  });
});

describe('the same order again', () => {
  it('within a minute and without a key is the first one', async () => {
    const who = await makePatient(market);
    const first = await market.order(drugOrder(market), { who });
    const second = await market.order(drugOrder(market), { who });
    expect(second.body.data.id).toBe(first.body.data.id);
    const more = await market.order(drugOrder(market, { quantity: [2] }), { who });
    expect(more.body.data.id).not.toBe(first.body.data.id);
    expect(await ordersOf(who.id)).toHaveLength(2);
  });

  it('at the same instant is one order too', async () => {
    const who = await makePatient(market);
    const answers = await Promise.all(Array.from({ length: 8 }, () => market.order(testOrder(market), { who })));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await ordersOf(who.id)).toHaveLength(1);
  });

  it('a minute later is another one', async () => {
    const who = await makePatient(market);
    await market.order(drugOrder(market), { who });
    const before = market.clock.now;
    market.clock.now = new Date(before.getTime() + 61_000);
    await market.order(drugOrder(market), { who });
    market.clock.now = before;
    expect(await ordersOf(who.id)).toHaveLength(2);
  });

  it('with its key is the first answer, another body is refused, another key another order', async () => {
    const who = await makePatient(market);
    const key = newId();
    const send = (body: object, withKey = key) => market.order(body, { who, headers: { 'idempotency-key': withKey } });
    const first = await send(drugOrder(market));
    expect((await send(drugOrder(market))).body.data.id).toBe(first.body.data.id);
    const other = await send(drugOrder(market, { quantity: [7] }));
    expect([other.status, other.body.code]).toEqual([409, 'key_reused']);
    expect((await send(drugOrder(market), newId())).status).toBe(201);
    expect(await ordersOf(who.id)).toHaveLength(2);
  });
});
