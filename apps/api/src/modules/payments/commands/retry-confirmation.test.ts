import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPaymentScenario, type OpenPayment, type PaymentScenario } from '../../../testing/payment-scenario.ts';
import { deliver } from '../../../testing/deliver.ts';
import { deliverPaymentEvents, salesOf } from '../../../testing/piece-purpose.ts';
import type { Purpose } from '../domain/payment-purposes.ts';
import { purposes } from '../ports.ts';

let scenario: PaymentScenario;
let real: ReturnType<typeof purposes.call>;
beforeAll(async () => {
  scenario = await createPaymentScenario();
  real = purposes.call();
});
afterEach(() => purposes.supply(() => real));
afterAll(() => scenario.close());

/** From now on, makes the booking of a paid order fail: always, or for the given number of attempts. */
function breakConfirm(error: unknown, times = Infinity): void {
  let failed = 0;
  const shop = real.laboratory_test;
  const confirm: Purpose['confirm'] = async (trx, payment, now) => {
    const made = await shop.confirm(trx, payment, now);
    if (failed++ < times) throw error;
    return made;
  };
  purposes.supply(() => ({ ...real, laboratory_test: { ...shop, confirm } }));
}
const fault = new TypeError('a mistake of ours');
const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
const sales = ({ payment_id }: OpenPayment) => salesOf(scenario.test.platform.db, payment_id);
async function sweepFor(minutes: number): Promise<void> {
  for (const pause of [0.1, 0.3, 1, 5, 15, 60, 180, 480, 720, 720]) {
    if (pause > minutes) return;
    scenario.advanceClock(pause);
    await scenario.sweep();
  }
}

describe('a payment whose booking fails', () => {
  it('a payment is refunded after three failed bookings; the patient gets a mail, and the audit log records it', async () => {
    breakConfirm(fault);
    const intent = await scenario.open();
    await scenario.pay(intent.tx_ref, { repeat: 0 });
    expect(await scenario.finish({ txRef: intent.tx_ref })).toEqual({ state: 'verifying', txRef: intent.tx_ref });
    await sweepFor(1);
    expect(await scenario.statusOf(intent.tx_ref)).toBe('REFUND_PENDING');
    await deliver(scenario.test);
    expect(await scenario.refundsOf(intent.payment_id)).toMatchObject([
      { status: 'DONE', amount: 10_000, reason: 'booking_lost' },
    ]);
    expect(await sales(intent)).toEqual([]);
    expect(await scenario.refusal({ txRef: intent.tx_ref })).toBe('booking_lost');
    expect(scenario.test.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [scenario.patient.email, 'What you paid for could not be made: your money goes back'],
    ]);
    const audit = scenario.test.platform.db.selectFrom('audit').select(['action', 'outcome', 'patient_id']);
    expect(
      await audit.where('object_id', '=', intent.payment_id).where('action', 'like', 'payment.not%').execute(),
    ).toEqual([{ action: 'payment.not_confirmed', outcome: 'refunded', patient_id: scenario.patient.id }]);
  });

  it('a payment that only a webhook reports, after its payment intent has expired, is refunded when booking keeps failing', async () => {
    breakConfirm(fault);
    const intent = await scenario.open();
    scenario.advanceClock(11);
    await scenario.sweep();
    expect(await scenario.statusOf(intent.tx_ref)).toBe('EXPIRED');
    await scenario.pay(intent.tx_ref);
    await deliverPaymentEvents(scenario.test.platform);
    expect(await scenario.statusOf(intent.tx_ref)).toBe('VERIFYING');
    await sweepFor(1);
    expect(await scenario.statusOf(intent.tx_ref)).toBe('REFUND_PENDING');
  });

  it('a paid appointment is booked when a fault that made booking fail is repaired before the last attempt', async () => {
    breakConfirm(fault, 2);
    const intent = await scenario.open();
    await scenario.pay(intent.tx_ref, { repeat: 0 });
    await scenario.finish({ txRef: intent.tx_ref });
    await sweepFor(1);
    expect(await scenario.statusOf(intent.tx_ref)).toBe('SUCCESSFUL');
    expect(await sales(intent)).toHaveLength(1);
  });

  it('a payment is booked, not refunded, after the database was unreachable for hours', async () => {
    breakConfirm(away, 6);
    const intent = await scenario.open();
    await scenario.pay(intent.tx_ref, { repeat: 0 });
    await scenario.finish({ txRef: intent.tx_ref });
    await sweepFor(15);
    expect(await scenario.statusOf(intent.tx_ref)).toBe('VERIFYING');
    await sweepFor(480);
    expect(await scenario.statusOf(intent.tx_ref)).toBe('SUCCESSFUL');
  });

  it('a payment is refunded after a day in which the database refused every attempt to book', async () => {
    breakConfirm(away);
    const intent = await scenario.open();
    await scenario.pay(intent.tx_ref, { repeat: 0 });
    await scenario.finish({ txRef: intent.tx_ref });
    await sweepFor(1_000);
    expect(await scenario.statusOf(intent.tx_ref)).toBe('REFUND_PENDING');
  });
});

describe('an unexpected amount', () => {
  it.each([
    ['nothing', { amount: 0 }, 'FAILED'],
    ['nothing in another currency', { amount: 0, currency: 'USD' }, 'FAILED'],
    ['a franc', { amount: 1 }, 'REFUNDED'],
    ['enough in another currency', { amount: 10_000, currency: 'USD' }, 'REFUNDED'],
    ['enough of a currency in small letters', { amount: 10_000, currency: 'rwf' }, 'REFUNDED'],
    ['ten times the price', { amount: 100_000 }, 'SUCCESSFUL'],
  ])('an unexpected payment of %s reaches a final state: booked, failed or refunded', async (_what, order, end) => {
    const intent = await scenario.open();
    await scenario.pay(intent.tx_ref, order);
    await deliverPaymentEvents(scenario.test.platform);
    await scenario.sweep();
    await deliverPaymentEvents(scenario.test.platform);
    expect(await scenario.statusOf(intent.tx_ref)).toBe(end);
    expect(await scenario.refundsOf(intent.payment_id)).toHaveLength(end === 'REFUNDED' ? 1 : 0);
  });

  it('the right amount is accepted after a payment of zero', async () => {
    const intent = await scenario.open();
    await scenario.pay(intent.tx_ref, { amount: 0 });
    await deliverPaymentEvents(scenario.test.platform);
    const books = scenario.test.platform.db.updateTable('sandbox_transaction').where('tx_ref', '=', intent.tx_ref);
    await books.set({ outcome: 'failed' }).execute();
    await scenario.pay(intent.tx_ref);
    await deliverPaymentEvents(scenario.test.platform);
    expect(await scenario.statusOf(intent.tx_ref)).toBe('SUCCESSFUL');
  });
});
