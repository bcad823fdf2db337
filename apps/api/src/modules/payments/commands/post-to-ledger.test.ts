import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../platform/db/pool.ts';
import { newId } from '../../../platform/ids.ts';
import { asOwner } from '../../../platform/db/role.ts';
import { makeAdmin, makePatient, makePlace, type Person } from '../../../testing/people.ts';
import { restorePurpose, usePiecePurpose, deliverPaymentEvents } from '../../../testing/piece-purpose.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  concludePayout,
  earn,
  finishPayment,
  openCashPayment,
  paymentRefs,
  refund,
  requestPayout,
  unearn,
} from '../index.ts';
import { checkLedger } from '../queries/ledger-check.ts';

let test: TestApp;
let patient: Person;
let payee: Person;
let admin: Person;
let pieces = 0;

beforeAll(async () => {
  test = await startTestApp({ now: new Date('2026-11-20T08:00:00Z') });
  await usePiecePurpose(test.databaseUrl);
  patient = await makePatient(test);
  admin = await makeAdmin(test);
});
beforeEach(async () => {
  payee = await makePlace(test, 'laboratory');
});
afterEach(async () => {
  await deliverPaymentEvents(test.platform);
  expect(await checkLedger(test.platform.db)).toEqual([]);
});
afterAll(async () => {
  restorePurpose();
  await test.close();
});

const now = () => test.clock.now;
const within = <T>(change: (trx: Db) => Promise<T>) => test.platform.db.transaction().execute(change);
const wish = (price: number) => ({
  purpose: 'laboratory_test',
  payment_method: 'CARD',
  piece: `piece ${++pieces}`,
  price,
  payee: payee.id,
  payee_kind: 'laboratory',
});
async function paid(price: number, sum = price): Promise<string> {
  const { data } = (await test.call('POST', '/patient/payment_intents', { token: patient.token, body: wish(price) }))
    .body;
  await test.call('POST', `ROOT/sandbox/checkout/${data.tx_ref}`, { body: { outcome: 'approve', amount: sum } });
  await finishPayment(test.platform, patient.id, { txRef: data.tx_ref, sentFields: {} });
  return data.payment_id;
}
const cash = (price: number) =>
  within((trx) =>
    openCashPayment(
      trx,
      patient.id,
      { payeeId: payee.id, payeeKind: 'laboratory', amount: price, request: {} },
      { purpose: 'laboratory_test', referenceId: newId() },
      now(),
    ),
  );
const own = async () => {
  const rows = await test.platform.db
    .selectFrom('ledger_account')
    .select(['name', 'balance'])
    .where('owner_id', '=', payee.id)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.name, row.balance]));
};
const platformBalance = async (name: string) =>
  (
    await test.platform.db
      .selectFrom('ledger_account')
      .select('balance')
      .where('owner_id', 'is', null)
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
  ).balance;
const statusOf = async (id: string) => (await paymentRefs(test.platform.db, [id])).get(id)!.payment_status;

describe('a payment in the ledger', () => {
  it('a payment is booked as earned only once, and the earning is reversed only once, however often each is repeated', async () => {
    const revenue = await platformBalance('platform_revenue');
    const id = await paid(1005);
    expect(await own()).toEqual({ provider_held: 905 });
    await within((trx) => earn(trx, id, now()));
    await within((trx) => earn(trx, id, now()));
    expect(await own()).toEqual({ provider_held: 0, provider_payable: 905 });
    expect(await platformBalance('platform_revenue')).toBe(revenue + 100);
    await within((trx) => unearn(trx, id, now()));
    await within((trx) => unearn(trx, id, now()));
    expect(await own()).toEqual({ provider_held: 905, provider_payable: 0 });
    await within((trx) => earn(trx, id, now()));
    expect(await own()).toEqual({ provider_held: 0, provider_payable: 905 });
  });

  it('a payment is earned once when the appointment is completed several times at the same moment', async () => {
    const id = await paid(2000);
    await Promise.all(Array.from({ length: 12 }, () => within((trx) => earn(trx, id, now()))));
    expect(await own()).toMatchObject({ provider_payable: 1800 });
  });

  it('an earned payment cannot be reversed once the money was paid out to the provider', async () => {
    const id = await paid(1000);
    await within((trx) => earn(trx, id, now()));
    await within((trx) =>
      requestPayout(trx, { providerId: payee.id, amount: 900, type: 'pending', requestedBy: admin.id }, now()),
    );
    await expect(within((trx) => unearn(trx, id, now()))).rejects.toMatchObject({ code: 'already_paid_out' });
    await expect(within((trx) => refund(trx, id, 100, 'cancelled', now()))).rejects.toMatchObject({
      code: 'already_paid_out',
    });
    expect(await own()).toMatchObject({ provider_payable: 0 });
  });
});

describe('a refund in the ledger', () => {
  it.each([
    { percent: 100, back: 1005, payable: undefined, status: 'REFUNDED' },
    { percent: 50, back: 502, payable: 452, status: 'REFUNDED' },
    { percent: 0, back: undefined, payable: 905, status: 'SUCCESSFUL' },
  ])('a refund of $percent % returns $back; the rest is earned', async ({ percent, back, payable, status }) => {
    const id = await paid(1005);
    await within((trx) => refund(trx, id, percent, 'cancelled', now()));
    await within((trx) => refund(trx, id, percent, 'cancelled', now()));
    await deliverPaymentEvents(test.platform);
    const sent = await test.platform.db.selectFrom('refund').selectAll().where('payment_id', '=', id).execute();
    expect(sent.map((row) => [row.amount, row.status])).toEqual(back ? [[back, 'DONE']] : []);
    expect(await own()).toEqual({ provider_held: 0, ...(payable ? { provider_payable: payable } : {}) });
    expect(await statusOf(id)).toBe(status);
    expect((await paymentRefs(test.platform.db, [id])).get(id)!.amount_paid).toBe(1005 - (back ?? 0));
  });

  it('a full refund also returns what the patient paid too much', async () => {
    const id = await paid(1000, 1300);
    const before = await platformBalance('surplus_held');
    await within((trx) => refund(trx, id, 100, 'cancelled', now()));
    expect(await platformBalance('surplus_held')).toBe(before - 300);
    const row = await test.platform.db
      .selectFrom('refund')
      .select('amount')
      .where('payment_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.amount).toBe(1300);
  });

  it('a refund after the appointment was completed reverses the earning first', async () => {
    const id = await paid(1000);
    await within((trx) => earn(trx, id, now()));
    await within((trx) => refund(trx, id, 100, 'cancelled', now()));
    expect(await own()).toEqual({ provider_held: 0, provider_payable: 0 });
  });

  it('a refund is made once, however often it is requested', async () => {
    const id = await paid(1000);
    await within((trx) => refund(trx, id, 100, 'cancelled', now()));
    await deliverPaymentEvents(test.platform);
    await test.platform.db.updateTable('refund').set({ try_at: now() }).where('payment_id', '=', id).execute();
    const { sendDueRefunds } = await import('../jobs/send-refunds.ts');
    await Promise.all([sendDueRefunds(test.platform), sendDueRefunds(test.platform)]);
    const { rows } = await sql`select 1 from sandbox_refund r join refund f on f.id::text = r.reference
      where f.payment_id = ${id}`.execute(test.platform.db);
    expect(rows).toHaveLength(1);
  });
});

describe('cash in the ledger', () => {
  it('a cash payment is due until it is earned, and then the provider owes the platform its commission', async () => {
    const { id } = await cash(1000);
    expect(await statusOf(id)).toBe('CASH_DUE');
    await within((trx) => earn(trx, id, now()));
    await within((trx) => earn(trx, id, now()));
    expect(await own()).toEqual({ provider_receivable: -100 });
    expect(await statusOf(id)).toBe('SUCCESSFUL');
    await within((trx) => unearn(trx, id, now()));
    expect(await own()).toEqual({ provider_receivable: 0 });
    expect(await statusOf(id)).toBe('CASH_DUE');
  });

  it('a cash payment, whether due or earned, becomes void when its appointment or order is cancelled', async () => {
    const due = await cash(1000);
    await within((trx) => refund(trx, due.id, 100, 'cancelled', now()));
    expect(await statusOf(due.id)).toBe('VOID');
    const done = await cash(1000);
    await within((trx) => earn(trx, done.id, now()));
    await within((trx) => refund(trx, done.id, 100, 'cancelled', now()));
    expect(await statusOf(done.id)).toBe('VOID');
    expect(await own()).toEqual({ provider_receivable: 0 });
  });

  it('one idempotency key opens one cash payment', async () => {
    const quote = { payeeId: payee.id, payeeKind: 'laboratory' as const, amount: 500, request: {} };
    const opening = () => ({
      purpose: 'laboratory_test' as const,
      referenceId: newId(),
      idempotencyKey: 'cash-once',
    });
    await within((trx) => openCashPayment(trx, patient.id, quote, opening(), now()));
    await expect(within((trx) => openCashPayment(trx, patient.id, quote, opening(), now()))).rejects.toThrow();
  });
});

describe('a payout in the ledger', () => {
  const order = (amount: number, type: 'pending' | 'custom' = 'custom') => ({
    providerId: payee.id,
    amount,
    type,
    requestedBy: admin.id,
  });
  it('a payout deducts the commission owed on cash, never exceeds the balance, and is returned when it fails', async () => {
    const id = await paid(1000);
    await within((trx) => earn(trx, id, now()));
    const { id: cashId } = await cash(500);
    await within((trx) => earn(trx, cashId, now()));
    for (const wrong of [order(851), order(0), order(-5), order(849, 'pending')])
      await expect(within((trx) => requestPayout(trx, wrong, now()))).rejects.toMatchObject({
        code: 'balance_changed',
      });
    const { id: first } = await within((trx) => requestPayout(trx, order(850, 'pending'), now()));
    expect(await own()).toMatchObject({ provider_payable: 0, provider_receivable: 0 });
    await within((trx) => concludePayout(trx, first, { status: 'FAILED' }, now()));
    expect(await own()).toMatchObject({ provider_payable: 850 });
    test.clock.now = new Date(now().getTime() + 61_000);
    const { id: second } = await within((trx) => requestPayout(trx, order(850, 'pending'), now()));
    await within((trx) => concludePayout(trx, second, { status: 'CONFIRMED' }, now()));
    await expect(within((trx) => concludePayout(trx, second, { status: 'FAILED' }, now()))).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await platformBalance('payout_clearing')).toBe(900);
  });

  it('of many simultaneous payouts of the whole balance, only one succeeds', async () => {
    const id = await paid(1000);
    await within((trx) => earn(trx, id, now()));
    const asked = await Promise.allSettled(
      Array.from({ length: 8 }, () => within((trx) => requestPayout(trx, order(900, 'pending'), now()))),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the check of the ledger', () => {
  it('the check of the ledger finds a balance changed by hand and a payment whose entries are missing', async () => {
    const id = await paid(1000);
    const change = (by: number) =>
      sql`update ledger_account set balance = balance + ${by} where owner_id = ${payee.id}`.execute(test.platform.db);
    await change(1);
    expect(await checkLedger(test.platform.db)).toHaveLength(1);
    await change(-1);
    await test.platform.db.updateTable('payment').set({ completed_at: now() }).where('id', '=', id).execute();
    expect((await checkLedger(test.platform.db)).join()).toContain(id);
    await test.platform.db.updateTable('payment').set({ completed_at: null }).where('id', '=', id).execute();
  });

  it('the database refuses ledger entries that do not balance, and the deletion of an entry', async () => {
    const unbalanced = within(async (trx) => {
      const { id } = await trx
        .insertInto('ledger_transaction')
        .values({ event: 'capture', amount: 1, at: now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx.insertInto('ledger_entry').values({ transaction_id: id, account_id: 1, amount: 5 }).execute();
    });
    await expect(unbalanced).rejects.toThrow('does not sum to zero');
    const emptied = asOwner(test.databaseUrl, (owner) => owner.query('delete from ledger_entry'));
    await expect(emptied).rejects.toThrow('append-only');
  });
});
