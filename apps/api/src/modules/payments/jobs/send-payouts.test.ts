import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FakeFlutterwave, type Fault, startFakeFlutterwave } from '../../../testing/fake-flutterwave.ts';
import { makePayoutAccount } from '../../../testing/payout-account.ts';
import { makeAdmin, type Person } from '../../../testing/people.ts';
import { deliverPaymentEvents } from '../../../testing/piece-purpose.ts';
import { createPaymentScenario, type PaymentScenario } from '../../../testing/payment-scenario.ts';
import { earn } from '../index.ts';
import { jobs } from './sweepers.ts';

let fake: FakeFlutterwave;
let scenario: PaymentScenario;
let admin: Person;

beforeAll(async () => {
  fake = await startFakeFlutterwave();
});
beforeEach(async () => {
  scenario = await createPaymentScenario({
    PAYMENT_GATEWAY: 'flutterwave',
    FLUTTERWAVE_URL: fake.url,
    FLUTTERWAVE_PUBLIC_KEY: 'FLWPUBK_TEST-1',
    FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-1',
    FLUTTERWAVE_WEBHOOK_SECRET: 'a secret of ours',
  });
  admin = await makeAdmin(scenario.test);
  fake.transfers.length = 0;
  const { tx_ref, payment_id, amount } = await scenario.open();
  fake.pay(tx_ref, amount);
  await scenario.finish({ txRef: tx_ref });
  const { db, now } = scenario.test.platform;
  await db.transaction().execute((trx) => earn(trx, payment_id, now()));
  await paysTo('MTN');
});
afterEach(async () => {
  fake.fault = () => undefined;
  await scenario.close();
});
afterAll(() => fake.close());

const paysTo = (provider: string, method: 'MOBILE_MONEY' | 'BANK' = 'MOBILE_MONEY') =>
  makePayoutAccount(scenario.test, scenario.laboratory.id, { method, provider, account_number: '0788 123 456' });
async function pay(amount = 9_000): Promise<string> {
  const { body } = await scenario.test.call('POST', '/admin/payouts', {
    token: admin.token,
    body: { payable_id: scenario.laboratory.id, payable_type: 'LABORATORY', amount_paid: amount, type: 'custom' },
  });
  await deliverPaymentEvents(scenario.test.platform);
  return body.data.id;
}
const one = (id: string) =>
  scenario.test.platform.db.selectFrom('payout').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
async function sweep(minutes = 1): Promise<void> {
  scenario.advanceClock(minutes);
  await jobs.carry_due_payouts({} as never, scenario.test.platform);
}
const tell = (data: object, secret = 'a secret of ours') =>
  scenario.test.call('POST', '/payments/webhooks/flutterwave', {
    headers: { 'verif-hash': secret },
    body: { event: 'transfer.completed', data },
  });

it('a payout is sent once, in whole francs, to the provider’s mobile money account, and is confirmed when the money has arrived', async () => {
  const id = await pay();
  expect(fake.transfers).toMatchObject([
    { reference: id, amount: 9_000, currency: 'RWF', account_bank: 'MTN', account_number: '250788123456' },
  ]);
  expect(await one(id)).toMatchObject({ status: 'SENT', reference: String(fake.transfers[0]!.id) });
  await sweep();
  expect((await one(id)).status).toBe('SENT');
  fake.transfers[0]!.status = 'SUCCESSFUL';
  await sweep();
  expect((await one(id)).status).toBe('CONFIRMED');
  await sweep(60);
  expect(fake.transfers).toHaveLength(1);
});

it.each<Fault>(['error', 'garbage', 'drop', 'lost'])(
  'the gateway makes one transfer for a payout even when its first answer has the fault "%s"',
  async (how) => {
    fake.fault = (path) => (path === '/transfers' ? how : undefined);
    const id = await pay();
    expect((await one(id)).status).toBe('REQUESTED');
    fake.fault = () => undefined;
    await sweep();
    expect(fake.transfers.filter(({ reference }) => reference === id)).toHaveLength(1);
    expect((await one(id)).status).toBe('SENT');
  },
);

it('a payout is not sent again while the gateway cannot say whether it received it', async () => {
  fake.fault = (path) => (path.startsWith('/transfers') ? 'lost' : undefined);
  const id = await pay();
  await sweep();
  await sweep(5);
  expect(fake.transfers).toHaveLength(1);
  // when the transfer cannot be looked up and the gateway rejects a second one because its reference is taken, the
  // payout must not count as refused
  fake.fault = (path) => (path.startsWith('/transfers?') ? 'garbage' : undefined);
  await sweep(20);
  expect((await one(id)).status).toBe('REQUESTED');
  fake.fault = () => undefined;
  await sweep(300);
  expect((await one(id)).status).toBe('SENT');
});

it('when the gateway refuses a payout or cannot deliver it, the reason is stored and the amount returns to the provider’s balance', async () => {
  fake.fault = (path) => (path === '/transfers' ? 'refuse' : undefined);
  const refused = await pay();
  expect(await one(refused)).toMatchObject({ status: 'FAILED', failure: 'Insufficient funds in customer wallet' });
  fake.fault = () => undefined;
  const lost = await pay();
  Object.assign(fake.transfers[0]!, { status: 'FAILED', complete_message: 'The purse is closed' });
  await sweep();
  expect(await one(lost)).toMatchObject({ status: 'FAILED', failure: 'The purse is closed' });
  const wallet = await scenario.test.call('GET', '/laboratory/transactions', { token: scenario.laboratory.token });
  expect(wallet.body.data.wallet).toMatchObject({ amount_pending: 9_000, amount_completed: 0 });
});

it('a webhook about a payout needs the secret and only makes the server look up the payout, because its contents are not trusted', async () => {
  const id = await pay();
  const [sent] = fake.transfers;
  const news = { id: sent!.id, reference: id, status: 'SUCCESSFUL' };
  expect((await tell(news, 'a guess')).status).toBe(401);
  expect((await tell(news)).status).toBe(200);
  await deliverPaymentEvents(scenario.test.platform);
  expect((await one(id)).status).toBe('SENT');
  sent!.status = 'SUCCESSFUL';
  await tell({ ...news, status: 'DONE' });
  await deliverPaymentEvents(scenario.test.platform);
  expect((await one(id)).status).toBe('CONFIRMED');
  await tell({ ...news, reference: 'no payout of ours', status: 'FAILED' });
  await deliverPaymentEvents(scenario.test.platform);
  expect((await one(id)).status).toBe('CONFIRMED');
});

it('an answer about another transfer, amount or currency confirms no payout', async () => {
  const id = await pay();
  const [sent] = fake.transfers;
  for (const wrong of [{ amount: 8_999 }, { currency: 'USD' }, { reference: 'another' }]) {
    const right = { ...sent! };
    Object.assign(sent!, { status: 'SUCCESSFUL', ...wrong });
    await sweep(60);
    expect((await one(id)).status).toBe('SENT');
    Object.assign(sent!, right);
  }
});

it.each([
  ['Airtel', 'MOBILE_MONEY'],
  ['Bank of Kigali', 'BANK'],
] as const)('a payout to %s is made by hand', async (provider, method) => {
  await paysTo(provider, method);
  const id = await pay();
  expect(await one(id)).toMatchObject({ gateway: null, status: 'REQUESTED' });
  expect(fake.transfers).toEqual([]);
});
