import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePatient, type Person } from '../../testing/people.ts';
import { react, salesOf } from '../../testing/shop.ts';
import type { Answered } from '../../testing/test-app.ts';
import { openTill, type Till } from '../../testing/till.ts';

let till: Till;

beforeAll(async () => {
  till = await openTill();
});
afterAll(() => till.close());

describe('what a browser claims is not believed', () => {
  const denials = async (who: Person) =>
    till.test.platform.db.selectFrom('audit').select(['action', 'outcome']).where('account_id', '=', who.id).execute();

  it('not that nothing paid was paid', async () => {
    const intent = await till.open();
    expect(await till.refusal({ txRef: intent.tx_ref })).toBe('payment_unknown');
    expect(await till.refusal({ txRef: intent.tx_ref, transactionId: '424242' })).toBe('payment_unknown');
    expect(await till.statusOf(intent.tx_ref)).toBe('INITIATED');
  });

  it('not with the transaction of another patient', async () => {
    const other = await makePatient(till.test, 'Another');
    const theirs = await till.open({}, other);
    const transactionId = await till.pay(theirs.tx_ref, { repeat: 0 });
    const mine = await till.open();
    expect(await till.refusal({ transactionId })).toBe('payment_unknown');
    expect(await till.refusal({ txRef: theirs.tx_ref })).toBe('payment_unknown');
    expect(await till.refusal({ txRef: mine.tx_ref, transactionId })).toBe('payment_unknown');
    await react(till.test.platform);
    expect(await till.statusOf(mine.tx_ref)).toBe('INITIATED');
  });

  it('not with a transaction that was used', async () => {
    const first = await till.open();
    const transactionId = await till.pay(first.tx_ref);
    await till.finish({ txRef: first.tx_ref });
    const second = await till.open();
    expect(await till.refusal({ txRef: second.tx_ref, transactionId })).toBe('payment_used');
    expect(await salesOf(till.test.platform.db, second.payment_id)).toEqual([]);
  });

  it.each([
    ['a smaller amount', { amount: 9999 }, 9999],
    ['another currency', { currency: 'USD', amount: 10 }, 10],
  ])('%s books nothing and goes back whole', async (_name, order, back) => {
    const intent = await till.open();
    await till.pay(intent.tx_ref, order);
    expect(await till.refusal({ txRef: intent.tx_ref })).toBe('payment_insufficient');
    expect(await till.refusal({ txRef: intent.tx_ref })).toBe('payment_insufficient');
    await react(till.test.platform);
    expect(await till.refundsOf(intent.payment_id)).toMatchObject([{ status: 'DONE', amount: back }]);
    expect(await till.statusOf(intent.tx_ref)).toBe('REFUNDED');
    expect(await salesOf(till.test.platform.db, intent.payment_id)).toEqual([]);
  });

  it('not with other fields than those of the intent', async () => {
    const intent = await till.open({ reason: ' headache ' });
    await till.pay(intent.tx_ref, { repeat: 0 });
    expect(await till.refusal({ txRef: intent.tx_ref, sentFields: { reason: 'a tooth' } })).toBe('intent_mismatch');
    expect(await till.finish({ txRef: intent.tx_ref, sentFields: { reason: 'headache', price: 10000 } })).toMatchObject(
      {
        state: 'confirmed',
      },
    );
  });

  it('a withdrawal after the payment is refused and leaves its line in the audit', async () => {
    const intent = await till.open();
    await till.pay(intent.tx_ref, { repeat: 0 });
    const answer = await till.test.call('DELETE', `/patient/payment_intents/${intent.tx_ref}`, {
      token: till.patient.token,
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'payment_seen' } });
    expect(await denials(till.patient)).toContainEqual({ action: 'payment.withdrawn', outcome: 'payment_seen' });
    expect(await till.statusOf(intent.tx_ref)).toBe('SUCCESSFUL');
  });
});

describe('the webhook', () => {
  const data = (headers: Record<string, string>, provider = 'sandbox'): Promise<Answered> =>
    till.test.call('POST', `/payments/webhooks/${provider}`, {
      headers,
      body: { tx_ref: 'x', transaction_id: '1', status: 'successful' },
    });

  it('without the secret is refused, and nothing is kept', async () => {
    const events = () => till.test.platform.db.selectFrom('gateway_event').select('event_key').execute();
    const before = await events();
    expect((await data({})).status).toBe(401);
    expect((await data({ 'x-sandbox-signature': 'ab'.repeat(32) })).status).toBe(401);
    expect((await data({}, 'flutterwave')).status).toBe(404);
    expect(await events()).toEqual(before);
  });

  it('is kept once', async () => {
    const intent = await till.open();
    const transactionId = await till.pay(intent.tx_ref, { repeat: 4 });
    const earned = await till.test.platform.db
      .selectFrom('gateway_event')
      .select('event_key')
      .where('event_key', 'like', `${transactionId}:%`)
      .execute();
    expect(earned).toHaveLength(1);
    await react(till.test.platform);
  });
});
