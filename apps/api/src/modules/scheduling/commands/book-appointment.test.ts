import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinTeam, makeDoctor, makeHours, makePatient, makeSpeciality } from '../../../testing/people.ts';
import {
  book,
  bookAppointment,
  type BookingScenario,
  monday,
  onlineBooking,
  createBookingScenario,
  payForAppointment,
  bookingAt,
} from '../../../testing/booking-scenario.ts';

let scenario: BookingScenario;
beforeAll(async () => {
  scenario = await createBookingScenario();
});
beforeEach(async () => {
  scenario.patient = await makePatient(scenario);
});
afterAll(() => scenario.close());

const claims = () => scenario.platform.db.selectFrom('slot_claim').selectAll().orderBy('created_at').execute();
const slotsOn = async (date: string) => {
  const { body } = await scenario.call('GET', `/view_doctor/calendar/${scenario.doctor.id}`, {
    query: { week_start_date: date, week_end_date: date },
  });
  return body.data.calendar[0].timeSlots as { time: string; isAvailable: boolean }[];
};

describe('the checks of a booking request', () => {
  it.each([
    [{ speciality_id: '', insurance_id: '', start_time: '' }, 'Select service'],
    [{ insurance_id: '' }, 'Select insurance'],
    [{ insurance_id: 'nobody' }, 'Select insurance'],
    [{ reason: '  ' }, 'Enter reason'],
    [{ assigned_date: '', start_time: '' }, 'Select date'],
    [{ start_time: '' }, 'Select start time'],
    [{ start_time: 'noon' }, 'Select start time'],
    [{ end_time: '' }, 'Select end time'],
    [{ end_time: '08:00 AM' }, 'Select end time'],
    [{ hospital_id: '' }, 'Select hospital'],
    [{ hospital_id: '', doctor_id: '', consultation_type: 'ONLINE', payment_method: 'CARD' }, 'Select doctor'],
    [{ payment_method: '' }, 'Please select payment method'],
  ])('the booking request %j is refused with "%s"', async (wrong, sentence) => {
    const { status, body } = await book(scenario, bookingAt(scenario, 8, wrong));
    expect([status, body.code, body.message]).toEqual([422, 'validation_failed', sentence]);
  });

  it('an appointment can be paid in cash only when it is in person', async () => {
    const { body } = await book(scenario, onlineBooking(scenario, 8, { payment_method: 'CASH' }));
    expect(body.code).toBe('cash_not_allowed');
  });

  it('a booking by card without a payment is refused as an unknown payment', async () => {
    const { status, body } = await book(scenario, bookingAt(scenario, 8, { payment_method: 'CARD' }));
    expect([status, body.code]).toEqual([422, 'payment_unknown']);
  });

  it('a speciality that neither doctor nor hospital offers cannot be booked', async () => {
    const other = await makeSpeciality(scenario, { id: (await makeDoctor(scenario)).id, kind: 'doctor' });
    const { body } = await book(scenario, bookingAt(scenario, 8, { speciality_id: other }));
    expect(body.message).toBe('Select service');
    await scenario.platform.db
      .insertInto('provider_speciality')
      .values({ id: other, provider_id: scenario.hospital.id, provider_kind: 'hospital', speciality_id: other })
      .execute();
    const findSlot = await book(
      scenario,
      bookingAt(scenario, 8, { speciality_id: other, assigned_date: '2026-12-01' }),
    );
    expect(findSlot.status).toBe(201);
  });

  it.each([
    ['does not begin when a slot of the doctor begins', { start_time: '08:30 AM', end_time: '09:30 AM' }],
    ['is longer than a slot of the doctor', { end_time: '10:00 AM' }],
    ['is not offered', { start_time: '01:00 PM', end_time: '02:00 PM' }],
    ['is over', { assigned_date: '2026-11-20', start_time: '09:00 AM', end_time: '10:00 AM' }],
    ['begins now', { assigned_date: '2026-11-20', start_time: '10:00 AM', end_time: '11:00 AM' }],
    ['is more than 90 days away', { assigned_date: '2027-02-19' }],
  ])('a slot that %s is not available', async (_why, wrong) => {
    const { status, body } = await book(scenario, bookingAt(scenario, 8, wrong));
    expect([status, body.code, body.message]).toEqual([409, 'slot_taken', 'This time is not available']);
  });

  it('slots on the 90th day and in the next hour can be booked', async () => {
    expect((await book(scenario, bookingAt(scenario, 8, { assigned_date: '2027-02-18' }))).status).toBe(201);
    expect((await book(scenario, bookingAt(scenario, 11, { assigned_date: '2026-11-20' }))).status).toBe(201);
  });
});

describe('booking in cash', () => {
  it('a booking in cash is made at once, and the slot is taken', async () => {
    const { status, body } = await book(scenario, bookingAt(scenario, 8));
    expect([status, body.message]).toEqual([201, 'Appointment booked successfully']);
    expect(body.data).toMatchObject({
      status: 'PENDING',
      consultation_type: 'PHYSICAL',
      category: 'PHYSICAL',
      doctor: { id: scenario.doctor.id, name: scenario.doctor.name },
      hospital: { id: scenario.hospital.id, name: 'Remera Hospital' },
      patient: { id: scenario.patient.id },
      insurance: { id: 'none' },
      reason: 'Headache since Monday',
      assigned_date: monday,
      start_time: '08:00 AM',
      end_time: '09:00 AM',
      meet_code: null,
      meet_link: null,
      attachment: [],
      payment: { amount_paid: 5000, currency: 'RWF', payment_method: 'CASH', payment_status: 'CASH_DUE' },
      consulatation_file: null,
    });
    expect(body.data.appointment_id).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(await slotsOn(monday)).toMatchObject([
      { time: '08:00 AM', isAvailable: false },
      { time: '09:00 AM', isAvailable: true },
      { time: '10:00 AM', isAvailable: true },
      { time: '11:00 AM', isAvailable: true },
    ]);
    const other = await makePatient(scenario);
    const again = await book(scenario, bookingAt(scenario, 8), other);
    expect([again.status, again.body.code]).toEqual([409, 'slot_taken']);
  });

  it('a booking in cash stores a payment that is due to the hospital, a history entry, an event and an audit entry', async () => {
    const id = await bookAppointment(scenario, 9);
    const { db } = scenario.platform;
    const payment = await db.selectFrom('payment').selectAll().where('reference_id', '=', id).executeTakeFirstOrThrow();
    expect(payment).toMatchObject({
      payee_id: scenario.hospital.id,
      payee_kind: 'hospital',
      amount: 5000,
      status: 'CASH_DUE',
    });
    expect(
      await db.selectFrom('appointment_status_change').selectAll().where('appointment_id', '=', id).execute(),
    ).toMatchObject([{ from_status: null, to_status: 'PENDING', by_account_id: scenario.patient.id }]);
    expect(
      (await db.selectFrom('outbox').selectAll().where('event', '=', 'appointment.booked').execute()).map(
        (row) => row.payload,
      ),
    ).toContainEqual({ appointment_id: id });
    expect(
      await db
        .selectFrom('audit')
        .selectAll()
        .where('action', '=', 'appointment.booked')
        .where('object_id', '=', id)
        .execute(),
    ).toMatchObject([{ account_id: scenario.patient.id, patient_id: scenario.patient.id, outcome: 'done' }]);
  });

  it('repeating a booking request returns the same appointment', async () => {
    const first = await book(scenario, bookingAt(scenario, 10));
    const again = await book(scenario, bookingAt(scenario, 10));
    expect(again.status).toBe(201);
    expect(again.body.data.id).toBe(first.body.data.id);
  });

  it('attachments of a booking are private and have signed addresses', async () => {
    const note = (name: string) => ({ field: 'attachments[]', name, type: 'text/plain', bytes: Buffer.from(name) });
    const { token } = scenario.patient;
    const { status, body } = await scenario.call('POST', '/patient/request/appointment', {
      token,
      body: bookingAt(scenario, 8, { assigned_date: '2026-11-25' }),
      files: [note('one.txt'), note('two.txt')],
    });
    expect(status).toBe(201);
    expect(body.data.attachment).toHaveLength(2);
    expect(body.data.attachment[0]).toMatch(/^http:\/\/ivuriro\.test\/files\/private\/.+sig=/);
    const { body: read } = await scenario.call('GET', `/patient/appointment/${body.data.id}`, { token });
    expect(read.data).toEqual(body.data);
  });

  it('a booking that fails writes nothing', async () => {
    const { db } = scenario.platform;
    const count = () =>
      db
        .selectFrom('payment')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
    const before = await count();
    const other = await makePatient(scenario);
    expect((await book(scenario, bookingAt(scenario, 8), other)).status).toBe(409);
    expect(await count()).toEqual(before);
  });
});

describe('a doctor who cannot be booked', () => {
  it('a doctor whose profile is not public cannot be booked', async () => {
    const hidden = await makeDoctor(scenario, { published: false });
    await makeHours(scenario, hidden, { from: 480, to: 720 });
    await joinTeam(scenario, { id: scenario.hospital.id, kind: 'hospital' }, hidden);
    const { status, body } = await book(scenario, bookingAt(scenario, 8, { doctor_id: hidden.id }));
    expect([status, body.message]).toEqual([422, 'Select doctor']);
    expect((await scenario.call('GET', `/view_doctor/calendar/${hidden.id}`)).status).toBe(404);
  });

  it('a doctor cannot be booked at a hospital where they do not work', async () => {
    const stranger = await makeDoctor(scenario);
    await makeHours(scenario, stranger, { from: 480, to: 720 });
    const { body } = await book(scenario, bookingAt(scenario, 8, { doctor_id: stranger.id }));
    expect(body.message).toBe('Select doctor');
  });
});

describe('booking by card', () => {
  it('a card payment holds the slot, and books it when the money has arrived', async () => {
    const date = '2026-12-02';
    const paid = await payForAppointment(scenario, onlineBooking(scenario, 8, { assigned_date: date }));
    expect([paid.status, paid.body.message]).toEqual([201, 'Appointment booked successfully']);
    expect(paid.body.data).toMatchObject({
      consultation_type: 'ONLINE',
      hospital: null,
      payment: { amount_paid: 5000, payment_method: 'CARD', payment_status: 'SUCCESSFUL' },
    });
    expect(paid.body.data.meet_code).toMatch(/^[\w-]{22}$/);
    expect(paid.body.data.meet_link).toBe(`http://ivuriro.test/meet/${paid.body.data.meet_code}`);
    expect(await claims()).toContainEqual(
      expect.objectContaining({ state: 'BOOKED', appointment_id: paid.body.data.id, hold_expires_at: null }),
    );
  });

  it('an unpaid hold keeps other patients from a slot for ten minutes, and not longer', async () => {
    const fields = onlineBooking(scenario, 9, { assigned_date: '2026-12-02' });
    const [first, second] = [await makePatient(scenario), await makePatient(scenario)];
    const open = (token: string) =>
      scenario.call('POST', '/patient/payment_intents', { token, body: { purpose: 'appointment', ...fields } });
    expect((await open(first.token)).status).toBe(201);
    expect((await open(second.token)).body.code).toBe('slot_taken');
    const begun = scenario.clock.now;
    scenario.clock.now = new Date(begun.getTime() + 10 * 60_000);
    expect((await open(second.token)).status).toBe(201);
    scenario.clock.now = begun;
  });

  it('a new hold of a patient releases their older one', async () => {
    const patient = await makePatient(scenario);
    const open = (hour: number) =>
      scenario.call('POST', '/patient/payment_intents', {
        token: patient.token,
        body: { purpose: 'appointment', ...onlineBooking(scenario, hour, { assigned_date: '2026-12-03' }) },
      });
    await open(8);
    await open(9);
    expect(await slotsOn('2026-12-03')).toMatchObject([{ isAvailable: true }, { isAvailable: false }, {}, {}]);
  });
});

describe('a booking at a hospital without a named doctor', () => {
  it('the hospital assigns the free doctor of the speciality who has the fewest appointments that day', async () => {
    const date = '2026-12-09';
    const second = await makeDoctor(scenario, { name: 'Dr. Second', fee: 5000 });
    await joinTeam(scenario, { id: scenario.hospital.id, kind: 'hospital' }, second);
    await makeHours(scenario, second, { from: 480, to: 720 });
    await scenario.platform.db
      .insertInto('provider_speciality')
      .values({ id: second.id, provider_id: second.id, provider_kind: 'doctor', speciality_id: scenario.speciality })
      .execute();
    await bookAppointment(scenario, 8, { assigned_date: date });
    const anyone = (hour: number) => ({ assigned_date: date, doctor_id: '', reason: `any at ${hour}` });
    const who: string[] = [];
    for (const hour of [9, 8]) {
      const { body } = await book(scenario, bookingAt(scenario, hour, anyone(hour)), await makePatient(scenario));
      who.push(body.data.doctor.id);
    }
    expect(who).toEqual([second.id, second.id]);
    const none = await book(scenario, bookingAt(scenario, 8, anyone(8)), await makePatient(scenario));
    expect([none.status, none.body.code]).toEqual([409, 'slot_taken']);
  });
});
