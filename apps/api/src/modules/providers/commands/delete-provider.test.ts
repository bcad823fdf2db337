import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookVisit, onlineAt, openClinic, payForVisit, visitAt, book } from '../../../testing/clinic.ts';
import { deliver } from '../../../testing/deliver.ts';
import { balance, drugOrder, createOrderScenario, testOrder } from '../../../testing/order-scenario.ts';
import { makeAdmin, makePatient, type Person } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { makeVisit } from '../../../testing/visits.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { checkLedger } from '../../payments/index.ts';
import { holdPublished, isPublished } from '../queries/published.queries.ts';
import { refreshSearch } from './refresh-search.ts';

const from = (fixture: TestApp, admin: Person) => ({
  preview: async (kinds: string, id: string) =>
    (await fixture.call('GET', `/admin/${kinds}/${id}/deletion`, { token: admin.token })).body.data,
  remove: (kinds: string, id: string) => fixture.call('DELETE', `/admin/${kinds}/${id}`, { token: admin.token }),
});
const statuses = async (fixture: TestApp, table: 'appointment' | 'medical_order', ids: string[]) => {
  const rows = await fixture.platform.db.selectFrom(table).select(['id', 'status']).where('id', 'in', ids).execute();
  return ids.map((id) => rows.find((row) => row.id === id)!.status);
};
const paymentOf = (fixture: TestApp, id: string) =>
  fixture.platform.db
    .selectFrom('payment')
    .select(['status', 'refunded', 'amount'])
    .where('reference_id', '=', id)
    .executeTakeFirstOrThrow();

/** While a transaction holds something, an act must wait for it; what is done meanwhile is done before the act. */
async function meanwhile<T>(
  { platform }: TestApp,
  hold: (trx: Db) => Promise<unknown>,
  act: () => Promise<unknown>,
  done: () => Promise<T>,
): Promise<T> {
  let acting: Promise<unknown> = Promise.resolve();
  const result = await platform.db.transaction().execute(async (trx) => {
    await hold(trx);
    let over = false;
    acting = act().finally(() => (over = true));
    const waits =
      'select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0';
    while (!over && (await platform.pool.query(waits)).rows.length === 0);
    expect(over).toBe(false);
    return done();
  });
  await acting;
  return result;
}

/** Each group deletes people of a world of its own. */
function worldOf<W extends TestApp>(open: () => Promise<W>, close = (fixture: W) => fixture.close()) {
  const stage = {} as { fixture: W; admin: Person };
  beforeAll(async () => {
    stage.fixture = await open();
    stage.admin = await makeAdmin(stage.fixture);
  });
  afterAll(() => close(stage.fixture));
  return stage;
}

describe('a doctor who is deleted', () => {
  const stage = worldOf(openClinic);

  it('goes with his coming visits, paid back in full; what was stays', async () => {
    const { fixture: clinic, admin } = stage;
    const { preview, remove } = from(clinic, admin);
    const { doctor } = clinic;
    const cash = await bookVisit(clinic, 8);
    const paid = (await payForVisit(clinic, onlineAt(clinic, 9))).body.data.id;
    const over = await makeVisit(clinic, {
      doctor,
      patient: clinic.patient,
      status: 'COMPLETED',
      startsAt: new Date('2026-11-16T08:00:00Z'),
    });
    expect(await preview('doctors', doctor.id)).toEqual({ visits: 2, orders: 0, owed: 0 });

    const gone = await remove('doctors', doctor.id);
    expect([gone.status, gone.body.message]).toEqual([200, 'Doctor was removed']);
    expect((await remove('doctors', doctor.id)).status).toBe(404);
    expect((await clinic.call('GET', '/doctor/profile', { token: doctor.token })).status).toBe(401);
    expect((await clinic.call('GET', `/show/doctor/${doctor.id}`)).status).toBe(404);
    expect((await clinic.call('GET', '/doctors')).body.data.total).toBe(0);
    expect((await clinic.call('GET', `/admin/doctors/${doctor.id}`, { token: admin.token })).status).toBe(404);
    const late = await book(clinic, visitAt(clinic, 10));
    expect(late.status).toBeGreaterThanOrEqual(404);

    await deliver(clinic);
    expect(await statuses(clinic, 'appointment', [cash, paid, over.id])).toEqual([
      'CANCELLED',
      'CANCELLED',
      'COMPLETED',
    ]);
    expect((await paymentOf(clinic, cash)).status).toBe('VOID');
    const refunded = await paymentOf(clinic, paid);
    expect([refunded.status, refunded.refunded]).toEqual(['REFUNDED', refunded.amount]);
    const history = await clinic.platform.db
      .selectFrom('appointment_status_change')
      .select(['by_account_id', 'reason'])
      .where('appointment_id', '=', paid)
      .where('to_status', '=', 'CANCELLED')
      .execute();
    expect(history).toEqual([{ by_account_id: admin.id, reason: 'The doctor has left Ivuriro.' }]);
    const shown = await clinic.call('GET', `/patient/appointment/${cash}`, { token: clinic.patient.token });
    expect(shown.body.data.doctor.name).toBe('Dr. Eric Habimana');
    expect(clinic.mails.some(({ to }) => to === clinic.patient.email)).toBe(true);
  });
});

describe('a hospital that is deleted', () => {
  const stage = worldOf(openClinic);

  it('takes its visits with it and leaves the doctor’s others', async () => {
    const { fixture: clinic, admin } = stage;
    const { preview, remove } = from(clinic, admin);
    const foundByPlace = async () => {
      const { body } = await clinic.call('GET', '/doctors', { query: { 'text-search': 'remera' } });
      return body.data.total;
    };
    await refreshSearch(clinic.platform.db, [clinic.doctor.id]);
    expect(await foundByPlace()).toBe(1);
    const there = await bookVisit(clinic, 8);
    const online = (await payForVisit(clinic, onlineAt(clinic, 9))).body.data.id;
    expect(await preview('hospitals', clinic.hospital.id)).toEqual({ visits: 1, orders: 0, owed: 0 });
    expect((await remove('hospitals', clinic.hospital.id)).body.message).toBe('Hospital was deleted');
    await deliver(clinic);
    expect(await statuses(clinic, 'appointment', [there, online])).toEqual(['CANCELLED', 'PENDING']);
    expect(await foundByPlace()).toBe(0);
    expect((await book(clinic, visitAt(clinic, 10))).status).toBe(422);
  });

  it('keeps no money that arrives later for a time that was held', async () => {
    const { fixture: clinic, admin } = stage;
    const { doctor } = clinic;
    const who = await makePatient(clinic);
    const intent = await clinic.call('POST', '/patient/payment_intents', {
      token: who.token,
      body: { purpose: 'appointment', ...onlineAt(clinic, 11), payment_method: 'CARD' },
    });
    expect(intent.status).toBe(201);
    await from(clinic, admin).remove('doctors', doctor.id);
    await deliver(clinic);
    const { tx_ref } = intent.body.data;
    await clinic.call('POST', `ROOT/sandbox/checkout/${tx_ref}`, { body: { method: 'CARD', outcome: 'approve' } });
    const { status, body } = await book(clinic, { payment_data: JSON.stringify({ tx_ref }) }, who);
    expect([status, body.code]).toEqual([409, 'booking_lost']);
    const appointments = await clinic.platform.db
      .selectFrom('appointment')
      .select('id')
      .where('patient_id', '=', who.id)
      .execute();
    expect(appointments).toEqual([]);
    expect(await checkLedger(clinic.platform.db)).toEqual([]);
  });

  it('leaves no visit behind that was being booked at that moment', async () => {
    const busy = await openClinic();
    const boss = await makeAdmin(busy);
    const { doctor, hospital, patient } = busy;
    await from(busy, boss).remove('hospitals', hospital.id);
    const told = await meanwhile(
      busy,
      (trx) => sql`select from doctor where id = ${doctor.id} for no key update`.execute(trx),
      () => deliver(busy),
      async () => {
        const appointment = await makeVisit(busy, {
          doctor,
          hospital,
          patient,
          startsAt: new Date('2026-11-23T08:00:00Z'),
        });
        const cash = { method: 'CASH', status: 'CASH_DUE' };
        await busy.platform.db.updateTable('payment').set(cash).where('id', '=', appointment.paymentId).execute();
        return appointment;
      },
    );
    expect(await statuses(busy, 'appointment', [told.id])).toEqual(['CANCELLED']);
    await busy.close();
  });
});

describe('a pharmacy and a laboratory that are deleted', () => {
  const stage = worldOf(createOrderScenario, balance);

  it('go with their open orders, paid back in full, and what they earned is owed', async () => {
    const { fixture: scenario, admin } = stage;
    const { preview, remove } = from(scenario, admin);
    const done = (await scenario.buy(drugOrder(scenario, { quantity: [4] }))).body.data;
    await scenario.change(scenario.pharmacy, done, { status: 'COMPLETED' });
    const open = (await scenario.buy(drugOrder(scenario, { quantity: [2] }))).body.data;
    const cash = (await scenario.order(drugOrder(scenario, { quantity: [3] }))).body.data;
    const elsewhere = (await scenario.order(testOrder(scenario))).body.data;
    expect(await preview('pharmacies', scenario.pharmacy.id)).toEqual({ visits: 0, orders: 2, owed: 1_800 });
    expect((await remove('pharmacies', scenario.pharmacy.id)).body.message).toBe('Pharmacy was deleted');
    await deliver(scenario);
    expect(await statuses(scenario, 'medical_order', [done.id, open.id, cash.id, elsewhere.id])).toEqual([
      'COMPLETED',
      'CANCELLED',
      'CANCELLED',
      'PENDING',
    ]);
    expect(await paymentOf(scenario, open.id)).toMatchObject({ status: 'REFUNDED', refunded: 1_000 });
    expect((await scenario.order(drugOrder(scenario))).status).toBe(422);
  });

  it('leave no order behind that was being placed at that moment', async () => {
    const { fixture: scenario, admin } = stage;
    const { platform, laboratory } = scenario;
    await meanwhile(
      scenario,
      (trx) => holdPublished(trx, 'laboratory', laboratory.id),
      () => from(scenario, admin).remove('laboratories', laboratory.id),
      async () => expect(await isPublished(platform.db, 'laboratory', laboratory.id)).toBe(true),
    );
    expect((await scenario.order(testOrder(scenario))).status).toBe(422);
  });

  it('may come back with the same e-mail', async () => {
    const { fixture: scenario, admin } = stage;
    const email = `back@example.rw`;
    const body = { name: 'Back', email };
    const create = () => scenario.call('POST', '/admin/pharmacies', { token: admin.token, body });
    const first = await create();
    await from(scenario, admin).remove('pharmacies', first.body.data.id);
    const second = await create();
    expect(second.status).toBe(201);
    expect(second.body.data.id).not.toBe(first.body.data.id);
  });
});
