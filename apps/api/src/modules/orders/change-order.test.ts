import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../testing/deliver.ts';
import {
  drugOrder,
  type Market,
  openMarket,
  prescribe,
  scan,
  sell,
  testOrder,
  writeFile,
} from '../../testing/market.ts';
import { makePatient, makePlace, type Person } from '../../testing/people.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
beforeEach(async () => {
  market.patient = await makePatient(market);
});
afterAll(() => market.close());

const linesOf = (code: string) =>
  market.call('GET', `/pharmacy/prescription/code/${code}`, { token: market.pharmacy.token });

describe('the status', () => {
  it('is set freely by who serves the order, and who and when is kept', async () => {
    const who = await makePatient(market);
    const { body } = await market.order(testOrder(market), { who });
    for (const status of ['COMPLETED', 'PENDING', 'CANCELLED', 'COMPLETED', 'COMPLETED'])
      expect((await market.change(market.laboratory, body.data, { status })).body.data.status).toBe(status);
    const history = await market.platform.db
      .selectFrom('medical_order_status_change')
      .select(['from_status', 'to_status', 'by_account_id', 'at'])
      .where('order_id', '=', body.data.id)
      .orderBy('id')
      .execute();
    const at = market.clock.now;
    const by_account_id = market.laboratory.id;
    expect(history).toEqual([
      { from_status: null, to_status: 'PENDING', by_account_id: who.id, at },
      { from_status: 'PENDING', to_status: 'COMPLETED', by_account_id, at },
      { from_status: 'COMPLETED', to_status: 'PENDING', by_account_id, at },
      { from_status: 'PENDING', to_status: 'CANCELLED', by_account_id, at },
      { from_status: 'CANCELLED', to_status: 'COMPLETED', by_account_id, at },
    ]);
  });

  it('a patient only cancels, and only while it waits', async () => {
    const { body } = await market.order(testOrder(market));
    const completed = await market.change(market.patient, body.data, { status: 'COMPLETED' });
    expect(completed.status).toBe(422);
    await market.change(market.laboratory, body.data, { status: 'COMPLETED' });
    const late = await market.change(market.patient, body.data, { status: 'CANCELLED' });
    expect([late.status, late.body.code]).toEqual([422, 'too_late']);
    const seen = await market.call('GET', `/patient/laboratory/test/orders/${body.data.id}`, {
      token: market.patient.token,
    });
    expect(seen.body.data.status).toBe('COMPLETED');
  });

  it('stays cancelled when the patient has left', async () => {
    const who = await makePatient(market);
    const { body } = await market.order(testOrder(market), { who });
    await market.change(market.laboratory, body.data, { status: 'CANCELLED' });
    const left = { deleted_at: market.clock.now };
    await market.platform.db.updateTable('account').set(left).where('id', '=', who.id).execute();
    const again = await market.change(market.laboratory, body.data, { status: 'PENDING' });
    expect([again.status, again.body.message]).toEqual([
      409,
      'The patient has left Ivuriro. This order stays cancelled.',
    ]);
  });

  it('a foreign order is not found, by whomever', async () => {
    const { body: tests } = await market.order(testOrder(market));
    const { body: drugs } = await market.order(drugOrder(market));
    const [stranger, laboratory, pharmacy] = [
      await makePatient(market),
      await makePlace(market, 'laboratory'),
      await makePlace(market, 'pharmacy'),
    ];
    const tried: [Person, 'GET' | 'PUT', string][] = [
      [stranger, 'GET', `/patient/laboratory/test/orders/${tests.data.id}`],
      [stranger, 'PUT', `/patient/laboratory/test/orders/${tests.data.id}`],
      [stranger, 'GET', `/patient/pharmacy/orders/${drugs.data.id}`],
      [stranger, 'PUT', `/patient/pharmacy/orders/${drugs.data.id}`],
      // one's own, but not an order of that kind
      [market.patient, 'GET', `/patient/pharmacy/orders/${tests.data.id}`],
      [laboratory, 'GET', `/laboratory/test/order/${tests.data.id}`],
      [laboratory, 'PUT', `/laboratory/test/orders/${tests.data.id}`],
      [pharmacy, 'GET', `/pharmacy/prescription/order/${drugs.data.id}`],
      [pharmacy, 'PUT', `/pharmacy/prescription/orders/${drugs.data.id}`],
    ];
    for (const [who, method, path] of tried) {
      const { status, body } = await market.call(method, path, {
        token: who.token,
        ...(method === 'PUT' ? { body: { status: 'CANCELLED' } } : {}),
      });
      expect([path, status, body.code]).toEqual([path, 404, 'not_found']);
    }
    expect(
      (await market.call('GET', `/laboratory/test/order/${tests.data.id}`, { token: market.laboratory.token })).body
        .data.status,
    ).toBe('PENDING');
  });
});

describe('drugs on prescription', () => {
  const rx = (more: object = {}) => drugOrder(market, { pharmacy_drug_id: [market.sold.antibiotic], ...more });

  it('are not ordered without one', async () => {
    const { status, body } = await market.order(rx());
    expect([status, body.code]).toEqual([422, 'prescription_required']);
    expect(body.message).toContain('Amoxicillin 500 mg');
  });

  it('a file that does not name the drug is none, nor is another patient’s, nor one of last year', async () => {
    const other = await prescribe(market, { drugs: [market.items.drug] });
    expect((await market.order(rx({ consultation_file_id: other.id }))).body.code).toBe('prescription_required');
    const theirs = await prescribe(market, { drugs: [market.items.antibiotic] }, await makePatient(market));
    const foreign = await market.order(rx({ consultation_file_id: theirs.id }), { files: [scan] });
    expect([foreign.status, foreign.body.message]).toEqual([422, 'We do not know this consultation file.']);
    const old = await prescribe(market, { drugs: [market.items.antibiotic] });
    await market.platform.db
      .updateTable('consultation_file')
      .set({ saved_at: new Date(market.clock.now.getTime() - 91 * 86_400_000) })
      .where('id', '=', old.id)
      .execute();
    expect((await market.order(rx({ consultation_file_id: old.id }))).body.code).toBe('prescription_required');
  });

  it('with a scan the pharmacy accepts it before it completes the order', async () => {
    const who = await makePatient(market);
    const { status, body } = await market.order(rx(), { who, files: [scan] });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ needs_prescription: true, prescription_accepted: false, category: 'Patient' });
    const early = await market.change(market.pharmacy, body.data, { status: 'COMPLETED' });
    expect([early.status, early.body.code]).toEqual([422, 'prescription_not_accepted']);
    const accepted = await market.change(market.pharmacy, body.data, { prescription_accepted: 1 });
    expect(accepted.body.data).toMatchObject({ status: 'PENDING', prescription_accepted: true });
    const done = await market.change(market.pharmacy, body.data, { status: 'COMPLETED' });
    expect(done.body.data.status).toBe('COMPLETED');
    const taken = await market.change(market.pharmacy, body.data, { prescription_accepted: 0 });
    expect([taken.status, taken.body.code]).toEqual([422, 'prescription_not_accepted']);
  });

  it('with a file of ours a doctor asked for it, and completing dispenses its lines', async () => {
    const file = await prescribe(market, { drugs: [market.items.antibiotic, market.items.otherDrug] });
    const { body } = await market.order(rx({ consultation_file_id: file.id }));
    expect(body.data).toMatchObject({ category: 'Doctor', prescription_code: file.code });
    await market.change(market.pharmacy, body.data, { status: 'COMPLETED', prescription_accepted: true });
    const { data } = (await linesOf(file.code)).body;
    expect(data.drugs.map((line: { dispensed_at: string | null }) => line.dispensed_at !== null)).toEqual([
      true,
      false,
    ]);
    expect(data.drugs[0].pharmacy).toEqual({ id: market.pharmacy.id, name: 'Pharmacie Conseil' });
    const again = await market.order(rx({ consultation_file_id: file.id, quantity: [2] }));
    expect([again.status, again.body.code]).toEqual([409, 'already_dispensed']);
    await market.change(market.pharmacy, body.data, { status: 'PENDING' });
    expect((await linesOf(file.code)).body.data.drugs[0].dispensed_at).toBeNull();
  });

  it('what the doctor has withdrawn is not given out, unless a prescription is attached', async () => {
    const { antibiotic, drug } = market.items;
    const file = await prescribe(market, { drugs: [antibiotic, drug] });
    const named = await market.order(rx({ consultation_file_id: file.id }));
    const attached = await market.order(rx({ consultation_file_id: file.id, quantity: [2] }), { files: [scan] });
    await market.change(market.pharmacy, named.body.data, { prescription_accepted: true });
    await writeFile(market, file, { drugs: [drug] });
    // at once, and whatever the pharmacy accepts
    for (const more of [{}, { prescription_accepted: true }]) {
      const { status, body } = await market.change(market.pharmacy, named.body.data, { status: 'COMPLETED', ...more });
      expect([status, body.code, body.message]).toEqual([
        409,
        'conflict',
        'The doctor no longer prescribes Amoxicillin 500 mg. This order cannot be completed.',
      ]);
    }
    const done = { status: 'COMPLETED', prescription_accepted: true };
    expect((await market.change(market.pharmacy, attached.body.data, done)).status).toBe(200);
  });

  it('a file that is written anew is to be accepted anew in what waits, and the pharmacy is told', async () => {
    const { antibiotic, drug } = market.items;
    const file = await prescribe(market, { drugs: [antibiotic] });
    const other = await prescribe(market, { drugs: [antibiotic] });
    const [open, elsewhere, cancelled] = [
      await market.order(rx({ consultation_file_id: file.id })),
      await market.order(rx({ consultation_file_id: other.id })),
      await market.order(rx({ consultation_file_id: file.id, quantity: [2] })),
    ].map(({ body }) => body.data);
    await deliver(market);
    for (const order of [open, elsewhere, cancelled])
      await market.change(market.pharmacy, order, { prescription_accepted: true });
    await market.change(market.pharmacy, cancelled, { status: 'CANCELLED' });
    await deliver(market);
    market.told.length = 0;
    await writeFile(market, file, { drugs: [antibiotic, drug] });
    await deliver(market);
    const seen = async ({ id }: { id: string }) =>
      (await market.call('GET', `/pharmacy/prescription/order/${id}`, { token: market.pharmacy.token })).body.data
        .prescription_accepted;
    expect([await seen(open), await seen(elsewhere), await seen(cancelled)]).toEqual([false, true, false]);
    expect(market.told.filter(({ event }) => event === 'arrival').map(({ payload }) => payload)).toContainEqual({
      reference_type: 'PHARMACY_ORDER',
      id: open.id,
      status: 'PENDING',
      is_new: false,
    });
    const early = await market.change(market.pharmacy, open, { status: 'COMPLETED' });
    expect([early.status, early.body.code]).toEqual([422, 'prescription_not_accepted']);
    const done = { status: 'COMPLETED', prescription_accepted: true };
    expect((await market.change(market.pharmacy, open, done)).status).toBe(200);
  });

  it('a test that a doctor asked for is an order of the doctor', async () => {
    const file = await prescribe(market, { tests: [market.items.test] });
    const who = await market.order(testOrder(market, { consultation_file_id: file.id, collect: 1 }));
    expect(who.body.data.category).toBe('Doctor');
  });

  it('two pharmacies that complete orders of one prescription at once dispense it once', async () => {
    const other = await makePlace(market, 'pharmacy', { name: 'Pharmacie Vinca' });
    const theirs = await sell(market, other, { drug_id: market.items.antibiotic, price: 2_400 });
    const file = await prescribe(market, { drugs: [market.items.antibiotic] });
    const here = await market.order(rx({ consultation_file_id: file.id }));
    const there = await market.order(
      rx({ pharmacy_id: other.id, pharmacy_drug_id: [theirs], consultation_file_id: file.id }),
    );
    expect([here.status, there.status]).toEqual([201, 201]);
    const done = { status: 'COMPLETED', prescription_accepted: 1 };
    const answers = await Promise.all([
      market.change(market.pharmacy, here.body.data, done),
      market.change(other, there.body.data, done),
    ]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)!.body.code).toBe('already_dispensed');
    const completed = await market.platform.db
      .selectFrom('medical_order')
      .select('id')
      .where('consultation_file_id', '=', file.id)
      .where('status', '=', 'COMPLETED')
      .execute();
    expect(completed).toHaveLength(1);
  });
});
