import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePatient } from '../../../testing/people.ts';
import { deliverPaymentEvents, salesOf, sellElsewhere } from '../../../testing/piece-purpose.ts';
import { startWorker } from '../../../platform/work/worker.ts';
import { createPaymentScenario, type PaymentScenario } from '../../../testing/payment-scenario.ts';
import { eraseAccount } from '../../identity/index.ts';
import { payments } from '../index.ts';
import { deleteOldRequests } from '../jobs/retention.ts';

let scenario: PaymentScenario;

beforeAll(async () => {
  scenario = await createPaymentScenario();
});
afterAll(() => scenario.close());
const paymentRow = (txRef: string) =>
  scenario.test.platform.db.selectFrom('payment').selectAll().where('tx_ref', '=', txRef).executeTakeFirstOrThrow();

describe('a successful payment', () => {
  it('a successful payment is booked once, although browser and webhook report it several times', async () => {
    const intent = await scenario.open();
    const transactionId = await scenario.pay(intent.tx_ref, { repeat: 3 });
    const first = await scenario.finish({ txRef: intent.tx_ref });
    await deliverPaymentEvents(scenario.test.platform);
    const [again, byTransaction] = await Promise.all([
      scenario.finish({ txRef: intent.tx_ref, transactionId }),
      scenario.finish({ transactionId }),
    ]);
    expect(first).toMatchObject({ state: 'confirmed', purpose: 'laboratory_test' });
    expect(again).toEqual(first);
    expect(byTransaction).toEqual(first);
    const sales = await salesOf(scenario.test.platform.db, intent.payment_id);
    expect(sales).toHaveLength(1);
    const read = await scenario.test.call('GET', `/patient/payment_intents/${intent.tx_ref}`, {
      token: scenario.patient.token,
    });
    expect(read.body.data).toMatchObject({ status: 'SUCCESSFUL', reference_id: sales[0] });
    expect(await paymentRow(intent.tx_ref)).toMatchObject({ commission: 1000, verified_amount: 10000 });
  });

  it('the webhook books a paid appointment when the browser has closed', async () => {
    const intent = await scenario.open();
    await scenario.pay(intent.tx_ref);
    expect(await scenario.statusOf(intent.tx_ref)).toBe('INITIATED');
    await deliverPaymentEvents(scenario.test.platform);
    expect(await scenario.statusOf(intent.tx_ref)).toBe('SUCCESSFUL');
  });

  it('the sweeper books a paid appointment when browser and webhook both fail', async () => {
    const intent = await scenario.open();
    await scenario.pay(intent.tx_ref, { repeat: 0 });
    scenario.advanceClock(11);
    await scenario.sweep();
    expect(await scenario.statusOf(intent.tx_ref)).toBe('SUCCESSFUL');
  });

  it('a payment is reported as being verified while the gateway is undecided, and booked when it has decided', async () => {
    const intent = await scenario.open();
    await scenario.pay(intent.tx_ref, { delay_ms: 60_000, repeat: 0 });
    expect(await scenario.finish({ txRef: intent.tx_ref })).toEqual({ state: 'verifying', txRef: intent.tx_ref });
    expect(await scenario.statusOf(intent.tx_ref)).toBe('VERIFYING');
    scenario.advanceClock(0.1);
    await scenario.sweep();
    expect(await scenario.statusOf(intent.tx_ref)).toBe('VERIFYING');
    scenario.advanceClock(2);
    await scenario.sweep();
    expect(await scenario.statusOf(intent.tx_ref)).toBe('SUCCESSFUL');
  });

  it('the worker alone books a paid appointment within seconds, and refunds money for a slot that is taken', async () => {
    const worker = await startWorker(scenario.test.platform, [payments]);
    try {
      const earned = await scenario.open();
      await scenario.pay(earned.tx_ref, { repeat: 2 });
      await expect.poll(() => scenario.statusOf(earned.tx_ref), { timeout: 8_000 }).toBe('SUCCESSFUL');
      const lost = await scenario.open({ piece: 'gone meanwhile' });
      await sellElsewhere(scenario.test.platform.db, 'gone meanwhile');
      await scenario.pay(lost.tx_ref);
      await expect.poll(() => scenario.statusOf(lost.tx_ref), { timeout: 8_000 }).toBe('REFUNDED');
    } finally {
      await worker.stop();
    }
  });

  it('fifty simultaneous requests to finish the same payment book once', async () => {
    const intent = await scenario.open();
    await scenario.pay(intent.tx_ref);
    const answers = await Promise.all(Array.from({ length: 50 }, () => scenario.finish({ txRef: intent.tx_ref })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await salesOf(scenario.test.platform.db, intent.payment_id)).toHaveLength(1);
  });
});

describe('an unsuccessful or unusual payment', () => {
  it('a declined payment releases the slot', async () => {
    const intent = await scenario.open({ piece: 'the declined one' });
    await scenario.pay(intent.tx_ref, { outcome: 'decline', repeat: 0 });
    expect(await scenario.refusal({ txRef: intent.tx_ref })).toBe('payment_failed');
    const other = await makePatient(scenario.test, 'Another');
    await scenario.open({ piece: 'the declined one' }, other);
  });

  it('a payment that is declined and then approved is booked', async () => {
    const intent = await scenario.open();
    await scenario.pay(intent.tx_ref, { outcome: 'decline' });
    await deliverPaymentEvents(scenario.test.platform);
    expect(await scenario.statusOf(intent.tx_ref)).toBe('FAILED');
    await scenario.pay(intent.tx_ref);
    await deliverPaymentEvents(scenario.test.platform);
    expect(await scenario.statusOf(intent.tx_ref)).toBe('SUCCESSFUL');
  });

  it('a payment of more than the price is booked, and the surplus is recorded separately', async () => {
    const intent = await scenario.open();
    await scenario.pay(intent.tx_ref, { amount: 12_500 });
    expect(await scenario.finish({ txRef: intent.tx_ref })).toMatchObject({ state: 'confirmed' });
    expect(await paymentRow(intent.tx_ref)).toMatchObject({ amount: 10_000, surplus: 2_500, status: 'SUCCESSFUL' });
  });

  it('a late payment is booked when the slot is still free', async () => {
    const intent = await scenario.open();
    scenario.advanceClock(11);
    await scenario.sweep();
    expect(await scenario.statusOf(intent.tx_ref)).toBe('EXPIRED');
    await scenario.pay(intent.tx_ref);
    await deliverPaymentEvents(scenario.test.platform);
    expect(await scenario.statusOf(intent.tx_ref)).toBe('SUCCESSFUL');
  });

  it('a late payment of a patient whose account was erased is refunded in full and books nothing', async () => {
    const leaver = await makePatient(scenario.test, 'Who Leaves');
    const intent = await scenario.open({}, leaver);
    scenario.advanceClock(11);
    await scenario.sweep();
    await scenario.test.platform.db
      .transaction()
      .execute((trx) => eraseAccount(trx, { id: leaver.id, known: false }, scenario.test.platform.now()));
    await scenario.pay(intent.tx_ref);
    await deliverPaymentEvents(scenario.test.platform);
    expect(await salesOf(scenario.test.platform.db, intent.payment_id)).toEqual([]);
    expect(await scenario.refundsOf(intent.payment_id)).toMatchObject([{ amount: 10_000, reason: 'booking_lost' }]);
    expect(await scenario.statusOf(intent.tx_ref)).toMatch(/^REFUND/);
  });

  it('a payment that arrives after its purchase request was deleted is refunded in full', async () => {
    const intent = await scenario.open();
    scenario.advanceClock(11);
    await scenario.sweep();
    const { db } = scenario.test.platform;
    await db.updateTable('payment').set({ check_at: null }).where('id', '=', intent.payment_id).execute();
    const { created_at } = await paymentRow(intent.tx_ref);
    await deleteOldRequests(scenario.test.platform, created_at, 500);
    expect(await paymentRow(intent.tx_ref)).toMatchObject({ request: {}, fields: {}, status: 'EXPIRED' });
    await scenario.pay(intent.tx_ref);
    await deliverPaymentEvents(scenario.test.platform);
    expect(await salesOf(db, intent.payment_id)).toEqual([]);
    expect(await scenario.refundsOf(intent.payment_id)).toMatchObject([{ amount: 10_000, reason: 'booking_lost' }]);
  });

  it('the sweeper finds a late payment that nothing reported', async () => {
    const intent = await scenario.open();
    scenario.advanceClock(11);
    await scenario.sweep();
    await scenario.pay(intent.tx_ref, { repeat: 0 });
    scenario.advanceClock(6);
    await scenario.sweep();
    expect(await scenario.statusOf(intent.tx_ref)).toBe('SUCCESSFUL');
  });

  it('a late payment for a slot that is taken is refunded automatically, and completing the purchase is refused because the slot is lost', async () => {
    const intent = await scenario.open({ piece: 'the lost one' });
    await sellElsewhere(scenario.test.platform.db, 'the lost one');
    await scenario.pay(intent.tx_ref);
    expect(await scenario.refusal({ txRef: intent.tx_ref })).toBe('booking_lost');
    expect(await scenario.statusOf(intent.tx_ref)).toBe('REFUND_PENDING');
    await deliverPaymentEvents(scenario.test.platform);
    expect(await scenario.refusal({ txRef: intent.tx_ref })).toBe('booking_lost');
    expect(await scenario.refundsOf(intent.payment_id)).toMatchObject([
      { status: 'DONE', amount: 10_000, reason: 'booking_lost' },
    ]);
  });

  it('a second payment for the same appointment is refunded', async () => {
    const intent = await scenario.open();
    await scenario.pay(intent.tx_ref);
    await deliverPaymentEvents(scenario.test.platform);
    const { db } = scenario.test.platform;
    const paid = await db
      .selectFrom('sandbox_transaction')
      .selectAll()
      .where('tx_ref', '=', intent.tx_ref)
      .executeTakeFirstOrThrow();
    const { id: _id, ...copy } = paid;
    const second = await db.insertInto('sandbox_transaction').values(copy).returning('id').executeTakeFirstOrThrow();
    const claim = { txRef: intent.tx_ref, transactionId: String(second.id) };
    expect(await scenario.finish(claim)).toMatchObject({ state: 'confirmed' });
    expect(await scenario.finish(claim)).toMatchObject({ state: 'confirmed' });
    await deliverPaymentEvents(scenario.test.platform);
    expect(await scenario.refundsOf(intent.payment_id)).toMatchObject([
      { gateway_tx_id: String(second.id), reason: 'paid_twice', status: 'DONE' },
    ]);
    expect(await scenario.statusOf(intent.tx_ref)).toBe('SUCCESSFUL');
  });

  it('a payment that stays undecided for a day expires, and is still booked when the money arrives later', async () => {
    const intent = await scenario.open();
    await scenario.pay(intent.tx_ref, { delay_ms: 86_400_000, repeat: 0 });
    await scenario.finish({ txRef: intent.tx_ref });
    const books = scenario.test.platform.db.updateTable('sandbox_transaction').where('tx_ref', '=', intent.tx_ref);
    await books.set({ settles_at: new Date('2099-01-01') }).execute();
    for (let round = 0; round < 12; round++) {
      scenario.advanceClock(12 * 60 - 1);
      if (round === 0) {
        await scenario.test.platform.db
          .updateTable('sandbox_transaction')
          .set({ settles_at: new Date('2099-01-01') })
          .execute();
      }
      await scenario.sweep();
    }
    expect(await scenario.statusOf(intent.tx_ref)).toBe('EXPIRED');
    await books.set({ settles_at: scenario.test.clock.now }).execute();
    expect(await scenario.finish({ txRef: intent.tx_ref })).toMatchObject({ state: 'confirmed' });
  });
});
