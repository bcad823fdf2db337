import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePatient, makePlace, type Person } from '../../../testing/people.ts';
import { restorePurpose, usePiecePurpose } from '../../../testing/piece-purpose.ts';
import { type CallOptions, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { jobs } from '../jobs/sweepers.ts';

let test: TestApp;
let patient: Person;
let laboratory: Person;

beforeAll(async () => {
  test = await startTestApp({ now: new Date('2026-11-20T08:00:00Z') });
  await usePiecePurpose(test.databaseUrl);
  laboratory = await makePlace(test, 'laboratory');
});
beforeEach(async () => {
  patient = await makePatient(test);
});
afterAll(async () => {
  restorePurpose();
  await test.close();
});

const open = (piece: string, more: Record<string, unknown> = {}, options: CallOptions = {}) =>
  test.call('POST', '/patient/payment_intents', {
    token: patient.token,
    ...options,
    body: {
      purpose: 'laboratory_test',
      payment_method: 'MOBILE_MONEY',
      piece,
      price: '10050',
      payee: laboratory.id,
      payee_kind: 'laboratory',
      ...more,
    },
  });
const paymentsOf = (who: Person) =>
  test.platform.db.selectFrom('payment').selectAll().where('patient_id', '=', who.id).orderBy('id').execute();
const withdraw = (txRef: string, who = patient) =>
  test.call('DELETE', `/patient/payment_intents/${txRef}`, { token: who.token });

describe('opening a payment', () => {
  it('opening a payment fixes price and commission, holds the slot for ten minutes and returns the data of the checkout', async () => {
    const { status, body } = await open('one', { amount_paid: 1, category: 'Patient', payment_data: '{}' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      amount: 10_050,
      currency: 'RWF',
      status: 'INITIATED',
      hold_expires_at: '2026-11-20T08:10:00.000Z',
      reference_id: null,
      checkout: { gateway: 'sandbox', payment_options: 'mobilemoneyrwanda', customer: { name: patient.name } },
    });
    const [payment] = await paymentsOf(patient);
    expect(payment).toMatchObject({ id: body.data.payment_id, commission: 1005, payee_id: laboratory.id });
    expect(payment!.fields).not.toHaveProperty('amount_paid');
  });

  it('opening a payment stores the files that were uploaded with it', async () => {
    const { body } = await open(
      'with files',
      {},
      {
        files: [
          { field: 'attachments[]', name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') },
        ],
      },
    );
    const files = await test.platform.db
      .selectFrom('payment_attachment')
      .innerJoin('private_file', 'private_file.id', 'file_id')
      .select('name')
      .where('payment_id', '=', body.data.payment_id)
      .execute();
    expect(files).toEqual([{ name: 'a.pdf' }]);
  });

  it('a payment cannot be opened for a slot that another patient holds, nor with cash as the payment method', async () => {
    await open('held');
    const other = await makePatient(test, 'Another');
    expect(await open('held', {}, { token: other.token })).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
    expect(await paymentsOf(other)).toEqual([]);
    expect(await open('cash', { payment_method: 'CASH' })).toMatchObject({
      status: 422,
      body: { message: 'Please select payment method' },
    });
  });

  it('a payment cannot be opened for an invalid order or an unknown purpose', async () => {
    expect(await open('pills', { purpose: 'prescription' })).toMatchObject({ status: 422 });
    expect(await open('soul', { purpose: 'soul' })).toMatchObject({ status: 422 });
  });

  it('opening a second payment releases the older unpaid one of the same patient', async () => {
    const first = (await open('older')).body.data;
    expect((await open('newer')).status).toBe(201);
    const other = await makePatient(test, 'Another');
    expect((await open('older', {}, { token: other.token })).status).toBe(201);
    expect((await paymentsOf(patient)).map((payment) => payment.status)).toEqual(['EXPIRED', 'INITIATED']);
    expect(first.status).toBe('INITIATED');
  });

  it('an open payment of a patient stays open when a newer one cannot be opened', async () => {
    const other = await makePatient(test, 'Another');
    await open('theirs', {}, { token: other.token });
    await open('mine');
    expect((await open('theirs')).status).toBe(409);
    expect((await paymentsOf(patient)).map((payment) => payment.status)).toEqual(['INITIATED']);
  });

  it('when one patient opens many payments at once, only one of them stays open', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => open(`at once ${index}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const states = (await paymentsOf(patient)).map((payment) => payment.status);
    expect(states.filter((status) => status === 'INITIATED')).toHaveLength(1);
  });

  it('one idempotency key opens one payment, even when the first answer was lost in a crash', async () => {
    const headers = { 'idempotency-key': 'key-of-a-crash' };
    const first = await open('keyed', {}, { headers });
    await test.platform.db.deleteFrom('idempotency_key').execute();
    expect((await open('keyed', {}, { headers })).body.data.payment_id).toBe(first.body.data.payment_id);
    await test.platform.db.deleteFrom('idempotency_key').execute();
    expect(await open('something else', {}, { headers })).toMatchObject({ status: 409, body: { code: 'key_reused' } });
    expect(await paymentsOf(patient)).toHaveLength(1);
  });
});

describe('an open payment', () => {
  it('a patient can neither read nor withdraw the open payment of another patient', async () => {
    const { tx_ref } = (await open('private')).body.data;
    const other = await makePatient(test, 'Another');
    expect((await test.call('GET', `/patient/payment_intents/${tx_ref}`, { token: other.token })).status).toBe(404);
    expect((await withdraw(tx_ref, other)).status).toBe(404);
    expect((await withdraw('ivuriro-none', other)).status).toBe(404);
  });

  it('a patient can withdraw an open payment, and withdrawing it again is accepted', async () => {
    const { tx_ref } = (await open('withdrawn')).body.data;
    expect((await withdraw(tx_ref)).status).toBe(200);
    expect((await withdraw(tx_ref)).status).toBe(200);
    const other = await makePatient(test, 'Another');
    expect((await open('withdrawn', {}, { token: other.token })).status).toBe(201);
  });

  it('an open payment expires when nobody pays in time, and releases the slot', async () => {
    const { tx_ref } = (await open('expired')).body.data;
    test.clock.now = new Date(test.clock.now.getTime() + 10 * 60_000);
    await jobs.settle_due_payments({} as never, test.platform);
    const { body } = await test.call('GET', `/patient/payment_intents/${tx_ref}`, { token: patient.token });
    expect(body.data.status).toBe('EXPIRED');
    const other = await makePatient(test, 'Another');
    expect((await open('expired', {}, { token: other.token })).status).toBe(201);
  });
});

describe('the checkout of the sandbox gateway', () => {
  it('the sandbox shows a payment page without scripts, with a plain form', async () => {
    const { tx_ref } = (await open('by page')).body.data;
    const page = await test.app.inject({ url: `/sandbox/checkout/${tx_ref}` });
    expect(page.body).toContain('10,050 Frw');
    expect(page.body).not.toContain('<script');
    const done = await test.app.inject({
      method: 'POST',
      url: `/sandbox/checkout/${tx_ref}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      },
      payload: 'method=CARD&outcome=decline',
    });
    expect(done.body).toContain('declined');
    expect((await test.app.inject({ url: '/sandbox/checkout/unknown' })).statusCode).toBe(404);
  });

  it('the sandbox answers an API client with the fields of a payment callback', async () => {
    const { tx_ref } = (await open('by program')).body.data;
    const { body } = await test.call('POST', `ROOT/sandbox/checkout/${tx_ref}`, {
      body: { method: 'CARD', outcome: 'approve' },
    });
    expect(body).toEqual({ status: 'successful', transaction_id: expect.stringMatching(/^\d+$/), tx_ref });
    expect((await test.call('POST', `ROOT/sandbox/checkout/${tx_ref}`, { body: { outcome: 'steal' } })).status).toBe(
      422,
    );
  });

  it.each([
    ['application/x-www-form-urlencoded', 'method=CARD&outcome=approve'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="outcome"\r\n\r\napprove\r\n--b--\r\n',
    ],
  ])('the sandbox answers an API client that sends %s with the fields of a payment callback', async (type, payload) => {
    const { tx_ref } = (await open(`by program, ${type.slice(0, 9)}`)).body.data;
    const paid = await test.app.inject({
      method: 'POST',
      url: `/sandbox/checkout/${tx_ref}`,
      headers: { 'content-type': type },
      payload,
    });
    expect(paid.json()).toEqual({ status: 'successful', transaction_id: expect.stringMatching(/^\d+$/), tx_ref });
  });
});
