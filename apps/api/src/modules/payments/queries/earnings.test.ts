import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { makePayoutAccount } from '../../../testing/payout-account.ts';
import { joinAccount } from '../../../testing/members.ts';
import { makeAdmin, makePatient, makePlace, type Person } from '../../../testing/people.ts';
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

describe('the settings of payouts and commissions', () => {
  const settings = (path: string, body?: object) =>
    scenario.test.call(body ? 'PUT' : 'GET', path, { token: admin.token, ...(body ? { body } : {}) });

  it('a new commission applies from the next payment on', async () => {
    expect((await settings('/admin/commissions')).body.data).toContainEqual({
      kind: 'laboratory',
      percent: 10,
      waiting: null,
    });
    const before = await scenario.open({ price: '1000' });
    const set = await settings('/admin/commissions', { kind: 'laboratory', percent: 7.5 });
    expect(set.body.data).toContainEqual({ kind: 'laboratory', percent: 7.5, waiting: null });
    expect(set.body.data).toContainEqual({ kind: 'doctor', percent: 10, waiting: null });
    const after = await scenario.open({ price: '1000' }, await makePatient(scenario.test));
    const { rows } = await scenario.test.platform.reads.query<{ id: string; commission: number }>(
      'select id, commission from payment',
    );
    const shareOf = (id: string) => rows.find((row) => row.id === id)?.commission;
    expect([shareOf(before.payment_id), shareOf(after.payment_id)]).toEqual([100, 75]);
    for (const wrong of [-1, 101, 'x', 1.234])
      expect((await settings('/admin/commissions', { kind: 'doctor', percent: wrong })).status).toBe(422);
  });

  it('the payout limit is a million francs until an administrator sets it', async () => {
    expect((await settings('/admin/payout_limit')).body.data).toEqual({ amount: 1_000_000, waiting: null });
    expect((await settings('/admin/payout_limit', { amount: 250_000 })).body.data).toEqual({
      amount: 250_000,
      waiting: null,
    });
    expect((await settings('/admin/payout_limit')).body.data).toEqual({ amount: 250_000, waiting: null });
    expect((await settings('/admin/payout_limit', { amount: -1 })).status).toBe(422);
  });

  it('a higher limit or commission waits for another administrator, who gets a mail about it', async () => {
    const second = await makeAdmin(scenario.test);
    const as = (who: Person, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
      scenario.test.call(method, path, { token: who.token, ...(body ? { body } : {}) });
    const asked = await as(admin, 'PUT', '/admin/payout_limit', { amount: 500_000_000 });
    expect([asked.status, asked.body.message]).toEqual([200, 'The higher limit waits for another administrator']);
    const limit = async () => (await as(second, 'GET', '/admin/payout_limit')).body.data;
    expect(await limit()).toMatchObject({
      amount: 1_000_000,
      waiting: { to: 500_000_000, requested_by: { id: admin.id } },
    });
    await deliver(scenario.test);
    const mail = scenario.test.mails.at(-1)!;
    expect([mail.to, mail.subject]).toEqual([second.email, 'A change of the money rules waits for your approval']);
    expect(mail.text).toContain('from 1,000,000 Frw to 500,000,000 Frw');

    const { id } = (await limit()).waiting;
    const approve = (who: Person) => as(who, 'POST', `/admin/money_settings/${id}/approval`, {});
    expect((await approve(admin)).body.code).toBe('second_administrator');
    const other = await makeAdmin(scenario.test);
    const { token } = await joinAccount(scenario.test, other, admin, 'administrator');
    expect((await approve({ ...other, token })).body.code).toBe('second_administrator');
    expect((await limit()).amount).toBe(1_000_000);
    expect((await approve(second)).status).toBe(200);
    expect(await limit()).toEqual({ amount: 500_000_000, waiting: null });
    expect((await approve(second)).body.code).toBe('conflict');

    await as(admin, 'PUT', '/admin/commissions', { kind: 'doctor', percent: 25 });
    const share = async () =>
      (await as(admin, 'GET', '/admin/commissions')).body.data.find((one: any) => one.kind === 'doctor');
    expect(await share()).toMatchObject({ percent: 10, waiting: { from: 10, to: 25 } });
    const waiting = (await share()).waiting.id;
    expect((await as(second, 'DELETE', `/admin/money_settings/${waiting}`)).status).toBe(200);
    expect(await share()).toEqual({ kind: 'doctor', percent: 10, waiting: null });

    const { rows } = await scenario.test.platform.pool.query<{ action: string; changes: object }>(
      `select action, changes from audit where changes is not null and outcome = 'done' order by id`,
    );
    expect(rows).toEqual([
      { action: 'payout_limit.set', changes: { limit_asked: [1_000_000, 500_000_000] } },
      { action: 'money_setting.approved', changes: { limit: [1_000_000, 500_000_000] } },
      { action: 'commission.set', changes: { commission_doctor_asked: [10, 25] } },
    ]);
    const shown = (await as(admin, 'GET', '/admin/audit')).body.data.data;
    expect(
      shown.find((line: any) => line.action === 'money_setting.approved' && line.outcome === 'done').changes,
    ).toEqual({
      limit: [1_000_000, 500_000_000],
    });
  });

  it('a lower payout limit takes effect at once and cancels the higher one that waits for approval', async () => {
    await settings('/admin/payout_limit', { amount: 2_000_000 });
    const lowered = await settings('/admin/payout_limit', { amount: 900_000 });
    expect(lowered.body).toMatchObject({ message: 'The limit was saved', data: { amount: 900_000, waiting: null } });
  });
});

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
