import { afterEach, beforeEach, expect, it } from 'vitest';
import { makePayoutAccount } from '../../../testing/payout-account.ts';
import { makeAdmin, makePlace } from '../../../testing/people.ts';
import { createPaymentScenario, type PaymentScenario } from '../../../testing/payment-scenario.ts';

let scenario: PaymentScenario;
beforeEach(async () => {
  scenario = await createPaymentScenario();
});
afterEach(() => scenario.close());

it('a provider sees only their own payouts, with the account number masked, and can filter them by days', async () => {
  const { test, laboratory } = scenario;
  const admin = await makeAdmin(test);
  await makePayoutAccount(test, laboratory.id, { account_number: '+250788123456' });
  await scenario.earn(10_000);
  const body = { payable_id: laboratory.id, payable_type: 'LABORATORY', amount_paid: 1_000, type: 'custom' };
  expect((await test.call('POST', '/admin/payouts', { token: admin.token, body })).status).toBe(201);
  const list = async (query: Record<string, string> = {}, token = laboratory.token) =>
    (await test.call('GET', '/laboratory/payouts', { token, query })).body.data.data;
  expect(await list()).toEqual([
    {
      id: expect.any(String),
      created_at: '2026-11-20T08:00:00.000Z',
      amount_paid: 1_000,
      status: 'REQUESTED',
      destination: 'MTN ••••••••••456',
      reference: null,
    },
  ]);
  expect(await list({ date_from: '2026-11-20', date_to: '2026-11-20' })).toHaveLength(1);
  expect(await list({ date_from: '2026-11-21' })).toEqual([]);
  expect(await list({ date_to: '2026-11-19' })).toEqual([]);
  expect(await list({}, (await makePlace(test, 'laboratory')).token)).toEqual([]);
});
