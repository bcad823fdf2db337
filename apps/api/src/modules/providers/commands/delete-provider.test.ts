import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bookAppointment,
  onlineBooking,
  createBookingScenario,
  payForAppointment,
  bookingAt,
  book,
} from '../../../testing/booking-scenario.ts';
import { deliver } from '../../../testing/deliver.ts';
import { closeAndCheckLedger, drugOrder, createOrderScenario, testOrder } from '../../../testing/order-scenario.ts';
import { makeAdmin, makePatient, type Person } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { makeAppointment } from '../../../testing/appointments.ts';
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

/**
 * Starts the request `act` while a transaction holds a lock (`hold`). Once the request waits for the lock, `done`
 * changes data, which is committed before the request continues.
 */
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

/** Each group of tests has a database of its own, because its tests delete accounts. */
function ownFixture<W extends TestApp>(open: () => Promise<W>, close = (fixture: W) => fixture.close()) {
  const group = {} as { fixture: W; admin: Person };
  beforeAll(async () => {
    group.fixture = await open();
    group.admin = await makeAdmin(group.fixture);
  });
  afterAll(() => close(group.fixture));
  return group;
}

describe('a deleted doctor', () => {
  const group = ownFixture(createBookingScenario);

  it('deleting a doctor cancels future appointments with full refunds and keeps past ones', async () => {
    const { fixture, admin } = group;
    const { preview, remove } = from(fixture, admin);
    const { doctor } = fixture;
    const cash = await bookAppointment(fixture, 8);
    const paid = (await payForAppointment(fixture, onlineBooking(fixture, 9))).body.data.id;
    const over = await makeAppointment(fixture, {
      doctor,
      patient: fixture.patient,
      status: 'COMPLETED',
      startsAt: new Date('2026-11-16T08:00:00Z'),
    });
    expect(await preview('doctors', doctor.id)).toEqual({ visits: 2, orders: 0, owed: 0 });

    const gone = await remove('doctors', doctor.id);
    expect([gone.status, gone.body.message]).toEqual([200, 'Doctor was removed']);
    expect((await remove('doctors', doctor.id)).status).toBe(404);
    expect((await fixture.call('GET', '/doctor/profile', { token: doctor.token })).status).toBe(401);
    expect((await fixture.call('GET', `/show/doctor/${doctor.id}`)).status).toBe(404);
    expect((await fixture.call('GET', '/doctors')).body.data.total).toBe(0);
    expect((await fixture.call('GET', `/admin/doctors/${doctor.id}`, { token: admin.token })).status).toBe(404);
    const late = await book(fixture, bookingAt(fixture, 10));
    expect(late.status).toBeGreaterThanOrEqual(404);

    await deliver(fixture);
    expect(await statuses(fixture, 'appointment', [cash, paid, over.id])).toEqual([
      'CANCELLED',
      'CANCELLED',
      'COMPLETED',
    ]);
    expect((await paymentOf(fixture, cash)).status).toBe('VOID');
    const refunded = await paymentOf(fixture, paid);
    expect([refunded.status, refunded.refunded]).toEqual(['REFUNDED', refunded.amount]);
    const history = await fixture.platform.db
      .selectFrom('appointment_status_change')
      .select(['by_account_id', 'reason'])
      .where('appointment_id', '=', paid)
      .where('to_status', '=', 'CANCELLED')
      .execute();
    expect(history).toEqual([{ by_account_id: admin.id, reason: 'The doctor has left Ivuriro.' }]);
    const shown = await fixture.call('GET', `/patient/appointment/${cash}`, { token: fixture.patient.token });
    expect(shown.body.data.doctor.name).toBe('Dr. Eric Habimana');
    expect(fixture.mails.some(({ to }) => to === fixture.patient.email)).toBe(true);
  });
});

describe('appointments of a deleted hospital or doctor', () => {
  const group = ownFixture(createBookingScenario);

  it('deleting a hospital cancels its appointments, but not the online appointments of its doctors', async () => {
    const { fixture, admin } = group;
    const { preview, remove } = from(fixture, admin);
    const foundByPlace = async () => {
      const { body } = await fixture.call('GET', '/doctors', { query: { 'text-search': 'remera' } });
      return body.data.total;
    };
    await refreshSearch(fixture.platform.db, [fixture.doctor.id]);
    expect(await foundByPlace()).toBe(1);
    const there = await bookAppointment(fixture, 8);
    const online = (await payForAppointment(fixture, onlineBooking(fixture, 9))).body.data.id;
    expect(await preview('hospitals', fixture.hospital.id)).toEqual({ visits: 1, orders: 0, owed: 0 });
    expect((await remove('hospitals', fixture.hospital.id)).body.message).toBe('Hospital was deleted');
    await deliver(fixture);
    expect(await statuses(fixture, 'appointment', [there, online])).toEqual(['CANCELLED', 'PENDING']);
    expect(await foundByPlace()).toBe(0);
    expect((await book(fixture, bookingAt(fixture, 10))).status).toBe(422);
  });

  it('deleting a doctor refunds money that arrives later for a held slot', async () => {
    const { fixture, admin } = group;
    const { doctor } = fixture;
    const who = await makePatient(fixture);
    const intent = await fixture.call('POST', '/patient/payment_intents', {
      token: who.token,
      body: { purpose: 'appointment', ...onlineBooking(fixture, 11), payment_method: 'CARD' },
    });
    expect(intent.status).toBe(201);
    await from(fixture, admin).remove('doctors', doctor.id);
    await deliver(fixture);
    const { tx_ref } = intent.body.data;
    await fixture.call('POST', `ROOT/sandbox/checkout/${tx_ref}`, { body: { method: 'CARD', outcome: 'approve' } });
    const { status, body } = await book(fixture, { payment_data: JSON.stringify({ tx_ref }) }, who);
    expect([status, body.code]).toEqual([409, 'booking_lost']);
    const appointments = await fixture.platform.db
      .selectFrom('appointment')
      .select('id')
      .where('patient_id', '=', who.id)
      .execute();
    expect(appointments).toEqual([]);
    expect(await checkLedger(fixture.platform.db)).toEqual([]);
  });

  it('deleting a hospital also cancels an appointment that is being booked at that moment', async () => {
    const busy = await createBookingScenario();
    const boss = await makeAdmin(busy);
    const { doctor, hospital, patient } = busy;
    await from(busy, boss).remove('hospitals', hospital.id);
    const told = await meanwhile(
      busy,
      (trx) => sql`select from doctor where id = ${doctor.id} for no key update`.execute(trx),
      () => deliver(busy),
      async () => {
        const appointment = await makeAppointment(busy, {
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

describe('a deleted pharmacy or laboratory', () => {
  const group = ownFixture(createOrderScenario, closeAndCheckLedger);

  it('deleting a pharmacy cancels its open orders with full refunds, and keeps its completed orders', async () => {
    const { fixture, admin } = group;
    const { preview, remove } = from(fixture, admin);
    const done = (await fixture.buy(drugOrder(fixture, { quantity: [4] }))).body.data;
    await fixture.change(fixture.pharmacy, done, { status: 'COMPLETED' });
    const open = (await fixture.buy(drugOrder(fixture, { quantity: [2] }))).body.data;
    const cash = (await fixture.order(drugOrder(fixture, { quantity: [3] }))).body.data;
    const elsewhere = (await fixture.order(testOrder(fixture))).body.data;
    expect(await preview('pharmacies', fixture.pharmacy.id)).toEqual({ visits: 0, orders: 2, owed: 1_800 });
    expect((await remove('pharmacies', fixture.pharmacy.id)).body.message).toBe('Pharmacy was deleted');
    await deliver(fixture);
    expect(await statuses(fixture, 'medical_order', [done.id, open.id, cash.id, elsewhere.id])).toEqual([
      'COMPLETED',
      'CANCELLED',
      'CANCELLED',
      'PENDING',
    ]);
    expect(await paymentOf(fixture, open.id)).toMatchObject({ status: 'REFUNDED', refunded: 1_000 });
    expect((await fixture.order(drugOrder(fixture))).status).toBe(422);
  });

  it('deleting a laboratory waits for an order that is being placed, and orders are refused afterwards', async () => {
    const { fixture, admin } = group;
    const { platform, laboratory } = fixture;
    await meanwhile(
      fixture,
      (trx) => holdPublished(trx, 'laboratory', laboratory.id),
      () => from(fixture, admin).remove('laboratories', laboratory.id),
      async () => expect(await isPublished(platform.db, 'laboratory', laboratory.id)).toBe(true),
    );
    expect((await fixture.order(testOrder(fixture))).status).toBe(422);
  });

  it('a deleted pharmacy can be created again with the same e-mail address', async () => {
    const { fixture, admin } = group;
    const email = `back@example.rw`;
    const body = { name: 'Back', email };
    const create = () => fixture.call('POST', '/admin/pharmacies', { token: admin.token, body });
    const first = await create();
    await from(fixture, admin).remove('pharmacies', first.body.data.id);
    const second = await create();
    expect(second.status).toBe(201);
    expect(second.body.data.id).not.toBe(first.body.data.id);
  });
});
