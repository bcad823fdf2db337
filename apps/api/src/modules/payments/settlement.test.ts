import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePatient } from '../../testing/people.ts';
import { react, salesOf, sellElsewhere } from '../../testing/shop.ts';
import { startWorker } from '../../platform/work/worker.ts';
import { openTill, type Till } from '../../testing/till.ts';
import { eraseAccount } from '../identity/index.ts';
import { payments } from './index.ts';
import { deleteOldRequests } from './retention.ts';

let till: Till;

beforeAll(async () => {
  till = await openTill();
});
afterAll(() => till.close());
const paymentRow = (txRef: string) =>
  till.test.platform.db.selectFrom('payment').selectAll().where('tx_ref', '=', txRef).executeTakeFirstOrThrow();

describe('money that comes as it should', () => {
  it('books once, whoever asks and however often', async () => {
    const intent = await till.open();
    const transactionId = await till.pay(intent.tx_ref, { repeat: 3 });
    const first = await till.finish({ txRef: intent.tx_ref });
    await react(till.test.platform);
    const [again, byTransaction] = await Promise.all([
      till.finish({ txRef: intent.tx_ref, transactionId }),
      till.finish({ transactionId }),
    ]);
    expect(first).toMatchObject({ state: 'confirmed', purpose: 'laboratory_test' });
    expect(again).toEqual(first);
    expect(byTransaction).toEqual(first);
    const sales = await salesOf(till.test.platform.db, intent.payment_id);
    expect(sales).toHaveLength(1);
    const read = await till.test.call('GET', `/patient/payment_intents/${intent.tx_ref}`, {
      token: till.patient.token,
    });
    expect(read.body.data).toMatchObject({ status: 'SUCCESSFUL', reference_id: sales[0] });
    expect(await paymentRow(intent.tx_ref)).toMatchObject({ commission: 1000, verified_amount: 10000 });
  });

  it('books by the webhook when the browser has died', async () => {
    const intent = await till.open();
    await till.pay(intent.tx_ref);
    expect(await till.statusOf(intent.tx_ref)).toBe('INITIATED');
    await react(till.test.platform);
    expect(await till.statusOf(intent.tx_ref)).toBe('SUCCESSFUL');
  });

  it('books by the sweeper when browser and webhook are both lost', async () => {
    const intent = await till.open();
    await till.pay(intent.tx_ref, { repeat: 0 });
    till.later(11);
    await till.sweep();
    expect(await till.statusOf(intent.tx_ref)).toBe('SUCCESSFUL');
  });

  it('answers that it is verified while the gateway is undecided, and books when it has decided', async () => {
    const intent = await till.open();
    await till.pay(intent.tx_ref, { delay_ms: 60_000, repeat: 0 });
    expect(await till.finish({ txRef: intent.tx_ref })).toEqual({ state: 'verifying', txRef: intent.tx_ref });
    expect(await till.statusOf(intent.tx_ref)).toBe('VERIFYING');
    till.later(0.1);
    await till.sweep();
    expect(await till.statusOf(intent.tx_ref)).toBe('VERIFYING');
    till.later(2);
    await till.sweep();
    expect(await till.statusOf(intent.tx_ref)).toBe('SUCCESSFUL');
  });

  it('books within moments by the worker alone, and gives back what was lost', async () => {
    const worker = await startWorker(till.test.platform, [payments]);
    try {
      const earned = await till.open();
      await till.pay(earned.tx_ref, { repeat: 2 });
      await expect.poll(() => till.statusOf(earned.tx_ref), { timeout: 8_000 }).toBe('SUCCESSFUL');
      const lost = await till.open({ piece: 'gone meanwhile' });
      await sellElsewhere(till.test.platform.db, 'gone meanwhile');
      await till.pay(lost.tx_ref);
      await expect.poll(() => till.statusOf(lost.tx_ref), { timeout: 8_000 }).toBe('REFUNDED');
    } finally {
      await worker.stop();
    }
  });

  it('books fifty times at once as once', async () => {
    const intent = await till.open();
    await till.pay(intent.tx_ref);
    const answers = await Promise.all(Array.from({ length: 50 }, () => till.finish({ txRef: intent.tx_ref })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await salesOf(till.test.platform.db, intent.payment_id)).toHaveLength(1);
  });
});

describe('money that comes otherwise', () => {
  it('declined gives the thing back', async () => {
    const intent = await till.open({ piece: 'the declined one' });
    await till.pay(intent.tx_ref, { outcome: 'decline', repeat: 0 });
    expect(await till.refusal({ txRef: intent.tx_ref })).toBe('payment_failed');
    const other = await makePatient(till.test, 'Another');
    await till.open({ piece: 'the declined one' }, other);
  });

  it('declined, then approved: the later word counts', async () => {
    const intent = await till.open();
    await till.pay(intent.tx_ref, { outcome: 'decline' });
    await react(till.test.platform);
    expect(await till.statusOf(intent.tx_ref)).toBe('FAILED');
    await till.pay(intent.tx_ref);
    await react(till.test.platform);
    expect(await till.statusOf(intent.tx_ref)).toBe('SUCCESSFUL');
  });

  it('too much books, and the surplus is kept apart', async () => {
    const intent = await till.open();
    await till.pay(intent.tx_ref, { amount: 12_500 });
    expect(await till.finish({ txRef: intent.tx_ref })).toMatchObject({ state: 'confirmed' });
    expect(await paymentRow(intent.tx_ref)).toMatchObject({ amount: 10_000, surplus: 2_500, status: 'SUCCESSFUL' });
  });

  it('late, with the thing still there, books after all', async () => {
    const intent = await till.open();
    till.later(11);
    await till.sweep();
    expect(await till.statusOf(intent.tx_ref)).toBe('EXPIRED');
    await till.pay(intent.tx_ref);
    await react(till.test.platform);
    expect(await till.statusOf(intent.tx_ref)).toBe('SUCCESSFUL');
  });

  it('late, of somebody who was erased meanwhile, goes back whole and books nothing', async () => {
    const leaver = await makePatient(till.test, 'Who Leaves');
    const intent = await till.open({}, leaver);
    till.later(11);
    await till.sweep();
    await till.test.platform.db
      .transaction()
      .execute((trx) => eraseAccount(trx, { id: leaver.id, known: false }, till.test.platform.now()));
    await till.pay(intent.tx_ref);
    await react(till.test.platform);
    expect(await salesOf(till.test.platform.db, intent.payment_id)).toEqual([]);
    expect(await till.refundsOf(intent.payment_id)).toMatchObject([{ amount: 10_000, reason: 'booking_lost' }]);
    expect(await till.statusOf(intent.tx_ref)).toMatch(/^REFUND/);
  });

  it('late by so much that what was asked for is forgotten goes back whole and books nothing', async () => {
    const intent = await till.open();
    till.later(11);
    await till.sweep();
    const { db } = till.test.platform;
    await db.updateTable('payment').set({ check_at: null }).where('id', '=', intent.payment_id).execute();
    const { created_at } = await paymentRow(intent.tx_ref);
    await deleteOldRequests(till.test.platform, created_at, 500);
    expect(await paymentRow(intent.tx_ref)).toMatchObject({ request: {}, fields: {}, status: 'EXPIRED' });
    await till.pay(intent.tx_ref);
    await react(till.test.platform);
    expect(await salesOf(db, intent.payment_id)).toEqual([]);
    expect(await till.refundsOf(intent.payment_id)).toMatchObject([{ amount: 10_000, reason: 'booking_lost' }]);
  });

  it('late and told by nobody is found by the sweeper', async () => {
    const intent = await till.open();
    till.later(11);
    await till.sweep();
    await till.pay(intent.tx_ref, { repeat: 0 });
    till.later(6);
    await till.sweep();
    expect(await till.statusOf(intent.tx_ref)).toBe('SUCCESSFUL');
  });

  it('with the thing gone goes back by itself, and says so', async () => {
    const intent = await till.open({ piece: 'the lost one' });
    await sellElsewhere(till.test.platform.db, 'the lost one');
    await till.pay(intent.tx_ref);
    expect(await till.refusal({ txRef: intent.tx_ref })).toBe('booking_lost');
    expect(await till.statusOf(intent.tx_ref)).toBe('REFUND_PENDING');
    await react(till.test.platform);
    expect(await till.refusal({ txRef: intent.tx_ref })).toBe('booking_lost');
    expect(await till.refundsOf(intent.payment_id)).toMatchObject([
      { status: 'DONE', amount: 10_000, reason: 'booking_lost' },
    ]);
  });

  it('a second payment for the same thing goes back', async () => {
    const intent = await till.open();
    await till.pay(intent.tx_ref);
    await react(till.test.platform);
    const { db } = till.test.platform;
    const paid = await db
      .selectFrom('sandbox_transaction')
      .selectAll()
      .where('tx_ref', '=', intent.tx_ref)
      .executeTakeFirstOrThrow();
    const { id: _id, ...copy } = paid;
    const second = await db.insertInto('sandbox_transaction').values(copy).returning('id').executeTakeFirstOrThrow();
    const claim = { txRef: intent.tx_ref, transactionId: String(second.id) };
    expect(await till.finish(claim)).toMatchObject({ state: 'confirmed' });
    expect(await till.finish(claim)).toMatchObject({ state: 'confirmed' });
    await react(till.test.platform);
    expect(await till.refundsOf(intent.payment_id)).toMatchObject([
      { gateway_tx_id: String(second.id), reason: 'paid_twice', status: 'DONE' },
    ]);
    expect(await till.statusOf(intent.tx_ref)).toBe('SUCCESSFUL');
  });

  it('a payment that stays undecided for a day is given up, and still booked when it arrives', async () => {
    const intent = await till.open();
    await till.pay(intent.tx_ref, { delay_ms: 86_400_000, repeat: 0 });
    await till.finish({ txRef: intent.tx_ref });
    const books = till.test.platform.db.updateTable('sandbox_transaction').where('tx_ref', '=', intent.tx_ref);
    await books.set({ settles_at: new Date('2099-01-01') }).execute();
    for (let round = 0; round < 12; round++) {
      till.later(12 * 60 - 1);
      if (round === 0) {
        await till.test.platform.db
          .updateTable('sandbox_transaction')
          .set({ settles_at: new Date('2099-01-01') })
          .execute();
      }
      await till.sweep();
    }
    expect(await till.statusOf(intent.tx_ref)).toBe('EXPIRED');
    await books.set({ settles_at: till.test.clock.now }).execute();
    expect(await till.finish({ txRef: intent.tx_ref })).toMatchObject({ state: 'confirmed' });
  });
});
