import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { joinAccount } from '../../../testing/members.ts';
import { makeAdmin, makePatient, type Person } from '../../../testing/people.ts';
import { createPaymentScenario, type PaymentScenario } from '../../../testing/payment-scenario.ts';

let scenario: PaymentScenario;
let admin: Person;
beforeEach(async () => {
  scenario = await createPaymentScenario();
  admin = await makeAdmin(scenario.test);
});
afterEach(() => scenario.close());

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
