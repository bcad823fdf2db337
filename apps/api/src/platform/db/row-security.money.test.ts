import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestPayout } from '../../modules/payments/index.ts';
import { setPaymentInfo } from '../../modules/payments/commands/change-payment-info.ts';
import { makeEachAccount } from '../../testing/each-account.ts';
import {
  drugOrder,
  type OrderScenario,
  createOrderScenario,
  scan,
  sell,
  testOrder,
} from '../../testing/order-scenario.ts';
import { describeRowRules, type RowRule } from '../../testing/own-rows.ts';
import { makePlace } from '../../testing/people.ts';
import { makeAppointment } from '../../testing/appointments.ts';
import { type Acting, actingFor } from './actor-context.ts';
import { asOwner } from './role.ts';

const ofPayment = `$me in (patient_id, payee_id)
  or exists (select from appointment visit where visit.payment_id = row.id and visit.doctor_id = $me)`;
const ofItsPayment = `payment_id in (select id from payment row where ${ofPayment})`;
const all = ['admin'];
const books: RowRule = { own: 'false', rows: { patient: 0, laboratory: 0, administrator: 0 } };
const guards: Record<string, RowRule> = {
  payment: {
    own: ofPayment,
    all,
    rows: { patient: 4, stranger: 3, doctor: 1, hospital: 1, 'another doctor': 0, laboratory: 1, pharmacy: 4 },
  },
  payment_attachment: {
    own: ofItsPayment,
    all,
    rows: { patient: 1, stranger: 1, doctor: 0, laboratory: 0, pharmacy: 2, administrator: 2 },
  },
  refund: {
    own: ofItsPayment,
    all,
    rows: { patient: 1, stranger: 1, doctor: 0, laboratory: 0, pharmacy: 2, administrator: 2 },
  },
  payment_info: { own: 'provider_id = $me', all, rows: { patient: 0, laboratory: 1, pharmacy: 0, administrator: 2 } },
  payout: { own: 'provider_id = $me', all, rows: { patient: 0, laboratory: 1, pharmacy: 0, administrator: 2 } },
  wallet: { own: 'owner_id = $me', all, rows: { patient: 0, doctor: 1, hospital: 1, laboratory: 1, administrator: 6 } },
  wallet_month: { own: 'owner_id = $me', all, rows: { patient: 0, laboratory: 1, pharmacy: 1, administrator: 5 } },
  ledger_account: books,
  ledger_transaction: books,
  ledger_entry: books,
  gateway_event: books,
};
const account = { method: 'BANK', provider: 'Bank of Kigali', account_number: '000-1' } as const;

let scenario: OrderScenario;
let people: Record<string, Acting>;

beforeAll(async () => {
  scenario = await createOrderScenario();
  const { db } = scenario.platform;
  const { stranger, doctor, hospital, admin, ...others } = await makeEachAccount(scenario);
  const otherLaboratory = await makePlace(scenario, 'laboratory');
  people = { ...others.people, 'another laboratory': { id: otherLaboratory.id, type: 'laboratory' } };
  const otherTest = await sell(scenario, otherLaboratory, { test_id: scenario.items.test, price: 4_000 });
  const elsewhere = { laboratory_id: otherLaboratory.id, laboratory_test_id: [otherTest] };
  for (const [who, laboratory, more] of [
    [scenario.patient, scenario.laboratory, {}],
    [stranger, otherLaboratory, elsewhere],
  ] as const) {
    const tests = (await scenario.buy(testOrder(scenario, more), who)).body.data;
    await scenario.change(laboratory, tests, { status: 'COMPLETED' });
    const drugs = (await scenario.buy(drugOrder(scenario), who)).body.data;
    await scenario.change(scenario.pharmacy, drugs, { status: 'CANCELLED' });
    const intent = { ...drugOrder(scenario), purpose: 'prescription', payment_method: 'CARD' };
    await scenario.call('POST', '/patient/payment_intents', { token: who.token, body: intent, files: [scan] });
    await actingFor({ id: laboratory.id, type: 'laboratory' }, () =>
      setPaymentInfo(db, laboratory.id, { ...account, account_name: laboratory.name }, scenario.clock.now),
    );
    const order = { providerId: laboratory.id, amount: 1_000, type: 'custom', requestedBy: admin.id } as const;
    await actingFor({ id: admin.id, type: 'admin' }, () =>
      db.transaction().execute((trx) => requestPayout(trx, order, scenario.clock.now)),
    );
  }
  await makeAppointment(scenario, { doctor, patient: scenario.patient, hospital });
});
afterAll(() => scenario.close());

describeRowRules(() => ({ fixture: scenario, people }), guards);

describe('payment rows of other accounts', () => {
  const of = (name: string) => people[name] ?? null;

  it('payment rows of other accounts cannot be changed', async () => {
    const { db } = scenario.platform;
    const change = () => db.updateTable('payment').set({ surplus: 1 }).execute();
    const [{ numUpdatedRows: changed } = { numUpdatedRows: -1n }] = await actingFor(of('another doctor'), change);
    expect(changed).toBe(0n);
    const [own] = await actingFor(of('doctor'), () => db.updateTable('wallet').set({ paid: 0 }).execute());
    expect(own?.numUpdatedRows).toBe(1n);
  });

  it('payment rows cannot be inserted in the name of another account', async () => {
    const { db } = scenario.platform;
    const info = {
      ...account,
      account_name: 'Mine',
      provider_id: scenario.laboratory.id,
      changed_at: scenario.clock.now,
    };
    const write = actingFor(of('another doctor'), () => db.insertInto('payment_info').values(info).execute());
    await expect(write).rejects.toMatchObject({ code: '42501' });
    const line = { event: 'capture', owner_id: null, amount: 1, at: scenario.clock.now };
    const book = actingFor(of('administrator'), () => db.insertInto('ledger_transaction').values(line).execute());
    await expect(book).rejects.toMatchObject({ code: '42501' });
  });

  it('row security also applies to reads on the extra connection that is used while the shared ones are busy', async () => {
    const { reads } = scenario.platform;
    const ask = (name: string) => actingFor(of(name), () => reads.query('select id from payment'));
    const idle = [(await ask('patient')).rowCount, (await ask('nobody')).rowCount];
    const long = Array.from({ length: 10 }, () => reads.query('select pg_sleep(0.4)'));
    await asOwner(scenario.databaseUrl, (other) => other.query('select pg_sleep(0.1)'));
    expect([(await ask('patient')).rowCount, (await ask('nobody')).rowCount]).toEqual(idle);
    expect(idle).toEqual([4, 0]);
    await Promise.all(long);
  });
});

it('the database refuses a ledger transaction that does not balance, even when the current account may see none of its entries', async () => {
  const { db } = scenario.platform;
  const unbalanced = db.transaction().execute(async (trx) => {
    const at = scenario.clock.now;
    const { id } = await trx
      .insertInto('ledger_transaction')
      .values({ event: 'receive', owner_id: null, amount: 1, at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const accounts = await trx.selectFrom('ledger_account').select('id').limit(1).execute();
    const entry = { transaction_id: id, account_id: accounts[0]!.id, amount: 1 };
    await trx.insertInto('ledger_entry').values(entry).execute();
    // this query makes a visitor, who may see no ledger entry, the current account, as can happen at the end of any
    // request; the check at the commit must still see all entries
    await actingFor(null, () => trx.selectFrom('payment').select('id').execute());
  });
  await expect(unbalanced).rejects.toThrow('does not sum to zero');
});
