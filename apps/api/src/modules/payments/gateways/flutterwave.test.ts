import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FakeFlutterwave, type Fault, startFakeFlutterwave } from '../../../testing/fake-flutterwave.ts';
import { flutterwaveGateway } from './flutterwave.ts';
import type { Gateway } from './gateway.ts';

let fake: FakeFlutterwave;
let gateway: Gateway;

beforeAll(async () => {
  fake = await startFakeFlutterwave();
  gateway = flutterwaveGateway(
    { url: fake.url, publicKey: 'FLWPUBK_TEST-1', secretKey: 'FLWSECK_TEST-1', webhookSecret: 'a secret of ours' },
    300,
  );
});
afterEach(() => {
  fake.fault = () => undefined;
});
afterAll(() => fake.close());

describe('verifying a payment with Flutterwave', () => {
  it('a payment is looked up at Flutterwave by reference and by id, with the secret key', async () => {
    const paid = fake.pay('ivuriro-a b', 1000);
    const said = {
      status: 'successful',
      transactionId: String(paid.id),
      txRef: 'ivuriro-a b',
      amount: 1000,
      currency: 'RWF',
    };
    expect(await gateway.verify({ txRef: 'ivuriro-a b' })).toEqual(said);
    expect(await gateway.verify({ transactionId: String(paid.id) })).toEqual(said);
    expect(fake.requests.at(-1)).toEqual({
      path: `/transactions/${paid.id}/verify`,
      key: 'Bearer FLWSECK_TEST-1',
    });
  });

  it.each([
    ['pending', 'pending'],
    ['failed', 'failed'],
    ['cancelled', 'failed'],
    ['something new', 'pending'],
  ])('a transaction that Flutterwave calls %s counts as %s', async (status, ours) => {
    fake.pay(`status ${status}`, 10, { status });
    expect(await gateway.verify({ txRef: `status ${status}` })).toMatchObject({ status: ours });
  });

  it('a transaction that Flutterwave has never seen counts as unknown', async () => {
    expect(await gateway.verify({ txRef: 'nobody' })).toBe('unknown');
    expect(await gateway.verify({ transactionId: '5' })).toBe('unknown');
    expect(await gateway.verify({ transactionId: '../../refunds' })).toBe('unknown');
  });

  it.each<Fault>(['error', 'garbage', 'drop', 'hang', 'refuse'])(
    'Flutterwave counts as unreachable when its answer has the fault "%s"',
    async (how) => {
      fake.pay('there', 10);
      fake.fault = () => how;
      expect(await gateway.verify({ txRef: 'there' })).toBe('unreachable');
    },
  );

  it('Flutterwave counts as unreachable when its answer contains an invalid amount', async () => {
    fake.pay('odd', 10, { amount: 'ten' as never });
    expect(await gateway.verify({ txRef: 'odd' })).toBe('unreachable');
    fake.pay('negative', -10);
    expect(await gateway.verify({ txRef: 'negative' })).toBe('unreachable');
  });
});

describe('refunding with Flutterwave', () => {
  it('a refund whose answer was lost is requested again, and Flutterwave refunds once', async () => {
    const { id } = fake.pay('refunded', 1000);
    const order = { id: 'refund-1', transactionId: String(id), amount: 500 };
    fake.fault = (path) => (path.endsWith('/refund') ? 'lost' : undefined);
    expect(await gateway.refund({ ...order, again: false })).toBe('unreachable');
    fake.fault = () => undefined;
    expect(await gateway.refund({ ...order, again: true })).toEqual({ refundId: '1' });
    expect(fake.refunds).toEqual([{ id: 1, tx_id: id, amount_refunded: 500 }]);
  });

  it('no second refund is sent while Flutterwave cannot say whether it received the first', async () => {
    const { id } = fake.pay('unsure', 1000);
    const before = fake.refunds.length;
    fake.fault = (path) => (path.startsWith('/refunds') ? 'error' : undefined);
    expect(await gateway.refund({ id: 'r', transactionId: String(id), amount: 1000, again: true })).toBe('unreachable');
    expect(fake.refunds).toHaveLength(before);
  });

  it('a refund that Flutterwave refuses is reported as refused', async () => {
    const { id } = fake.pay('poor', 1000);
    fake.fault = () => 'refuse';
    expect(await gateway.refund({ id: 'r', transactionId: String(id), amount: 1, again: false })).toBe('refused');
  });
});

describe('the webhook of Flutterwave', () => {
  const event = (data: object, name = 'charge.completed') => Buffer.from(JSON.stringify({ event: name, data }));
  const headers = { 'verif-hash': 'a secret of ours' };

  it('a webhook of Flutterwave names its payment, and repetitions of one event have the same key', () => {
    const pending = event({ id: 7, tx_ref: 'ivuriro-7', status: 'pending' });
    const done = event({ id: 7, tx_ref: 'ivuriro-7', status: 'successful' });
    const read = gateway.readEvent(headers, done);
    expect(read).toMatchObject({ txRef: 'ivuriro-7', transactionId: '7' });
    expect(gateway.readEvent(headers, done)).toEqual(read);
    expect(gateway.readEvent(headers, pending).eventKey).not.toBe(read.eventKey);
  });

  it('a stored webhook of Flutterwave contains no data about the payer', () => {
    const customer = { name: 'Aline Uwase', phone_number: '0788123456', email: 'aline@example.test' };
    const { kept: earned } = gateway.readEvent(
      headers,
      event({ id: 9, tx_ref: 'ivuriro-9', customer, card: { last_4digits: '1' } }),
    );
    expect(JSON.stringify(earned)).not.toMatch(/Aline|0788|example|last_4/);
  });

  it('a webhook of Flutterwave about a payout names no payment', () => {
    expect(
      gateway.readEvent(headers, event({ id: 8, reference: 'payout 1', status: 'NEW' }, 'transfer.completed')),
    ).toMatchObject({
      txRef: null,
      payoutId: 'payout 1',
    });
  });

  it.each([[undefined], [''], ['a secret of our'], ['A secret of ours']])(
    'a webhook of Flutterwave with the secret %j is refused',
    (secret) => {
      expect(() => gateway.readEvent({ 'verif-hash': secret }, event({ id: 7 }))).toThrow('secret');
    },
  );

  it.each([['no json'], ['{}'], ['{"event":"charge.completed","data":{"id":"x"}}']])(
    'a webhook of Flutterwave with %s is refused as malformed',
    (text) => {
      expect(() => gateway.readEvent(headers, Buffer.from(text))).toThrow('could not be read');
    },
  );
});
