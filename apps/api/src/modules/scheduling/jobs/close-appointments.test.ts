import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, instantOf } from '../../../platform/clock.ts';
import {
  book,
  bookAppointment,
  type BookingScenario,
  friday,
  monday,
  onlineBooking,
  createBookingScenario,
  payForAppointment,
  setClock,
  bookingAt,
} from '../../../testing/booking-scenario.ts';
import { deliver } from '../../../testing/deliver.ts';
import { makePatient } from '../../../testing/people.ts';
import { checkLedger } from '../../payments/queries/ledger-check.ts';
import { lockAppointment, updateAppointment } from '../queries/appointments.queries.ts';
import { jobs } from './sweepers.ts';

let scenario: BookingScenario;
let day = 0;
let date: string;
beforeAll(async () => {
  scenario = await createBookingScenario();
});
beforeEach(async () => {
  await setClock(scenario, friday);
  date = addDays(monday, ++day);
});
afterAll(async () => {
  expect(await checkLedger(scenario.platform.db)).toEqual([]);
  await scenario.close();
});

const go = (hour: number, minute = 0) => setClock(scenario, instantOf(date, hour * 60 + minute));
const set = (who: 'patient' | 'doctor', id: string, status: string) =>
  scenario.call('POST', `/${who}/appointment/status/${id}`, { token: scenario[who].token, body: { status } });
const paidAppointment = async (): Promise<string> =>
  (await payForAppointment(scenario, onlineBooking(scenario, 9, { assigned_date: date }))).body.data.id;
const cashAppointment = () => bookAppointment(scenario, 9, { assigned_date: date });
const paymentOf = (id: string) =>
  scenario.platform.db.selectFrom('payment').selectAll().where('reference_id', '=', id).executeTakeFirstOrThrow();
const historyOf = async (id: string) =>
  (
    await scenario.platform.db
      .selectFrom('appointment_status_change')
      .select(['to_status', 'by_account_id'])
      .where('appointment_id', '=', id)
      .orderBy('id')
      .execute()
  ).map((row) => [row.to_status, row.by_account_id]);
const write = (id: string) =>
  scenario.call('POST', '/doctor/consultation_file', {
    token: scenario.doctor.token,
    body: { appointment_id: id, comment: 'Rest' },
  });
const read = async (id: string) =>
  (await scenario.call('GET', `/patient/appointment/${id}`, { token: scenario.patient.token })).body.data;

describe('a patient cancels an appointment', () => {
  it('a patient can cancel until the minute before the appointment begins, and not later', async () => {
    const [last, late] = [await paidAppointment(), await bookAppointment(scenario, 10, { assigned_date: date })];
    await go(8, 59);
    expect((await set('patient', last, 'CANCELLED')).status).toBe(200);
    expect(await paymentOf(last)).toMatchObject({ refunded: 2500 });
    await go(10);
    const { status, body } = await set('patient', late, 'CANCELLED');
    expect([status, body.code, body.message]).toEqual([
      422,
      'too_late',
      'The visit has begun and can no longer be cancelled. Write to us if it did not take place.',
    ]);
    expect((await read(late)).status).toBe('PENDING');
  });
});

describe('an appointment that nobody closed', () => {
  const unclosed = async () => {
    const id = await paidAppointment();
    await go(11);
    await jobs.close_visits({} as never, scenario.platform);
    return id;
  };

  it('the patient reads until when the money of a missed appointment is held, and patient and doctor get a mail', async () => {
    const id = await unclosed();
    expect((await read(id)).money_rests_until).toBe(
      new Date(scenario.clock.now.getTime() + 48 * 3_600_000).toISOString(),
    );
    scenario.mails.length = 0;
    await deliver(scenario);
    const subjects = scenario.mails.map(({ to, subject }) => [to, subject]);
    expect(subjects).toContainEqual([scenario.patient.email, 'Did your appointment take place?']);
    expect(subjects).toContainEqual([scenario.doctor.email, 'An appointment waits for your word']);
  });

  it('when the doctor confirms that the patient did not come, the status stays MISSED and the payment is earned once', async () => {
    const id = await unclosed();
    await deliver(scenario);
    scenario.mails.length = 0;
    await go(12);
    expect((await set('doctor', id, 'MISSED')).status).toBe(200);
    expect(await paymentOf(id)).toMatchObject({ status: 'SUCCESSFUL', completed_at: expect.any(Date), refunded: 0 });
    expect((await read(id)).money_rests_until).toBeNull();
    await set('doctor', id, 'MISSED');
    expect((await historyOf(id)).slice(-2)).toEqual([
      ['MISSED', null],
      ['MISSED', scenario.doctor.id],
    ]);
    await deliver(scenario);
    expect(scenario.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [scenario.patient.email, 'Your appointment was missed'],
    ]);
    await go(11 + 49);
    await jobs.refund_missed({} as never, scenario.platform);
    expect((await paymentOf(id)).refunded).toBe(0);
  });

  it('the payment of a missed appointment can no longer be earned after it was refunded', async () => {
    const id = await unclosed();
    await go(11 + 48);
    await jobs.refund_missed({} as never, scenario.platform);
    expect((await set('doctor', id, 'MISSED')).status).toBe(200);
    expect(await paymentOf(id)).toMatchObject({ status: 'REFUND_PENDING', refunded: 5000, completed_at: null });
  });
});

describe('an appointment with a consultation file', () => {
  it('an appointment with a consultation file is completed by the sweeper and its payment earned', async () => {
    const id = await paidAppointment();
    await go(9);
    await set('doctor', id, 'ONGOING');
    expect((await write(id)).status).toBe(201);
    await go(11);
    await jobs.close_visits({} as never, scenario.platform);
    expect(await read(id)).toMatchObject({ status: 'COMPLETED', money_rests_until: null });
    expect(await paymentOf(id)).toMatchObject({ status: 'SUCCESSFUL', completed_at: expect.any(Date), refunded: 0 });
    expect((await write(id)).status).toBe(200);
  });

  it('a consultation file is refused when its appointment is closed as missed while the file is being written', async () => {
    const id = await paidAppointment();
    await go(9);
    await set('doctor', id, 'ONGOING');
    const { db } = scenario.platform;
    const { writing } = await db.transaction().execute(async (trx) => {
      await lockAppointment(trx, id);
      const call = write(id);
      await Promise.race([call, new Promise((pass) => setTimeout(pass, 300))]);
      await updateAppointment(trx, id, { status: 'MISSED' });
      return { writing: call };
    });
    expect((await writing).body.code).toBe('conflict');
  });
});

describe('a cancelled appointment that is paid in cash', () => {
  it.each(['PENDING', 'ONGOING', 'MISSED'])(
    'the cash for a cancelled appointment is due again when the appointment is set to %s',
    async (status) => {
      const id = await cashAppointment();
      await go(9);
      await set('doctor', id, 'CANCELLED');
      expect((await paymentOf(id)).status).toBe('VOID');
      expect((await set('doctor', id, status)).body.data.payment.payment_status).toBe('CASH_DUE');
      expect((await paymentOf(id)).status).toBe('CASH_DUE');
    },
  );

  it('a cancelled cash appointment cannot be reopened when its slot is taken, and its cash stays void', async () => {
    const id = await cashAppointment();
    await set('doctor', id, 'CANCELLED');
    await book(scenario, bookingAt(scenario, 9, { assigned_date: date }), await makePatient(scenario));
    expect((await set('doctor', id, 'PENDING')).body.code).toBe('slot_taken');
    expect((await paymentOf(id)).status).toBe('VOID');
  });
});

describe('an overdue appointment whose patient has arrived', () => {
  const arrive = (id: string, method: 'POST' | 'DELETE' = 'POST') =>
    scenario.call(method, `/hospital/appointment/${id}/arrival`, { token: scenario.hospital.token });

  it('stays open while the patient waits for a doctor who is late, and is closed when the day is over', async () => {
    const id = await cashAppointment();
    await go(8, 50);
    expect((await arrive(id)).status).toBe(200);
    await go(11);
    await jobs.close_visits(null as never, scenario.platform);
    expect((await read(id)).status).toBe('PENDING');
    await set('doctor', id, 'ONGOING');
    await jobs.close_visits(null as never, scenario.platform);
    expect((await read(id)).status).toBe('ONGOING');
    await go(24);
    await jobs.close_visits(null as never, scenario.platform);
    expect((await read(id)).status).toBe('MISSED');
  });

  it('is completed once its consultation file was written, and is closed as missed when the arrival was undone', async () => {
    const id = await cashAppointment();
    await go(9, 10);
    await arrive(id);
    await set('doctor', id, 'ONGOING');
    expect((await write(id)).status).toBe(201);
    await go(10, 40);
    await jobs.close_visits(null as never, scenario.platform);
    expect((await read(id)).status).toBe('COMPLETED');
    await setClock(scenario, friday);
    date = addDays(monday, ++day);
    const other = await cashAppointment();
    await go(8, 50);
    await arrive(other);
    await arrive(other, 'DELETE');
    await go(10, 40);
    await jobs.close_visits(null as never, scenario.platform);
    expect((await read(other)).status).toBe('MISSED');
  });
});
