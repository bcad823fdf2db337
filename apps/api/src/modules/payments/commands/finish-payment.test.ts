import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePatient, type Person } from '../../../testing/people.ts';
import { deliverPaymentEvents, salesOf } from '../../../testing/piece-purpose.ts';
import type { ApiAnswer } from '../../../testing/test-app.ts';
import { createPaymentScenario, type PaymentScenario } from '../../../testing/payment-scenario.ts';

let scenario: PaymentScenario;

beforeAll(async () => {
  scenario = await createPaymentScenario();
});
afterAll(() => scenario.close());

describe('claims of a browser about its payment', () => {
  const denials = async (who: Person) =>
    scenario.test.platform.db
      .selectFrom('audit')
      .select(['action', 'outcome'])
      .where('account_id', '=', who.id)
      .execute();

  it('a browser that claims to have paid gets no appointment when the gateway received no money', async () => {
    const intent = await scenario.open();
    expect(await scenario.refusal({ txRef: intent.tx_ref })).toBe('payment_unknown');
    expect(await scenario.refusal({ txRef: intent.tx_ref, transactionId: '424242' })).toBe('payment_unknown');
    expect(await scenario.statusOf(intent.tx_ref)).toBe('INITIATED');
  });

  it('a payment cannot be completed with the gateway transaction of another patient', async () => {
    const other = await makePatient(scenario.test, 'Another');
    const theirs = await scenario.open({}, other);
    const transactionId = await scenario.pay(theirs.tx_ref, { repeat: 0 });
    const mine = await scenario.open();
    expect(await scenario.refusal({ transactionId })).toBe('payment_unknown');
    expect(await scenario.refusal({ txRef: theirs.tx_ref })).toBe('payment_unknown');
    expect(await scenario.refusal({ txRef: mine.tx_ref, transactionId })).toBe('payment_unknown');
    await deliverPaymentEvents(scenario.test.platform);
    expect(await scenario.statusOf(mine.tx_ref)).toBe('INITIATED');
  });

  it('a payment cannot be completed with a gateway transaction that has paid for something before', async () => {
    const first = await scenario.open();
    const transactionId = await scenario.pay(first.tx_ref);
    await scenario.finish({ txRef: first.tx_ref });
    const second = await scenario.open();
    expect(await scenario.refusal({ txRef: second.tx_ref, transactionId })).toBe('payment_used');
    expect(await salesOf(scenario.test.platform.db, second.payment_id)).toEqual([]);
  });

  it.each([
    ['a smaller amount', { amount: 9999 }, 9999],
    ['another currency', { currency: 'USD', amount: 10 }, 10],
  ])('a payment is refunded in full and books nothing when the gateway reports %s', async (_name, order, back) => {
    const intent = await scenario.open();
    await scenario.pay(intent.tx_ref, order);
    expect(await scenario.refusal({ txRef: intent.tx_ref })).toBe('payment_insufficient');
    expect(await scenario.refusal({ txRef: intent.tx_ref })).toBe('payment_insufficient');
    await deliverPaymentEvents(scenario.test.platform);
    expect(await scenario.refundsOf(intent.payment_id)).toMatchObject([{ status: 'DONE', amount: back }]);
    expect(await scenario.statusOf(intent.tx_ref)).toBe('REFUNDED');
    expect(await salesOf(scenario.test.platform.db, intent.payment_id)).toEqual([]);
  });

  it('completing a purchase with other fields than those of its payment intent is refused', async () => {
    const intent = await scenario.open({ reason: ' headache ' });
    await scenario.pay(intent.tx_ref, { repeat: 0 });
    expect(await scenario.refusal({ txRef: intent.tx_ref, sentFields: { reason: 'a tooth' } })).toBe('intent_mismatch');
    expect(
      await scenario.finish({ txRef: intent.tx_ref, sentFields: { reason: 'headache', price: 10000 } }),
    ).toMatchObject({
      state: 'confirmed',
    });
  });

  it('a payment that was made cannot be withdrawn, and the audit log records the attempt', async () => {
    const intent = await scenario.open();
    await scenario.pay(intent.tx_ref, { repeat: 0 });
    const answer = await scenario.test.call('DELETE', `/patient/payment_intents/${intent.tx_ref}`, {
      token: scenario.patient.token,
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'payment_seen' } });
    expect(await denials(scenario.patient)).toContainEqual({ action: 'payment.withdrawn', outcome: 'payment_seen' });
    expect(await scenario.statusOf(intent.tx_ref)).toBe('SUCCESSFUL');
  });
});

describe('the webhook of the gateway', () => {
  const data = (headers: Record<string, string>, provider = 'sandbox'): Promise<ApiAnswer> =>
    scenario.test.call('POST', `/payments/webhooks/${provider}`, {
      headers,
      body: { tx_ref: 'x', transaction_id: '1', status: 'successful' },
    });

  it('a payment webhook without the secret is refused and not stored', async () => {
    const events = () => scenario.test.platform.db.selectFrom('gateway_event').select('event_key').execute();
    const before = await events();
    expect((await data({})).status).toBe(401);
    expect((await data({ 'x-sandbox-signature': 'ab'.repeat(32) })).status).toBe(401);
    expect((await data({}, 'flutterwave')).status).toBe(404);
    expect(await events()).toEqual(before);
  });

  it('a payment webhook that is sent twice is stored once', async () => {
    const intent = await scenario.open();
    const transactionId = await scenario.pay(intent.tx_ref, { repeat: 4 });
    const earned = await scenario.test.platform.db
      .selectFrom('gateway_event')
      .select('event_key')
      .where('event_key', 'like', `${transactionId}:%`)
      .execute();
    expect(earned).toHaveLength(1);
    await deliverPaymentEvents(scenario.test.platform);
  });
});
