import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePayoutAccount } from '../../../testing/payout-account.ts';
import { makeAdmin, makePlace, type Person } from '../../../testing/people.ts';
import { createPaymentScenario, type PaymentScenario } from '../../../testing/payment-scenario.ts';

let scenario: PaymentScenario;
let laboratory: Person;
let admin: Person;

beforeEach(async () => {
  scenario = await createPaymentScenario();
  laboratory = scenario.laboratory;
  admin = await makeAdmin(scenario.test);
});
afterEach(() => scenario.close());

const pay = (amount: number) =>
  scenario.test.call('POST', '/admin/payouts', {
    token: admin.token,
    body: { payable_id: laboratory.id, payable_type: 'LABORATORY', amount_paid: amount, type: 'custom' },
  });
const paysTo = (account_number: string) => makePayoutAccount(scenario.test, laboratory.id, { account_number });

describe('wallets as an administrator sees them', () => {
  const read = (path: string, query: Record<string, string> = {}) =>
    scenario.test.call('GET', path, { token: admin.token, query });

  it('the wallet of all providers lists every payment with its provider, and the sums with the platform’s commission', async () => {
    await scenario.earn(10_000);
    await scenario.earn(2_000);
    await pay(800);
    const { transactions, wallet: sums } = (await read('/admin/admin-transactions')).body.data;
    expect(transactions).toMatchObject({ total: 2 });
    expect(transactions.data[0]).toMatchObject({
      amount_paid: 2_000,
      ivuriro_revenue: 200,
      surplus: 0,
      provider: { kind: 'laboratory', id: laboratory.id },
    });
    expect(sums).toMatchObject({
      amount_paid: 12_000,
      total_revenue: 10_800,
      ivuriro_commission: 1_200,
      amount_completed: 800,
      amount_pending: 10_000,
    });
    expect(sums.annualAmountPaidCharts.at(-1).amount).toBe(12_000);
  });

  it('the list of wallets of one kind of provider begins with those to whom most is owed, and can be searched by name', async () => {
    await makePlace(scenario.test, 'laboratory', { name: 'Ishema Diagnostics' });
    await scenario.earn(10_000);
    const { transactions, wallet: sums } = (await read('/admin/laboratory-transactions')).body.data;
    expect(transactions.total).toBe(2);
    expect(transactions.data).toMatchObject([
      {
        id: laboratory.id,
        laboratory: { id: laboratory.id, name: 'A laboratory' },
        total_amount_paid: 10_000,
        earned_amount: 9_000,
        pending_transaction: 9_000,
        completed_transaction: 0,
      },
      { laboratory: { name: 'Ishema Diagnostics' }, earned_amount: 0 },
    ]);
    expect(sums).toMatchObject({ amount_paid: 10_000, amount_pending: 9_000, ivuriro_commission: 1_000 });
    const found = (await read('/admin/laboratory-transactions', { 'text-search': 'diag ISH' })).body.data;
    expect(found.transactions).toMatchObject({ total: 1, data: [{ laboratory: { name: 'Ishema Diagnostics' } }] });
    expect(found.wallet).toMatchObject({ amount_paid: 10_000 });
    const none = (await read('/admin/hospital-transactions', { 'text-search': 'ishema' })).body.data;
    expect(none).toMatchObject({ transactions: { total: 0, data: [] }, wallet: { amount_paid: 0 } });
  });

  it('an administrator can read the payout account of a provider', async () => {
    const info = () => read('/admin/laboratory/payment_info', { laboratory_id: laboratory.id });
    expect((await info()).body.data).toBeNull();
    await paysTo('0788123456');
    expect((await info()).body.data).toMatchObject({ method: 'MOBILE_MONEY', account_number: '0788123456' });
  });

  it('a provider who was deleted is still paid what they are owed', async () => {
    await paysTo('0788123456');
    await scenario.earn(10_000);
    const of = { laboratory_id: laboratory.id };
    const provider = async () => (await read('/admin/laboratory/transactions', of)).body.data.provider;
    expect(await provider()).toMatchObject({ id: laboratory.id, is_deleted: false });
    const gone = await scenario.test.call('DELETE', `/admin/laboratories/${laboratory.id}`, { token: admin.token });
    expect(gone.status).toBe(200);

    const { body } = await read('/admin/laboratory/transactions', of);
    expect(body.data).toMatchObject({
      provider: { id: laboratory.id, name: 'A laboratory', is_deleted: true },
      transactions: { total: 1 },
      wallet: { amount_pending: 9_000 },
    });
    const info = await read('/admin/laboratory/payment_info', of);
    expect(info.body.data).toMatchObject({ account_number: '0788123456' });
    const paid = await scenario.test.call('POST', '/admin/payouts', {
      token: admin.token,
      body: { payable_id: laboratory.id, payable_type: 'LABORATORY', amount_paid: 9_000, type: 'pending' },
    });
    expect([paid.status, paid.body.data.destination]).toMatchObject([201, { account_number: '0788123456' }]);
    const { wallet } = (await read('/admin/laboratory/transactions', of)).body.data;
    expect(wallet).toMatchObject({ amount_pending: 0, amount_completed: 9_000 });
    // every other endpoint of the deleted provider answers 404
    expect((await read(`/admin/laboratory/${laboratory.id}/insurances`)).status).toBe(404);
    expect((await read(`/admin/laboratories/${laboratory.id}`)).status).toBe(404);
  });
});
