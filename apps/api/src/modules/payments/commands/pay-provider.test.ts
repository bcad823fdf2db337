import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePayoutAccount } from '../../../testing/payout-account.ts';
import { makeAdmin, type Person } from '../../../testing/people.ts';
import { deliverPaymentEvents } from '../../../testing/piece-purpose.ts';
import { createPaymentScenario, type PaymentScenario } from '../../../testing/payment-scenario.ts';
import { hashPassword } from '../../identity/domain/passwords.ts';
import { jobs } from '../jobs/sweepers.ts';

let scenario: PaymentScenario;
let laboratory: Person;
let admin: Person;
let second: Person;

beforeEach(async () => {
  scenario = await createPaymentScenario();
  laboratory = scenario.laboratory;
  admin = await makeAdmin(scenario.test);
  second = await makeAdmin(scenario.test);
});
// `close` also checks the ledger after every test
afterEach(() => scenario.close());

let keys = 0;
const pay = (
  amount: number,
  more: Record<string, unknown> = {},
  { as = admin, key = `payout key ${++keys}` as string | null } = {},
) =>
  scenario.test.call('POST', '/admin/payouts', {
    token: as.token,
    body: { payable_id: laboratory.id, payable_type: 'LABORATORY', amount_paid: amount, type: 'custom', ...more },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
const record = (id: string, body: object, as = admin) =>
  scenario.test.call('PUT', `/admin/payouts/${id}`, { token: as.token, body });
const approve = (id: string, as = second, body: object = {}) =>
  scenario.test.call('POST', `/admin/payouts/${id}/approval`, { token: as.token, body });
const wallet = async () =>
  (await scenario.test.call('GET', '/laboratory/transactions', { token: laboratory.token })).body.data.wallet;
const one = async (id: string) =>
  (await scenario.test.call('GET', '/admin/payouts', { token: admin.token })).body.data.data.find(
    (payout: { id: string }) => payout.id === id,
  );
const paysTo = (account_number: string) => makePayoutAccount(scenario.test, laboratory.id, { account_number });
/** Renews every session, because the clock has moved past their end. */
const comeBack = () => {
  const { now } = scenario.test.clock;
  return scenario.test.platform.db.updateTable('session').set({ password_at: now, last_used_at: now }).execute();
};
const sweep = () => jobs.carry_due_payouts({} as never, scenario.test.platform);

describe('a payout to a provider', () => {
  it('nine of 50 simultaneous payouts are made when the balance is enough for nine', async () => {
    await scenario.earn(10_000);
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(1_000)));
    const codes = answers.map(({ status, body }) => (status === 201 ? 'made' : body.code));
    expect(codes.filter((code) => code === 'made')).toHaveLength(9);
    expect(codes.filter((code) => code === 'balance_changed')).toHaveLength(41);
    expect(await wallet()).toMatchObject({ amount_pending: 0, amount_completed: 9_000 });
  });

  it('a payout is at most what the provider is owed, whatever amount the page sends', async () => {
    await scenario.earn(10_000);
    for (const [amount, type] of [
      [8_999, 'pending'],
      [9_001, 'pending'],
      [9_001, 'custom'],
    ] as const) {
      const { status, body } = await pay(amount, { type });
      expect([status, body.code, body.message]).toEqual([409, 'balance_changed', 'The balance is 9,000 Frw now.']);
    }
    for (const amount of [0, -5, 1.5, '9000.5', 1e15, 'all', null])
      expect((await pay(amount as never)).status).toBe(422);
    expect((await pay(9_000, { status: 'CONFIRMED' })).body.code).toBe('unknown_field');
    expect((await pay(9_000, { payable_type: 'DOCTOR' })).status).toBe(404);
    expect((await pay(9_000, { payable_id: admin.id })).status).toBe(404);
    expect(await wallet()).toMatchObject({ amount_pending: 9_000 });
    const { status, body } = await pay(9_000, { type: 'pending' });
    expect([status, body.message, body.data.amount_paid]).toEqual([201, 'Payment successful', 9_000]);
  });

  it('one idempotency key makes one payout, and without a key the same payout within a minute is refused', async () => {
    await scenario.earn(10_000);
    const first = await pay(1_000, {}, { key: 'the same key' });
    expect((await pay(1_000, {}, { key: 'the same key' })).body.data.id).toBe(first.body.data.id);
    await scenario.test.platform.db.deleteFrom('idempotency_key').execute();
    expect((await pay(1_000, {}, { key: 'the same key' })).body.data.id).toBe(first.body.data.id);
    await scenario.test.platform.db.deleteFrom('idempotency_key').execute();
    expect((await pay(2_000, {}, { key: 'the same key' })).body.code).toBe('key_reused');

    scenario.advanceClock(2);
    expect((await pay(1_000, {}, { key: null })).status).toBe(201);
    expect((await pay(1_000, {}, { key: null })).body.code).toBe('conflict');
    expect((await pay(1_001, {}, { key: null })).status).toBe(201);
    scenario.advanceClock(1);
    expect((await pay(1_000, {}, { key: null })).status).toBe(201);
    expect(await wallet()).toMatchObject({ amount_completed: 4_001 });
  });

  it('a payout requires the administrator’s password again when it was last entered 15 minutes ago or earlier', async () => {
    await scenario.earn(10_000);
    const password = 'tea hills at dawn';
    const { db } = scenario.test.platform;
    await db
      .updateTable('login')
      .set({ password_hash: await hashPassword(password) })
      .where('id', '=', admin.id)
      .execute();
    scenario.advanceClock(15);
    expect((await pay(1_000)).body.code).toBe('password_required');
    expect((await pay(1_000, { password: 'another' })).body.code).toBe('wrong_password');
    expect((await pay(1_000, { password })).status).toBe(201);
    expect((await pay(1_000)).status).toBe(201);
    scenario.advanceClock(15);
    expect((await pay(1_000)).body.code).toBe('password_required');
    for (const [method, path, body] of [
      ['PUT', '/admin/payout_limit', { amount: 5 }],
      ['PUT', '/admin/commissions', { kind: 'doctor', percent: 5 }],
    ] as const)
      expect((await scenario.test.call(method, path, { token: admin.token, body })).body.code).toBe(
        'password_required',
      );
  });

  it('the audit log records who made a payout and to whom', async () => {
    await scenario.earn(10_000);
    await pay(1_000);
    const line = await scenario.test.platform.db
      .selectFrom('audit')
      .select(['account_id', 'object_id', 'outcome'])
      .where('action', '=', 'payout.requested')
      .execute();
    expect(line).toEqual([{ account_id: admin.id, object_id: laboratory.id, outcome: 'done' }]);
  });
});

describe('a payout above the limit', () => {
  let id: string;
  beforeEach(async () => {
    await scenario.test.call('PUT', '/admin/payout_limit', { token: admin.token, body: { amount: 999 } });
    await paysTo('0788123456');
    await scenario.earn(10_000);
    expect((await pay(999)).body.data.needs_approval).toBe(false);
    const { body } = await pay(1_000);
    expect(body.data).toMatchObject({ needs_approval: true, status: 'REQUESTED', approved_by: null });
    id = body.data.id;
    await deliverPaymentEvents(scenario.test.platform);
  });

  it('a payout above the limit waits for another administrator and is sent on approval', async () => {
    expect(await one(id)).toMatchObject({ status: 'REQUESTED', needs_approval: true });
    const own = await approve(id, admin);
    expect([own.status, own.body.code]).toEqual([403, 'second_administrator']);
    expect((await record(id, { status: 'SENT' }, second)).body.code).toBe('second_administrator');
    const waiting = await scenario.test.call('GET', '/admin/payouts', {
      token: second.token,
      query: { status: 'APPROVAL' },
    });
    expect(waiting.body.data.data.map((payout: { id: string }) => payout.id)).toEqual([id]);
    const approved = await approve(id);
    expect([approved.status, approved.body.data.approved_by.id]).toEqual([200, second.id]);
    await deliverPaymentEvents(scenario.test.platform);
    expect(await one(id)).toMatchObject({ status: 'SENT', needs_approval: false });
    expect((await approve(id)).body.code).toBe('conflict');
  });

  it('a payout that two administrators approve at the same time is approved once, and a refused payout can no longer be approved', async () => {
    const third = await makeAdmin(scenario.test);
    const answers = await Promise.all([approve(id), approve(id, third), approve(id, admin)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { body } = await pay(1_001);
    expect((await record(body.data.id, { status: 'FAILED' }, second)).body.data.status).toBe('FAILED');
    expect((await approve(body.data.id)).body.code).toBe('conflict');
    expect(await wallet()).toMatchObject({ amount_completed: 1_999 });
  });

  it('two administrators can approve each other’s payouts but not their own', async () => {
    const others = (await pay(1_002, {}, { as: second })).body.data.id;
    expect((await approve(others, second)).status).toBe(403);
    expect((await approve(others, admin)).status).toBe(200);
    expect((await approve(id, second)).status).toBe(200);
  });
});

describe('payouts to one provider within a day', () => {
  it('a payout waits for approval when it brings the sum of the day above the limit', async () => {
    await scenario.test.call('PUT', '/admin/payout_limit', { token: admin.token, body: { amount: 2_000 } });
    await scenario.earn(10_000);
    const first = await pay(1_900);
    expect(first.body.data.needs_approval).toBe(false);
    const next = await pay(101);
    expect([next.body.message, next.body.data.needs_approval]).toEqual([
      'The payout waits for another administrator',
      true,
    ]);
    await deliverPaymentEvents(scenario.test.platform);
    const data = scenario.test.mails.filter(({ subject }) => subject === 'A payout waits for your approval');
    expect(data.map(({ to }) => to)).toEqual([second.email]);
    // the amount of a failed payout returned to the balance, so it no longer counts towards the limit
    await record(next.body.data.id, { status: 'FAILED' });
    expect((await pay(100)).body.data.needs_approval).toBe(false);
    expect((await pay(1)).body.data.needs_approval).toBe(true);
    scenario.advanceClock(24 * 60 + 1);
    await comeBack();
    expect((await pay(1_999)).body.data.needs_approval).toBe(false);
  });
});

describe('the first payout to a new account', () => {
  let id: string;
  beforeEach(async () => {
    const anHourAgo = new Date(scenario.test.clock.now.getTime() - 3_600_000);
    await makePayoutAccount(scenario.test, laboratory.id, {}, anHourAgo);
    await scenario.earn(10_000);
    const { body } = await pay(1_000);
    id = body.data.id;
    const aDayLater = new Date(anHourAgo.getTime() + 24 * 3_600_000).toISOString();
    expect([body.message, body.data.rests_until]).toEqual(['The payout waits: the account is new', aDayLater]);
    expect(body.data.needs_approval).toBe(false);
    await deliverPaymentEvents(scenario.test.platform);
  });

  it('the first payout after a provider changes the payout account waits a day after that change, and is then sent', async () => {
    const release = () => jobs.release_rested_payouts({} as never, scenario.test.platform);
    await release();
    await deliverPaymentEvents(scenario.test.platform);
    expect(await one(id)).toMatchObject({ status: 'REQUESTED' });
    expect((await record(id, { status: 'SENT' }, second)).body.code).toBe('second_administrator');
    scenario.advanceClock(23 * 60);
    await comeBack();
    await release();
    await deliverPaymentEvents(scenario.test.platform);
    expect(await one(id)).toMatchObject({ status: 'SENT', rests_until: null });
    const data = scenario.test.mails.at(-1)!;
    expect([data.to, data.subject]).toEqual([laboratory.email, 'A payout is on its way to you']);
    expect(data.text).toContain('1,000 Frw');
    expect(data.text).not.toContain('0788123456');
  });

  it('the first payout to a new account is sent at once when another administrator approves it', async () => {
    expect((await approve(id, admin)).body.code).toBe('second_administrator');
    expect((await approve(id)).status).toBe(200);
    await deliverPaymentEvents(scenario.test.platform);
    expect(await one(id)).toMatchObject({ status: 'SENT', approved_by: { id: second.id } });
  });
});

describe('a payout made by hand', () => {
  it('an administrator records that a payout made by hand was sent and confirmed, or that it failed, after which the balance is restored', async () => {
    await scenario.earn(10_000);
    const { id, by_hand, destination } = (await pay(1_000)).body.data;
    expect([by_hand, destination]).toEqual([true, null]);
    const sent = await record(id, { status: 'SENT', reference: 'BK-77' });
    expect(sent.body.data).toMatchObject({ status: 'SENT', reference: 'BK-77' });
    expect((await record(id, { status: 'CONFIRMED' })).body.data).toMatchObject({
      status: 'CONFIRMED',
      reference: 'BK-77',
    });
    expect((await record(id, { status: 'FAILED' })).body.code).toBe('conflict');
    const lost = (await pay(2_000)).body.data.id;
    const both = await Promise.all([record(lost, { status: 'FAILED' }), record(lost, { status: 'CONFIRMED' })]);
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const { status } = await one(lost);
    expect(await wallet()).toMatchObject({ amount_completed: status === 'FAILED' ? 1_000 : 3_000 });
  });
});

describe('a payout through the sandbox gateway', () => {
  it('a sandbox payout goes to the provider’s account and is confirmed when the money arrives', async () => {
    await paysTo('0788123456');
    await scenario.earn(10_000);
    const { id, by_hand, destination } = (await pay(1_000)).body.data;
    expect([by_hand, destination.account_number]).toEqual([false, '0788123456']);
    await paysTo('0788999999');
    await deliverPaymentEvents(scenario.test.platform);
    expect(await one(id)).toMatchObject({ status: 'SENT', destination: { account_number: '0788123456' } });
    expect((await record(id, { status: 'FAILED' })).body.code).toBe('conflict');
    scenario.advanceClock(1);
    await sweep();
    expect(await one(id)).toMatchObject({ status: 'CONFIRMED', reference: expect.stringMatching(/^\d+$/) });
    await deliverPaymentEvents(scenario.test.platform);
    await sweep();
  });

  it('a payout that the gateway refuses or cannot deliver returns to the provider’s balance', async () => {
    await scenario.earn(10_000);
    for (const [account, failure] of [
      ['0780000000', 'The sandbox knows no such account.'],
      ['0780000001', 'The sandbox could not deliver it.'],
    ] as const) {
      await paysTo(account);
      const { id } = (await pay(9_000, { type: 'pending' })).body.data;
      await deliverPaymentEvents(scenario.test.platform);
      scenario.advanceClock(1);
      await sweep();
      expect(await one(id)).toMatchObject({ status: 'FAILED', failure });
      expect(await wallet()).toMatchObject({ amount_pending: 9_000, amount_completed: 0 });
    }
  });
});
