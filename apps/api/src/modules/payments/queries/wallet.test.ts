import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../../platform/db/pool.ts';
import { newId } from '../../../platform/ids.ts';
import { makeAdmin, makePatient, makePlace, type Person } from '../../../testing/people.ts';
import { restorePurpose, usePiecePurpose, deliverPaymentEvents } from '../../../testing/piece-purpose.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { concludePayout, earn, finishPayment, openCashPayment, refund, requestPayout } from '../index.ts';

let test: TestApp;
let patient: Person;
let laboratory: Person;
let stranger: Person;
let admin: Person;
let pieces = 0;

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
