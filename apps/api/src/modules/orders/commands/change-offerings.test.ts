import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { drugOrder, type OrderScenario, createOrderScenario, testOrder } from '../../../testing/order-scenario.ts';
import { makeAdmin, makePlace, type Person } from '../../../testing/people.ts';

let scenario: OrderScenario;
beforeAll(async () => {
  scenario = await createOrderScenario();
});
afterAll(() => scenario.close());

const as = (who: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  scenario.call(method, path, { token: who.token, body });
const namesOf = (rows: { drug: { name: string } }[]) => rows.map((row) => row.drug.name);

describe('offerings as patients see them', () => {
  const drugs = (query: Record<string, string> = {}, id = scenario.pharmacy.id) =>
    scenario.call('GET', `/view_pharmacy/${id}/drugs`, { query });

  it('patients see the tests of a laboratory with price and duration', async () => {
    const { body } = await scenario.call('GET', '/laboratory-tests', {
      query: { laboratory_id: scenario.laboratory.id },
    });
    expect(body.data).toMatchObject({
      total: 1,
      data: [
        {
          id: scenario.offerings.test,
          test: { id: scenario.items.test, title: 'Full blood count', description: '' },
          laboratory: { id: scenario.laboratory.id, name: 'Kigali Laboratory' },
          turn_around_time: '',
          test_price: 5_000,
          status: 'IN_STOCK',
        },
      ],
    });
    expect((await scenario.call('GET', '/laboratory-tests')).status).toBe(404);
  });

  it('a page of a laboratory’s tests contains the path that leads to the other pages', async () => {
    const query = { laboratory_id: scenario.laboratory.id, 'text-search': 'blood', per_page: '1' };
    const { path } = (await scenario.call('GET', '/laboratory-tests', { query })).body.data;
    expect(path).toBe(`http://ivuriro.test/api/laboratory-tests?laboratory_id=${scenario.laboratory.id}`);
    for (const form of [`${path}?page=2`, `${path}&page=2`]) {
      const { statusCode, body } = await scenario.app.inject(form.replace('http://ivuriro.test', ''));
      expect([statusCode, JSON.parse(body).data.current_page]).toEqual([200, 2]);
    }
  });

  it('patients see the drugs of a pharmacy A–Z, by page', async () => {
    const { body } = await drugs({ per_page: '2' });
    expect(body.data).toMatchObject({ total: 3, last_page: 2, current_page: 1 });
    expect(namesOf(body.data.data)).toEqual(['Amoxicillin 500 mg', 'Ibuprofen 400 mg']);
    expect(body.data.data[0]).toMatchObject({
      price: 2_500,
      drug: { price: 2_000, supply: 'Rx', class: { name: 'Plain' } },
    });
    expect(namesOf((await drugs({ per_page: '2', page: '2' })).body.data.data)).toEqual(['Paracetamol 500 mg']);
  });

  it('drugs that the catalogue marks as common come first', async () => {
    const { db } = scenario.platform;
    await db.updateTable('drug').set({ common: true }).where('name', '=', 'Paracetamol 500 mg').execute();
    try {
      expect(namesOf((await drugs()).body.data.data)).toEqual([
        'Paracetamol 500 mg',
        'Amoxicillin 500 mg',
        'Ibuprofen 400 mg',
      ]);
    } finally {
      await db.updateTable('drug').set({ common: false }).execute();
    }
  });

  it('drugs on sale are found by the beginnings of words, by their category, and with a typing error', async () => {
    expect(namesOf((await drugs({ 'text-search': 'parac 500' })).body.data.data)).toEqual(['Paracetamol 500 mg']);
    expect((await drugs({ 'text-search': 'analges' })).body.data.total).toBe(3);
    expect(namesOf((await drugs({ 'text-search': 'ibuprofin' })).body.data.data)).toEqual(['Ibuprofen 400 mg']);
    expect((await drugs({ 'text-search': 'zzzzzz' })).body.data.total).toBe(0);
  });

  it('tests on offer are found by the beginnings of words, and with a typing error', async () => {
    const found = async (text: string) => {
      const query = { laboratory_id: scenario.laboratory.id, 'text-search': text };
      const { data } = (await scenario.call('GET', '/laboratory-tests', { query })).body.data;
      return data.map(({ test }: { test: { title: string } }) => test.title);
    };
    expect(await found('full bl')).toEqual(['Full blood count']);
    expect(await found('blod')).toEqual(['Full blood count']);
    expect(await found('zzzzzz')).toEqual([]);
  });

  it('a drug that is out of stock in the catalogue is out of stock at every pharmacy', async () => {
    const set = (status: string) =>
      scenario.platform.db.updateTable('drug').set({ status }).where('id', '=', scenario.items.drug).execute();
    await set('OUT_STOCK');
    const { body } = await drugs({ 'text-search': 'paracetamol' });
    expect(body.data.data[0].status).toBe('OUT_STOCK');
    const own = await as(scenario.pharmacy, 'GET', '/pharmacy/load_class_drugs?text-search=paracetamol');
    expect(own.body.data[0].classes[0].pharamcy_drugs[0]).toMatchObject({
      status: 'IN_STOCK',
      drug: { status: 'OUT_STOCK' },
    });
    await set('IN_STOCK');
  });

  it('drugs of an unpublished pharmacy are hidden from patients but not from the administrator', async () => {
    const hidden = await makePlace(scenario, 'pharmacy', { published: false });
    await as(hidden, 'POST', '/pharmacy/drug', { drug_id: scenario.items.drug });
    expect((await drugs({}, hidden.id)).status).toBe(404);
    const { body } = await as(await makeAdmin(scenario), 'GET', `/admin/pharmacy/${hidden.id}/drugs`);
    expect(namesOf(body.data.data)).toEqual(['Paracetamol 500 mg']);
  });
});

describe('the tests that a laboratory offers', () => {
  let laboratory: Person;
  beforeEach(async () => {
    laboratory = await makePlace(scenario, 'laboratory', { name: 'Biolab' });
  });
  const add = (body: object = {}) =>
    as(laboratory, 'POST', '/laboratory/tests', {
      test: scenario.items.test,
      turn_around_time: '2 Hours',
      test_price: '3500',
      status: 'IN_STOCK',
      ...body,
    });
  const list = async () => (await as(laboratory, 'GET', '/laboratory/tests')).body.data;

  it('a laboratory can add, change and remove a test', async () => {
    const { status, body } = await add();
    expect([status, body.message]).toEqual([201, 'Test added successfully']);
    expect(body.data).toMatchObject({ test_price: 3_500, turn_around_time: '2 Hours', laboratory: { name: 'Biolab' } });
    const changed = await as(laboratory, 'PUT', `/laboratory/tests/${body.data.id}`, { status: 'OUT_STOCK' });
    expect(changed.body.data).toMatchObject({ test_price: 3_500, status: 'OUT_STOCK' });
    expect((await as(laboratory, 'DELETE', `/laboratory/tests/${body.data.id}`)).status).toBe(200);
    expect((await list()).total).toBe(0);
    expect((await as(laboratory, 'PUT', `/laboratory/tests/${body.data.id}`, { status: 'IN_STOCK' })).status).toBe(404);
  });

  it('a test that a laboratory adds several times at once is offered once, and can be added again after its removal', async () => {
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(answers.find((answer) => answer.status === 409)!.body.code).toBe('already_offered');
    const [offering] = (await list()).data;
    await as(laboratory, 'DELETE', `/laboratory/tests/${offering.id}`);
    expect((await add()).status).toBe(201);
  });

  it.each([
    [{ test: newId() }, 'Select test'],
    [{ test: 'blood' }, 'Select test'],
    [{ test_price: '-1' }, 'Enter the price in francs'],
    [{ test_price: 'many' }, 'Test price is not right.'],
    [{ status: 'SOON' }, 'Status is not right.'],
  ])('a laboratory cannot add a test with the invalid field %j', async (wrong, sentence) => {
    const { status, body } = await add(wrong);
    expect([status, body.message]).toEqual([422, sentence]);
  });

  it('a test without a price costs nothing', async () => {
    const { status, body } = await add({ test_price: undefined });
    expect([status, body.data.test_price]).toEqual([201, 0]);
  });

  it('the test of an existing offering cannot be replaced by another test', async () => {
    const { body } = await add();
    const answer = await as(laboratory, 'PUT', `/laboratory/tests/${body.data.id}`, { test: newId() });
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
  });

  it('a laboratory cannot change the tests of another laboratory', async () => {
    const { body } = await add();
    const path = `/laboratory/tests/${body.data.id}`;
    expect((await as(scenario.laboratory, 'PUT', path, { status: 'OUT_STOCK' })).status).toBe(404);
    expect((await as(scenario.laboratory, 'DELETE', path)).status).toBe(404);
    expect((await list()).data[0].status).toBe('IN_STOCK');
  });
});

describe('the drugs that a pharmacy offers', () => {
  it('a drug on sale has the price of the catalogue unless the pharmacy sets another, and is listed by category and class', async () => {
    const pharmacy = await makePlace(scenario, 'pharmacy');
    const added = await as(pharmacy, 'POST', '/pharmacy/drug', {
      drug_id: scenario.items.antibiotic,
      pharmacy_id: pharmacy.id,
    });
    expect([added.status, added.body.data.price, added.body.data.status]).toEqual([201, 2_000, 'IN_STOCK']);
    await as(pharmacy, 'POST', '/pharmacy/drug', { drug_id: scenario.items.drug, price: 650 });
    const changed = await as(pharmacy, 'PUT', `/pharmacy/drug/${added.body.data.id}`, {
      id: added.body.data.id,
      price: '2100',
      pharmacy_id: pharmacy.id,
      drug_id: scenario.items.antibiotic,
      status: 'OUT_STOCK',
    });
    expect(changed.body.data).toMatchObject({ price: 2_100, status: 'OUT_STOCK' });
    const { body } = await as(pharmacy, 'GET', '/pharmacy/load_class_drugs');
    expect(body.data).toMatchObject([
      {
        name: 'Analgesics',
        classes: [{ name: 'Plain', pharamcy_drugs: [{ price: 2_100, status: 'OUT_STOCK' }, { price: 650 }] }],
      },
    ]);
    const foreign = await as(pharmacy, 'POST', '/pharmacy/drug', {
      drug_id: scenario.items.otherDrug,
      pharmacy_id: scenario.pharmacy.id,
    });
    expect(foreign.status).toBe(404);
  });

  it('an order keeps a drug that the pharmacy later removes from its list', async () => {
    const { body } = await scenario.order(drugOrder(scenario, { pharmacy_drug_id: [scenario.offerings.otherDrug] }));
    await as(scenario.pharmacy, 'DELETE', `/pharmacy/drug/${scenario.offerings.otherDrug}`);
    const seen = await as(scenario.patient, 'GET', `/patient/pharmacy/orders/${body.data.id}`);
    expect(seen.body.data.orderDetails[0].pharmacy_drug.drug.name).toBe('Ibuprofen 400 mg');
    const again = await scenario.order(drugOrder(scenario, { pharmacy_drug_id: [scenario.offerings.otherDrug] }));
    expect([again.status, again.body.code]).toEqual([422, 'validation_failed']);
  });
});

describe('lists of orders', () => {
  it('each account sees only its own orders, newest first, by page, and can filter them by status', async () => {
    const laboratory = await makePlace(scenario, 'laboratory');
    const { body: added } = await as(laboratory, 'POST', '/laboratory/tests', {
      test: scenario.items.test,
      test_price: 100,
    });
    const ids: string[] = [];
    for (let hour = 0; hour < 3; hour++) {
      const { body } = await scenario.order(
        testOrder(scenario, { laboratory_id: laboratory.id, laboratory_test_id: [added.data.id] }),
        { headers: { 'idempotency-key': newId() } },
      );
      ids.unshift(body.data.id);
    }
    await as(laboratory, 'PUT', `/laboratory/test/orders/${ids[1]}`, { status: 'COMPLETED' });
    const page = async (query: string) => {
      const { data } = (await as(laboratory, 'GET', `/laboratory/test/orders?${query}`)).body;
      return { total: data.total, ids: data.data.map((order: { id: string }) => order.id) };
    };
    expect(await page('')).toEqual({ total: 3, ids });
    expect(await page('per_page=2&page=2')).toEqual({ total: 3, ids: [ids[2]] });
    expect(await page('status=COMPLETED')).toEqual({ total: 1, ids: [ids[1]] });
    expect(await page('status=')).toEqual({ total: 3, ids });
    const mine = await as(scenario.patient, 'GET', '/patient/laboratory/test/orders?status=PENDING');
    expect(mine.body.data.data.map((order: { id: string }) => order.id)).toEqual([ids[0], ids[2]]);
    const other = await as(scenario.laboratory, 'GET', '/laboratory/test/orders');
    expect(other.body.data.total).toBe(0);
  });
});
