import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, instantOf } from '../../../platform/clock.ts';
import {
  book,
  bookVisit,
  type Clinic,
  friday,
  monday,
  onlineAt,
  openClinic,
  payForVisit,
  travelTo,
  visitAt,
} from '../../../testing/clinic.ts';
import { deliver } from '../../../testing/deliver.ts';
import { makePatient } from '../../../testing/people.ts';
import { checkLedger } from '../../payments/queries/ledger-check.ts';
import { lockAppointment, updateAppointment } from '../queries/appointments.queries.ts';
import { jobs } from './sweepers.ts';

let clinic: Clinic;
let day = 0;
let date: string;
beforeAll(async () => {
  clinic = await openClinic();
});
beforeEach(async () => {
  await travelTo(clinic, friday);
  date = addDays(monday, ++day);
});
afterAll(async () => {
  expect(await checkLedger(clinic.platform.db)).toEqual([]);
  await clinic.close();
});

const go = (hour: number, minute = 0) => travelTo(clinic, instantOf(date, hour * 60 + minute));
const set = (who: 'patient' | 'doctor', id: string, status: string) =>
  clinic.call('POST', `/${who}/appointment/status/${id}`, { token: clinic[who].token, body: { status } });
const paidAppointment = async (): Promise<string> =>
  (await payForVisit(clinic, onlineAt(clinic, 9, { assigned_date: date }))).body.data.id;
const cashAppointment = () => bookVisit(clinic, 9, { assigned_date: date });
const paymentOf = (id: string) =>
  clinic.platform.db.selectFrom('payment').selectAll().where('reference_id', '=', id).executeTakeFirstOrThrow();
const historyOf = async (id: string) =>
  (
    await clinic.platform.db
      .selectFrom('appointment_status_change')
      .select(['to_status', 'by_account_id'])
      .where('appointment_id', '=', id)
      .orderBy('id')
      .execute()
  ).map((row) => [row.to_status, row.by_account_id]);
const write = (id: string) =>
  clinic.call('POST', '/doctor/consultation_file', {
    token: clinic.doctor.token,
    body: { appointment_id: id, comment: 'Rest' },
  });
const read = async (id: string) =>
  (await clinic.call('GET', `/patient/appointment/${id}`, { token: clinic.patient.token })).body.data;

describe('a patient cancels', () => {
  it('up to the minute before the visit begins, and then no more', async () => {
    const [last, late] = [await paidAppointment(), await bookVisit(clinic, 10, { assigned_date: date })];
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

describe('a visit of which nobody said anything', () => {
  const unclosed = async () => {
    const id = await paidAppointment();
    await go(11);
    await jobs.close_visits({} as never, clinic.platform);
    return id;
  };

  it('says until when its money rests, to both', async () => {
    const id = await unclosed();
    expect((await read(id)).money_rests_until).toBe(
      new Date(clinic.clock.now.getTime() + 48 * 3_600_000).toISOString(),
    );
    clinic.mails.length = 0;
    await deliver(clinic);
    const subjects = clinic.mails.map(({ to, subject }) => [to, subject]);
    expect(subjects).toContainEqual([clinic.patient.email, 'Did your appointment take place?']);
    expect(subjects).toContainEqual([clinic.doctor.email, 'An appointment waits for your word']);
  });

  it('the patient did not come, says the doctor: the same status, earned once', async () => {
    const id = await unclosed();
    await deliver(clinic);
    clinic.mails.length = 0;
    await go(12);
    expect((await set('doctor', id, 'MISSED')).status).toBe(200);
    expect(await paymentOf(id)).toMatchObject({ status: 'SUCCESSFUL', completed_at: expect.any(Date), refunded: 0 });
    expect((await read(id)).money_rests_until).toBeNull();
    await set('doctor', id, 'MISSED');
    expect((await historyOf(id)).slice(-2)).toEqual([
      ['MISSED', null],
      ['MISSED', clinic.doctor.id],
    ]);
    await deliver(clinic);
    expect(clinic.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [clinic.patient.email, 'Your appointment was missed'],
    ]);
    await go(11 + 49);
    await jobs.refund_missed({} as never, clinic.platform);
    expect((await paymentOf(id)).refunded).toBe(0);
  });

  it('after the money went back it is too late for that', async () => {
    const id = await unclosed();
    await go(11 + 48);
    await jobs.refund_missed({} as never, clinic.platform);
    expect((await set('doctor', id, 'MISSED')).status).toBe(200);
    expect(await paymentOf(id)).toMatchObject({ status: 'REFUND_PENDING', refunded: 5000, completed_at: null });
  });
});

describe('a visit of which a file was written', () => {
  it('took place: it is completed though nobody said so, and earns its money', async () => {
    const id = await paidAppointment();
    await go(9);
    await set('doctor', id, 'ONGOING');
    expect((await write(id)).status).toBe(201);
    await go(11);
    await jobs.close_visits({} as never, clinic.platform);
    expect(await read(id)).toMatchObject({ status: 'COMPLETED', money_rests_until: null });
    expect(await paymentOf(id)).toMatchObject({ status: 'SUCCESSFUL', completed_at: expect.any(Date), refunded: 0 });
    expect((await write(id)).status).toBe(200);
  });

  it('is not closed as missed while it is being written', async () => {
    const id = await paidAppointment();
    await go(9);
    await set('doctor', id, 'ONGOING');
    const { db } = clinic.platform;
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

describe('a cash visit that was cancelled', () => {
  it.each(['PENDING', 'ONGOING', 'MISSED'])('and is %s again is to be paid again', async (status) => {
    const id = await cashAppointment();
    await go(9);
    await set('doctor', id, 'CANCELLED');
    expect((await paymentOf(id)).status).toBe('VOID');
    expect((await set('doctor', id, status)).body.data.payment.payment_status).toBe('CASH_DUE');
    expect((await paymentOf(id)).status).toBe('CASH_DUE');
  });

  it('stays void when its time is gone', async () => {
    const id = await cashAppointment();
    await set('doctor', id, 'CANCELLED');
    await book(clinic, visitAt(clinic, 9, { assigned_date: date }), await makePatient(clinic));
    expect((await set('doctor', id, 'PENDING')).body.code).toBe('slot_taken');
    expect((await paymentOf(id)).status).toBe('VOID');
  });
});
