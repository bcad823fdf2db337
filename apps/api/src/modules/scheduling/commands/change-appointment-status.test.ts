import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instantOf } from '../../../platform/clock.ts';
import { makeAdmin, makeDoctor, makePatient, type Person } from '../../../testing/people.ts';
import { checkLedger } from '../../payments/queries/ledger-check.ts';
import { jobs } from '../jobs/sweepers.ts';
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

let scenario: BookingScenario;
let admin: Person;
let day = 0;
/** Each test uses a day of its own, so that the tests do not take slots from each other. */
let date: string;
beforeAll(async () => {
  scenario = await createBookingScenario();
  admin = await makeAdmin(scenario);
});
beforeEach(async () => {
  await setClock(scenario, friday);
  date = new Date(Date.parse(monday) + ++day * 86_400_000).toISOString().slice(0, 10);
});
afterAll(async () => {
  expect(await checkLedger(scenario.platform.db)).toEqual([]);
  await scenario.close();
});

const go = (hour: number, minute = 0) => setClock(scenario, instantOf(date, hour * 60 + minute));
const set = (
  who: 'patient' | 'doctor' | 'hospital' | 'admin/doctor',
  id: string,
  status: string,
  more: Record<string, unknown> = {},
) =>
  scenario.call('POST', `/${who}/appointment/status/${id}`, {
    token: { patient: scenario.patient, doctor: scenario.doctor, hospital: scenario.hospital, 'admin/doctor': admin }[
      who
    ].token,
    body: { status, ...more },
  });
const paidAppointment = async (hour = 9): Promise<string> => {
  const { body } = await payForAppointment(scenario, onlineBooking(scenario, hour, { assigned_date: date }));
  return body.data.id;
};
const paymentOf = (id: string) =>
  scenario.platform.db.selectFrom('payment').selectAll().where('reference_id', '=', id).executeTakeFirstOrThrow();
const statusOf = async (id: string) =>
  (await scenario.platform.db.selectFrom('appointment').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;
const historyOf = async (id: string) =>
  (
    await scenario.platform.db
      .selectFrom('appointment_status_change')
      .select(['to_status', 'by_account_id', 'reason'])
      .where('appointment_id', '=', id)
      .orderBy('id')
      .execute()
  ).map((row) => [row.to_status, row.by_account_id, row.reason]);
const claimsOf = async (id: string) =>
  (await scenario.platform.db.selectFrom('slot_claim').select('state').where('appointment_id', '=', id).execute())
    .map((row) => row.state)
    .toSorted();

describe('a patient cancels an appointment', () => {
  it('a patient who cancels until four hours before the appointment is refunded in full', async () => {
    const id = await paidAppointment();
    await go(5);
    const { status, body } = await set('patient', id, 'CANCELLED', { reason: 'I am well again' });
    expect([status, body.message, body.data.status]).toEqual([200, 'Appointment status changed', 'CANCELLED']);
    expect(await paymentOf(id)).toMatchObject({ status: 'REFUND_PENDING', refunded: 5000 });
    expect(await claimsOf(id)).toEqual(['RELEASED']);
    expect((await historyOf(id)).at(-1)).toEqual(['CANCELLED', scenario.patient.id, 'I am well again']);
  });

  it('a patient who cancels less than four hours before the appointment is refunded half', async () => {
    const id = await paidAppointment();
    await go(5, 1);
    await set('patient', id, 'CANCELLED');
    expect(await paymentOf(id)).toMatchObject({
      status: 'REFUND_PENDING',
      refunded: 2500,
      completed_at: expect.any(Date),
    });
  });

  it('another patient can book the slot of a cancelled appointment', async () => {
    const id = await bookAppointment(scenario, 9, { assigned_date: date });
    await set('patient', id, 'CANCELLED');
    expect((await paymentOf(id)).status).toBe('VOID');
    const other = await book(scenario, bookingAt(scenario, 9, { assigned_date: date }), await makePatient(scenario));
    expect(other.status).toBe(201);
  });

  it('cancelling a cancelled appointment again does nothing', async () => {
    const id = await paidAppointment();
    await set('patient', id, 'CANCELLED');
    const history = await historyOf(id);
    expect((await set('patient', id, 'CANCELLED')).status).toBe(200);
    expect(await historyOf(id)).toEqual(history);
    const refunds = await scenario.platform.db
      .selectFrom('refund')
      .selectAll()
      .where('payment_id', '=', (await paymentOf(id)).id)
      .execute();
    expect(refunds).toHaveLength(1);
  });

  it('a patient can change only a PENDING appointment, and only to CANCELLED', async () => {
    const id = await paidAppointment();
    expect((await set('patient', id, 'COMPLETED')).status).toBe(422);
    await go(9);
    await set('doctor', id, 'ONGOING');
    expect((await set('patient', id, 'CANCELLED')).body.code).toBe('too_late');
    expect(await statusOf(id)).toBe('ONGOING');
  });

  it('a patient cannot cancel the appointment of another patient', async () => {
    const id = await paidAppointment();
    const other = await makePatient(scenario);
    const { status } = await scenario.call('POST', `/patient/appointment/status/${id}`, {
      token: other.token,
      body: { status: 'CANCELLED' },
    });
    expect([status, await statusOf(id)]).toEqual([404, 'PENDING']);
  });
});

describe('provider and administrator change an appointment', () => {
  it.each(['doctor', 'admin/doctor'] as const)(
    'an appointment that is cancelled through /%s is refunded in full, at any time',
    async (who) => {
      const id = await paidAppointment();
      await go(8, 55);
      await set(who, id, 'CANCELLED');
      expect(await paymentOf(id)).toMatchObject({ status: 'REFUND_PENDING', refunded: 5000 });
    },
  );

  it('a hospital changes its own appointments, and no others', async () => {
    const id = await bookAppointment(scenario, 9, { assigned_date: date });
    expect((await set('hospital', id, 'CANCELLED')).status).toBe(200);
    expect((await set('hospital', await paidAppointment(), 'CANCELLED')).status).toBe(404);
  });

  it('an appointment can be set to ONGOING from half an hour before its start, and to COMPLETED or MISSED only from the start itself', async () => {
    const id = await paidAppointment();
    await go(8, 29);
    expect((await set('doctor', id, 'ONGOING')).body.code).toBe('too_early');
    await go(8, 30);
    expect((await set('doctor', id, 'ONGOING')).status).toBe(200);
    expect((await set('doctor', id, 'COMPLETED')).body.code).toBe('too_early');
    expect((await set('doctor', id, 'MISSED')).body.code).toBe('too_early');
    await go(9);
    expect((await set('doctor', id, 'COMPLETED')).status).toBe(200);
    expect(await paymentOf(id)).toMatchObject({ status: 'SUCCESSFUL', completed_at: expect.any(Date) });
  });

  it('setting an appointment to COMPLETED earns its payment once, and another status afterwards takes the earning back', async () => {
    const id = await paidAppointment();
    await go(9, 30);
    for (const status of ['COMPLETED', 'COMPLETED', 'PENDING', 'COMPLETED', 'ONGOING']) await set('doctor', id, status);
    expect((await paymentOf(id)).completed_at).toBeNull();
    expect((await historyOf(id)).map(([status]) => status)).toEqual([
      'PENDING',
      'COMPLETED',
      'PENDING',
      'COMPLETED',
      'ONGOING',
    ]);
  });

  it('the cash for an appointment counts as paid when the appointment is COMPLETED', async () => {
    const id = await bookAppointment(scenario, 9, { assigned_date: date });
    await go(9, 30);
    const { body } = await set('doctor', id, 'COMPLETED');
    expect(body.data.payment).toEqual({
      amount_paid: 5000,
      amount_refunded: 0,
      currency: 'RWF',
      payment_method: 'CASH',
      payment_status: 'SUCCESSFUL',
      receipt_number: null,
    });
  });

  it('setting a paid appointment to MISSED means that the patient did not come, so its payment counts as earned', async () => {
    const id = await paidAppointment();
    await go(10);
    await set('doctor', id, 'MISSED');
    expect((await paymentOf(id)).completed_at).not.toBeNull();
  });

  it('reopening a CANCELLED appointment takes its slot again, unless another appointment has the slot', async () => {
    const first = await bookAppointment(scenario, 9, { assigned_date: date });
    await set('doctor', first, 'CANCELLED');
    expect((await set('doctor', first, 'PENDING')).status).toBe(200);
    expect(await claimsOf(first)).toEqual(['BOOKED', 'RELEASED']);
    await set('doctor', first, 'CANCELLED');
    const second = await book(scenario, bookingAt(scenario, 9, { assigned_date: date }), await makePatient(scenario));
    expect(second.status).toBe(201);
    const refused = await set('doctor', first, 'ONGOING');
    expect(refused.status).toBe(422);
    await go(9);
    expect((await set('doctor', first, 'ONGOING')).body.code).toBe('slot_taken');
    expect(await statusOf(first)).toBe('CANCELLED');
  });

  it('a doctor cannot change the appointments of another doctor', async () => {
    const id = await paidAppointment();
    const other = await makeDoctor(scenario);
    const { status } = await scenario.call('POST', `/doctor/appointment/status/${id}`, {
      token: other.token,
      body: { status: 'CANCELLED' },
    });
    expect(status).toBe(404);
  });
});

describe('the sweeper of appointments that nobody closed', () => {
  const close = () => jobs.close_visits({} as never, scenario.platform);
  const giveBack = () => jobs.refund_missed({} as never, scenario.platform);

  it('half an hour after the end of an appointment without an outcome, the sweeper sets the appointment to MISSED and moves no money', async () => {
    const id = await paidAppointment();
    await go(10, 29);
    await close();
    expect(await statusOf(id)).toBe('PENDING');
    await go(10, 30);
    await close();
    expect(await statusOf(id)).toBe('MISSED');
    expect((await historyOf(id)).at(-1)).toEqual(['MISSED', null, null]);
    expect(await paymentOf(id)).toMatchObject({ status: 'SUCCESSFUL', completed_at: null, refunded: 0 });
  });

  it('an appointment that the sweeper set to MISSED is refunded in full, once, after 48 hours in which nobody reported an outcome', async () => {
    const id = await paidAppointment();
    await go(11);
    await close();
    await go(11 + 47);
    await giveBack();
    expect((await paymentOf(id)).status).toBe('SUCCESSFUL');
    await go(11 + 48);
    await giveBack();
    await giveBack();
    expect(await paymentOf(id)).toMatchObject({ status: 'REFUND_PENDING', refunded: 5000 });
    expect(await statusOf(id)).toBe('MISSED');
  });

  it('the provider earns the payment when they report within 48 hours that the appointment took place', async () => {
    const id = await paidAppointment();
    await go(11);
    await close();
    await go(20);
    await set('doctor', id, 'COMPLETED');
    await go(11 + 49);
    await giveBack();
    expect(await paymentOf(id)).toMatchObject({ status: 'SUCCESSFUL', completed_at: expect.any(Date), refunded: 0 });
  });

  it('expired holds are released by a sweeper too, except while their payment is being verified', async () => {
    const intent = await scenario.call('POST', '/patient/payment_intents', {
      token: (await makePatient(scenario)).token,
      body: { purpose: 'appointment', ...onlineBooking(scenario, 8, { assigned_date: date }) },
    });
    const state = async () =>
      (
        await scenario.platform.db
          .selectFrom('slot_claim')
          .select('state')
          .where('payment_id', '=', intent.body.data.payment_id)
          .executeTakeFirstOrThrow()
      ).state;
    await jobs.expire_holds({} as never, scenario.platform);
    expect(await state()).toBe('HELD');
    scenario.clock.now = new Date(friday.getTime() + 600_000);
    await scenario.platform.db
      .updateTable('payment')
      .set({ status: 'VERIFYING' })
      .where('id', '=', intent.body.data.payment_id)
      .execute();
    await jobs.expire_holds({} as never, scenario.platform);
    expect(await state()).toBe('HELD');
    await scenario.platform.db
      .updateTable('payment')
      .set({ status: 'INITIATED' })
      .where('id', '=', intent.body.data.payment_id)
      .execute();
    await jobs.expire_holds({} as never, scenario.platform);
    expect(await state()).toBe('EXPIRED');
  });
});
