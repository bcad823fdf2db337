import { expect, it } from 'vitest';
import { joinAccount } from '../../../testing/members.ts';
import { makePayoutAccount } from '../../../testing/payout-account.ts';
import { makeAdmin } from '../../../testing/people.ts';
import { createPaymentScenario } from '../../../testing/payment-scenario.ts';

it('a person who acts for two administrator accounts cannot approve with one account a payout that they requested with the other', async () => {
  const scenario = await createPaymentScenario();
  const { test, laboratory } = scenario;
  const [admin, second] = [await makeAdmin(test), await makeAdmin(test)];
  await makePayoutAccount(test, laboratory.id);
  await scenario.earn(10_000);
  await test.call('PUT', '/admin/payout_limit', { token: admin.token, body: { amount: 999 } });
  const payout = { payable_id: laboratory.id, payable_type: 'LABORATORY', amount_paid: 1_000, type: 'custom' };
  const { body } = await test.call('POST', '/admin/payouts', { token: admin.token, body: payout });
  const { token } = await joinAccount(test, second, admin, 'administrator');
  const approve = (by: string) => test.call('POST', `/admin/payouts/${body.data.id}/approval`, { token: by, body: {} });
  expect((await approve(token)).body.code).toBe('second_administrator');
  await scenario.close();
});
