import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import {
  drugOrder,
  type OrderScenario,
  createOrderScenario,
  scan,
  sell,
  testOrder,
} from '../../../testing/order-scenario.ts';
import { memberToken } from '../../../testing/members.ts';
import { makePatient, makePlace, type Person } from '../../../testing/people.ts';
import { prescribe, writeFile } from '../../../testing/prescriptions.ts';

let scenario: OrderScenario;
beforeAll(async () => {
  scenario = await createOrderScenario();
});
beforeEach(async () => {
  scenario.patient = await makePatient(scenario);
});
afterAll(() => scenario.close());

const linesOf = (code: string) =>
  scenario.call('GET', `/pharmacy/prescription/code/${code}`, { token: scenario.pharmacy.token });

describe('the status of an order', () => {
  it('the provider of an order sets any status, and the order records who set it and when', async () => {
    const who = await makePatient(scenario);
    const { body } = await scenario.order(testOrder(scenario), { who });
    for (const status of ['COMPLETED', 'PENDING', 'CANCELLED', 'COMPLETED', 'COMPLETED'])
      expect((await scenario.change(scenario.laboratory, body.data, { status })).body.data.status).toBe(status);
    const history = await scenario.platform.db
      .selectFrom('medical_order_status_change')
      .select(['from_status', 'to_status', 'by_account_id', 'at'])
      .where('order_id', '=', body.data.id)
      .orderBy('id')
      .execute();
    const at = scenario.clock.now;
    const by_account_id = scenario.laboratory.id;
    expect(history).toEqual([
      { from_status: null, to_status: 'PENDING', by_account_id: who.id, at },
      { from_status: 'PENDING', to_status: 'COMPLETED', by_account_id, at },
      { from_status: 'COMPLETED', to_status: 'PENDING', by_account_id, at },
      { from_status: 'PENDING', to_status: 'CANCELLED', by_account_id, at },
      { from_status: 'CANCELLED', to_status: 'COMPLETED', by_account_id, at },
    ]);
  });

  it('a patient can only cancel an order, and only while it is pending', async () => {
    const { body } = await scenario.order(testOrder(scenario));
    const completed = await scenario.change(scenario.patient, body.data, { status: 'COMPLETED' });
    expect(completed.status).toBe(422);
    await scenario.change(scenario.laboratory, body.data, { status: 'COMPLETED' });
    const late = await scenario.change(scenario.patient, body.data, { status: 'CANCELLED' });
    expect([late.status, late.body.code]).toEqual([422, 'too_late']);
    const seen = await scenario.call('GET', `/patient/laboratory/test/orders/${body.data.id}`, {
      token: scenario.patient.token,
    });
    expect(seen.body.data.status).toBe('COMPLETED');
  });

  it('an order stays cancelled when the patient’s account is closed', async () => {
    const who = await makePatient(scenario);
    const { body } = await scenario.order(testOrder(scenario), { who });
    await scenario.change(scenario.laboratory, body.data, { status: 'CANCELLED' });
    const left = { deleted_at: scenario.clock.now };
    await scenario.platform.db.updateTable('account').set(left).where('id', '=', who.id).execute();
    const again = await scenario.change(scenario.laboratory, body.data, { status: 'PENDING' });
    expect([again.status, again.body.message]).toEqual([
      409,
      'The patient has left Ivuriro. This order stays cancelled.',
    ]);
  });

  it('only the patient and the provider of an order can read it and change its status', async () => {
    const { body: tests } = await scenario.order(testOrder(scenario));
    const { body: drugs } = await scenario.order(drugOrder(scenario));
    const [stranger, laboratory, pharmacy] = [
      await makePatient(scenario),
      await makePlace(scenario, 'laboratory'),
      await makePlace(scenario, 'pharmacy'),
    ];
    const tried: [Person, 'GET' | 'PUT', string][] = [
      [stranger, 'GET', `/patient/laboratory/test/orders/${tests.data.id}`],
      [stranger, 'PUT', `/patient/laboratory/test/orders/${tests.data.id}`],
      [stranger, 'GET', `/patient/pharmacy/orders/${drugs.data.id}`],
      [stranger, 'PUT', `/patient/pharmacy/orders/${drugs.data.id}`],
      // the caller's own order of tests, requested as an order of drugs
      [scenario.patient, 'GET', `/patient/pharmacy/orders/${tests.data.id}`],
      [laboratory, 'GET', `/laboratory/test/order/${tests.data.id}`],
      [laboratory, 'PUT', `/laboratory/test/orders/${tests.data.id}`],
      [pharmacy, 'GET', `/pharmacy/prescription/order/${drugs.data.id}`],
      [pharmacy, 'PUT', `/pharmacy/prescription/orders/${drugs.data.id}`],
    ];
    for (const [who, method, path] of tried) {
      const { status, body } = await scenario.call(method, path, {
        token: who.token,
        ...(method === 'PUT' ? { body: { status: 'CANCELLED' } } : {}),
      });
      expect([path, status, body.code]).toEqual([path, 404, 'not_found']);
    }
    expect(
      (await scenario.call('GET', `/laboratory/test/order/${tests.data.id}`, { token: scenario.laboratory.token })).body
        .data.status,
    ).toBe('PENDING');
  });
});

describe('orders and prescriptions', () => {
  const rx = (more: object = {}) => drugOrder(scenario, { pharmacy_drug_id: [scenario.offerings.antibiotic], ...more });

  it('an order of prescription-only drugs without a prescription is refused', async () => {
    const { status, body } = await scenario.order(rx());
    expect([status, body.code]).toEqual([422, 'prescription_required']);
    expect(body.message).toContain('Amoxicillin 500 mg');
  });

  it('an order is refused when its consultation file does not name the drug, belongs to another patient or is older than 90 days', async () => {
    const other = await prescribe(scenario, { drugs: [scenario.items.drug] });
    expect((await scenario.order(rx({ consultation_file_id: other.id }))).body.code).toBe('prescription_required');
    const theirs = await prescribe(scenario, { drugs: [scenario.items.antibiotic] }, await makePatient(scenario));
    const foreign = await scenario.order(rx({ consultation_file_id: theirs.id }), { files: [scan] });
    expect([foreign.status, foreign.body.message]).toEqual([422, 'We do not know this consultation file.']);
    const old = await prescribe(scenario, { drugs: [scenario.items.antibiotic] });
    await scenario.platform.db
      .updateTable('consultation_file')
      .set({ saved_at: new Date(scenario.clock.now.getTime() - 91 * 86_400_000) })
      .where('id', '=', old.id)
      .execute();
    expect((await scenario.order(rx({ consultation_file_id: old.id }))).body.code).toBe('prescription_required');
  });

  it('a pharmacy must accept a scanned prescription before it completes the order', async () => {
    const who = await makePatient(scenario);
    const { status, body } = await scenario.order(rx(), { who, files: [scan] });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ needs_prescription: true, prescription_accepted: false, category: 'Patient' });
    const early = await scenario.change(scenario.pharmacy, body.data, { status: 'COMPLETED' });
    expect([early.status, early.body.code]).toEqual([422, 'prescription_not_accepted']);
    const accepted = await scenario.change(scenario.pharmacy, body.data, { prescription_accepted: 1 });
    expect(accepted.body.data).toMatchObject({ status: 'PENDING', prescription_accepted: true });
    const done = await scenario.change(scenario.pharmacy, body.data, { status: 'COMPLETED' });
    expect(done.body.data.status).toBe('COMPLETED');
    const taken = await scenario.change(scenario.pharmacy, body.data, { prescription_accepted: 0 });
    expect([taken.status, taken.body.code]).toEqual([422, 'prescription_not_accepted']);
  });

  it('an assistant of a pharmacy completes orders, but only a pharmacist accepts prescriptions and completes orders that need one', async () => {
    const as = async (role: 'assistant' | 'pharmacist') => ({
      ...scenario.pharmacy,
      token: await memberToken(scenario, scenario.pharmacy, role),
    });
    const [assistant, pharmacist] = [await as('assistant'), await as('pharmacist')];
    const free = await scenario.order(drugOrder(scenario));
    expect((await scenario.change(assistant, free.body.data, { status: 'COMPLETED' })).status).toBe(200);
    const { body } = await scenario.order(rx(), { files: [scan] });
    const codeOf = async (who: Person, change: object) =>
      (await scenario.change(who, body.data, change)).body.code ?? 'done';
    expect(await codeOf(assistant, { prescription_accepted: 1 })).toBe('not_permitted');
    expect(await codeOf(pharmacist, { prescription_accepted: 1 })).toBe('done');
    expect(await codeOf(assistant, { status: 'COMPLETED' })).toBe('not_permitted');
    expect(await codeOf(pharmacist, { status: 'COMPLETED' })).toBe('done');
  });

  it('an order that refers to a consultation file counts as prescribed, and completing the order dispenses the ordered prescription lines', async () => {
    const file = await prescribe(scenario, { drugs: [scenario.items.antibiotic, scenario.items.otherDrug] });
    const { body } = await scenario.order(rx({ consultation_file_id: file.id }));
    expect(body.data).toMatchObject({ category: 'Doctor', prescription_code: file.code });
    await scenario.change(scenario.pharmacy, body.data, { status: 'COMPLETED', prescription_accepted: true });
    const { data } = (await linesOf(file.code)).body;
    expect(data.drugs.map((line: { dispensed_at: string | null }) => line.dispensed_at !== null)).toEqual([
      true,
      false,
    ]);
    expect(data.drugs[0].pharmacy).toEqual({ id: scenario.pharmacy.id, name: 'Pharmacie Conseil' });
    const again = await scenario.order(rx({ consultation_file_id: file.id, quantity: [2] }));
    expect([again.status, again.body.code]).toEqual([409, 'already_dispensed']);
    await scenario.change(scenario.pharmacy, body.data, { status: 'PENDING' });
    expect((await linesOf(file.code)).body.data.drugs[0].dispensed_at).toBeNull();
  });

  it('completing an order does not dispense a drug that the doctor has withdrawn, unless a prescription is attached', async () => {
    const { antibiotic, drug } = scenario.items;
    const file = await prescribe(scenario, { drugs: [antibiotic, drug] });
    const named = await scenario.order(rx({ consultation_file_id: file.id }));
    const attached = await scenario.order(rx({ consultation_file_id: file.id, quantity: [2] }), { files: [scan] });
    await scenario.change(scenario.pharmacy, named.body.data, { prescription_accepted: true });
    await writeFile(scenario, file, { drugs: [drug] });
    // completing the order is refused, whether or not the pharmacy accepts the new prescription in the same request
    for (const more of [{}, { prescription_accepted: true }]) {
      const { status, body } = await scenario.change(scenario.pharmacy, named.body.data, {
        status: 'COMPLETED',
        ...more,
      });
      expect([status, body.code, body.message]).toEqual([
        409,
        'conflict',
        'The doctor no longer prescribes Amoxicillin 500 mg. This order cannot be completed.',
      ]);
    }
    const done = { status: 'COMPLETED', prescription_accepted: true };
    expect((await scenario.change(scenario.pharmacy, attached.body.data, done)).status).toBe(200);
  });

  it('when a doctor replaces a consultation file, the orders that name it are announced on the pharmacy’s open pages, and the pharmacy must accept the prescription again', async () => {
    const { antibiotic, drug } = scenario.items;
    const file = await prescribe(scenario, { drugs: [antibiotic] });
    const other = await prescribe(scenario, { drugs: [antibiotic] });
    const [open, elsewhere, cancelled] = [
      await scenario.order(rx({ consultation_file_id: file.id })),
      await scenario.order(rx({ consultation_file_id: other.id })),
      await scenario.order(rx({ consultation_file_id: file.id, quantity: [2] })),
    ].map(({ body }) => body.data);
    await deliver(scenario);
    for (const order of [open, elsewhere, cancelled])
      await scenario.change(scenario.pharmacy, order, { prescription_accepted: true });
    await scenario.change(scenario.pharmacy, cancelled, { status: 'CANCELLED' });
    await deliver(scenario);
    scenario.pushes.length = 0;
    await writeFile(scenario, file, { drugs: [antibiotic, drug] });
    await deliver(scenario);
    const seen = async ({ id }: { id: string }) =>
      (await scenario.call('GET', `/pharmacy/prescription/order/${id}`, { token: scenario.pharmacy.token })).body.data
        .prescription_accepted;
    expect([await seen(open), await seen(elsewhere), await seen(cancelled)]).toEqual([false, true, false]);
    expect(scenario.pushes.filter(({ event }) => event === 'arrival').map(({ payload }) => payload)).toContainEqual({
      reference_type: 'PHARMACY_ORDER',
      id: open.id,
      status: 'PENDING',
      is_new: false,
    });
    const early = await scenario.change(scenario.pharmacy, open, { status: 'COMPLETED' });
    expect([early.status, early.body.code]).toEqual([422, 'prescription_not_accepted']);
    const done = { status: 'COMPLETED', prescription_accepted: true };
    expect((await scenario.change(scenario.pharmacy, open, done)).status).toBe(200);
  });

  it('an order of a test that a doctor prescribed has the category Doctor', async () => {
    const file = await prescribe(scenario, { tests: [scenario.items.test] });
    const who = await scenario.order(testOrder(scenario, { consultation_file_id: file.id, collect: 1 }));
    expect(who.body.data.category).toBe('Doctor');
  });

  it('a prescription is dispensed once when two pharmacies complete orders of it at the same time', async () => {
    const other = await makePlace(scenario, 'pharmacy', { name: 'Pharmacie Vinca' });
    const theirs = await sell(scenario, other, { drug_id: scenario.items.antibiotic, price: 2_400 });
    const file = await prescribe(scenario, { drugs: [scenario.items.antibiotic] });
    const here = await scenario.order(rx({ consultation_file_id: file.id }));
    const there = await scenario.order(
      rx({ pharmacy_id: other.id, pharmacy_drug_id: [theirs], consultation_file_id: file.id }),
    );
    expect([here.status, there.status]).toEqual([201, 201]);
    const done = { status: 'COMPLETED', prescription_accepted: 1 };
    const answers = await Promise.all([
      scenario.change(scenario.pharmacy, here.body.data, done),
      scenario.change(other, there.body.data, done),
    ]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)!.body.code).toBe('already_dispensed');
    const completed = await scenario.platform.db
      .selectFrom('medical_order')
      .select('id')
      .where('consultation_file_id', '=', file.id)
      .where('status', '=', 'COMPLETED')
      .execute();
    expect(completed).toHaveLength(1);
  });
});
