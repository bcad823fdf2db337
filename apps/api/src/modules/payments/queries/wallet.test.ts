import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../../platform/db/pool.ts';
import { newId } from '../../../platform/ids.ts';
import { deliver } from '../../../testing/deliver.ts';
import { makeMemberWithLogin } from '../../../testing/members.ts';
import {
  giveSecondFactor,
  makeAdmin,
  makePatient,
  makePlace,
  type Person,
  setPassword,
} from '../../../testing/people.ts';
import { somePhone, textsTo } from '../../../testing/phone-codes.ts';
import { restorePurpose, usePiecePurpose, deliverPaymentEvents } from '../../../testing/piece-purpose.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { concludePayout, earn, finishPayment, openCashPayment, refund, requestPayout } from '../index.ts';

let test: TestApp;
let patient: Person;
let laboratory: Person;
let stranger: Person;
let admin: Person;
let pieces = 0;
const password = 'tea hills at dawn';

beforeAll(async () => {
  test = await startTestApp();
  await usePiecePurpose(test.databaseUrl);
  patient = await makePatient(test, 'Aline Uwase');
  laboratory = await makePlace(test, 'laboratory');
  stranger = await makePlace(test, 'laboratory');
  admin = await makeAdmin(test);
});
afterAll(async () => {
  restorePurpose();
  await test.close();
});

const within = <T>(change: (trx: Db) => Promise<T>) => test.platform.db.transaction().execute(change);
async function paid(price: number, at: string): Promise<string> {
  test.clock.now = new Date(at);
  const { data } = (
    await test.call('POST', '/patient/payment_intents', {
      token: patient.token,
      body: {
        purpose: 'laboratory_test',
        payment_method: 'CARD',
        piece: `piece ${++pieces}`,
        price,
        payee: laboratory.id,
        payee_kind: 'laboratory',
      },
    })
  ).body;
  await test.call('POST', `ROOT/sandbox/checkout/${data.tx_ref}`, { body: { outcome: 'approve' } });
  await finishPayment(test.platform, patient.id, { txRef: data.tx_ref, sentFields: {} });
  return data.payment_id;
}
const read = (who: Person, query: Record<string, string> = {}) =>
  test.call('GET', '/laboratory/transactions', { token: who.token, query });
const amounts = (chart: { amount: number }[]) => chart.map(({ amount }) => amount);
const zeros = (count: number) => Array<number>(count).fill(0);

describe('the wallet of a provider', () => {
  it('the sums of a wallet (paid, earned, paid out and owed) use the months of Kigali', async () => {
    // 22:30 UTC on 31 August is already September in Kigali
    const september = await paid(1000, '2026-08-31T22:30:00Z');
    await within((trx) => earn(trx, september, new Date('2026-09-30T21:59:00Z')));
    const old = await paid(3000, '2025-06-01T08:00:00Z');
    await within((trx) => earn(trx, old, new Date('2025-06-02T08:00:00Z')));
    const cancelled = await paid(2000, '2026-10-05T08:00:00Z');
    await within((trx) => refund(trx, cancelled, 50, 'cancelled', new Date('2026-10-06T08:00:00Z')));
    await paid(500, '2026-11-19T08:00:00Z');
    const cashDay = new Date('2026-11-19T09:00:00Z');
    const cash = await within((trx) =>
      openCashPayment(
        trx,
        patient.id,
        { payeeId: laboratory.id, payeeKind: 'laboratory', amount: 400, request: {} },
        { purpose: 'laboratory_test', referenceId: newId() },
        cashDay,
      ),
    );
    await within((trx) => earn(trx, cash.id, cashDay));
    const order = { providerId: laboratory.id, type: 'custom' as const, requestedBy: admin.id };
    const payout = await within((trx) =>
      requestPayout(trx, { ...order, amount: 600 }, new Date('2026-11-20T06:00:00Z')),
    );
    await within((trx) => concludePayout(trx, payout.id, { status: 'CONFIRMED' }, new Date('2026-11-20T07:00:00Z')));
    const failed = await within((trx) =>
      requestPayout(trx, { ...order, amount: 70 }, new Date('2026-11-20T07:00:00Z')),
    );
    await within((trx) => concludePayout(trx, failed.id, { status: 'FAILED' }, new Date('2026-11-20T07:30:00Z')));
    test.clock.now = new Date('2026-11-20T08:00:00Z');
    await deliverPaymentEvents(test.platform);

    const { wallet } = (await read(laboratory)).body.data;
    expect(wallet).toMatchObject({
      amount_paid: 1000 + 3000 + 1000 + 500 + 400,
      total_revenue: 900 + 2700 + 900 + 360,
      amount_completed: 600 + 400,
      amount_pending: 900 + 2700 + 900 + 360 - 1000,
    });
    const months = wallet.annualAmountPaidCharts.map((month: { month_string: string }) => month.month_string);
    expect([months.length, months[0], months.at(-1)]).toEqual([12, 'Dec 2025', 'Nov 2026']);
    expect(amounts(wallet.annualAmountPaidCharts)).toEqual([...zeros(9), 1000, 1000, 900]);
    expect(amounts(wallet.annualRevenueAmountCharts)).toEqual([...zeros(9), 900, 900, 360]);
    expect(amounts(wallet.annualCompletedTransactionCharts)).toEqual([...zeros(11), 1000]);
    expect(amounts(wallet.annualPendingTransactionCharts)).toEqual([...Array<number>(9).fill(2700), 3600, 4500, 3860]);
  });

  it('a wallet lists the payments that arrived, newest first, each minus its refund', async () => {
    const { transactions } = (await read(laboratory, { per_page: '2' })).body.data;
    expect(transactions).toMatchObject({ total: 5, last_page: 3 });
    expect(transactions.data).toMatchObject([
      { amount_paid: 400, ivuriro_revenue: 40, payment_method: 'CASH', patient: { full_name: 'Aline Uwase' } },
      { amount_paid: 500, ivuriro_revenue: 50, payment_status: 'SUCCESSFUL', currency: 'RWF' },
    ]);
    const next = (await read(laboratory, { per_page: '2', page: '2' })).body.data.transactions.data;
    expect(next[0]).toMatchObject({ amount_paid: 1000, ivuriro_revenue: 100, payment_status: 'REFUNDED' });
  });

  it('the wallet of a provider who sold nothing is empty, and administrators may read a wallet but other providers may not', async () => {
    const { transactions, wallet } = (await read(stranger)).body.data;
    expect(transactions.data).toEqual([]);
    expect(amounts(wallet.annualPendingTransactionCharts)).toEqual(zeros(12));
    const looked = await test.call('GET', '/admin/laboratory/transactions', {
      token: admin.token,
      query: { laboratory_id: laboratory.id },
    });
    expect(looked.body.data.transactions.total).toBe(5);
    expect((await read(stranger, { laboratory_id: laboratory.id })).status).toBe(404);
    expect((await read(patient)).status).toBe(403);
  });
});

const confirm = ({ id }: { id: string }, phone: string) =>
  test.platform.pool.query('update login set phone = $1, phone_proved_at = now() where id = $2', [phone, id]);

describe('the payout account of a provider', () => {
  it('a provider who has a second factor can set and read their payout account', async () => {
    const info = { method: 'MOBILE_MONEY', provider: 'MTN', account_number: '0788123456', account_name: 'Lab' };
    const call = (method: 'GET' | 'PUT', who: Person, body?: object) =>
      test.call(method, '/laboratory/payment_info', { token: who.token, ...(body ? { body } : {}) });
    expect((await call('GET', laboratory)).body.data).toBeNull();
    await setPassword(test, laboratory, password);
    expect((await call('PUT', laboratory, info)).body.code).toBe('password_required');
    expect((await call('PUT', laboratory, { ...info, password: 'another' })).body.code).toBe('wrong_password');
    expect((await call('PUT', laboratory, { ...info, password })).body.code).toBe('second_factor_needed');
    expect((await call('GET', laboratory)).body.data).toBeNull();
    await giveSecondFactor(test, laboratory);
    const stored = { ...info, account_number: '+250788123456' };
    expect((await call('PUT', laboratory, { ...info, password })).body.data).toEqual(stored);
    // sending the same account again changes nothing
    expect((await call('PUT', laboratory, info)).body.data).toEqual(stored);
    const bank = { method: 'BANK', provider: 'Bank of Kigali', account_number: '0004 0001-7777', account_name: 'Lab' };
    expect((await call('PUT', laboratory, { ...bank, password })).status).toBe(200);
    expect((await call('GET', laboratory)).body.data).toEqual({ ...bank, account_number: '000400017777' });
    expect((await call('GET', stranger)).body.data).toBeNull();
    for (const wrong of [
      { ...info, account_number: 'hello world' },
      { ...info, account_number: '0788' },
      { ...info, account_number: '+254712345678' },
      { ...bank, account_number: 'hello world' },
      { ...bank, account_number: '12345' },
      { ...bank, provider: '' },
    ])
      expect((await call('PUT', laboratory, { ...wrong, password })).body.code).toBe('validation_failed');
  });

  it('an invalid payout account is refused with a message on the wrong field', async () => {
    const body = { method: 'MOBILE_MONEY', provider: '', account_number: 'hello world', account_name: 'Lab' };
    const refused = await test.call('PUT', '/laboratory/payment_info', { token: laboratory.token, body });
    const fields = refused.body.fields ?? {};
    expect(Object.keys(fields).toSorted()).toEqual(['account_number', 'provider']);
    expect(refused.body.errors).toEqual(expect.arrayContaining(Object.values(fields)));
  });

  it('a changed payout account is reported to all owners, by mail and text message, and to the audit log, masked', async () => {
    await deliver(test);
    test.mails.length = 0;
    const [second, manager] = await Promise.all(
      (['owner', 'manager'] as const).map((role) => makeMemberWithLogin(test, laboratory, role)),
    );
    const [ofFirst, ofSecond] = [somePhone(), somePhone()];
    await confirm(laboratory, ofFirst);
    await confirm(second!, ofSecond);
    await test.platform.pool.query('update login set email = null where id = $1', [second!.id]);
    const own = { method: 'BANK', provider: 'Bank of Kigali', account_number: '000400018888', account_name: 'Lab' };
    const body = { ...own, password };
    expect((await test.call('PUT', '/laboratory/payment_info', { token: laboratory.token, body })).status).toBe(200);
    const { rows } = await test.platform.pool.query<{ changes: unknown }>(
      `select changes from audit where action = 'payment_info.set' and outcome = 'done' and changes <> '{}' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ changes: { account: ['Bank of Kigali •••••••••777', 'Bank of Kigali •••••••••888'] } }]);
    await deliver(test);
    expect(test.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [laboratory.email, 'Your payout account was changed'],
    ]);
    const [mail] = test.mails;
    expect(mail!.text).toContain('Bank of Kigali •••••••••888');
    expect(mail!.text).not.toContain('000400018888');
    expect(mail!.text).toContain('Write to us:\nhttp://ivuriro.test/contact');
    const warning =
      'Ivuriro: Your payout account was changed. If you did not do this, write to us at once: nothing has been paid to the new account yet.';
    for (const phone of [ofFirst, ofSecond]) expect(await textsTo(test, phone)).toEqual([{ text: warning, parts: 1 }]);
    expect(test.mails.some(({ to }) => to === manager!.email)).toBe(false);
  });
});
