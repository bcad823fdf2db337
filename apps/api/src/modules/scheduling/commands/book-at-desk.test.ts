import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, instantOf } from '../../../platform/clock.ts';
import {
  type BookingScenario,
  book,
  bookAppointment,
  bookingAt,
  createBookingScenario,
  friday,
  monday,
  onlineBooking,
  setClock,
} from '../../../testing/booking-scenario.ts';
import { deliver } from '../../../testing/deliver.ts';
import { deskBookingAt } from '../../../testing/desk-booking.ts';
import { makeDeskRecord } from '../../../testing/desk-records.ts';
import { joinAccount } from '../../../testing/members.ts';
import { makeDoctor, makeMember, makePatient, makePlace, type Person } from '../../../testing/people.ts';
import { makeColleague } from '../../../testing/queue-scenario.ts';
import { wideBudgets } from '../../../testing/wide-budgets.ts';

let scenario: BookingScenario;
beforeAll(async () => {
  scenario = await createBookingScenario();
  scenario.platform.budgets = wideBudgets;
});
afterAll(() => scenario.close());

/** Each test uses a day of its own, so that the tests do not take slots from each other. */
let date = monday;
beforeEach(async () => {
  await setClock(scenario, friday);
  scenario.patient = await makePatient(scenario);
  date = addDays(date, 1);
});

const beata = { full_name: 'Beata Uwera', phone: '0788 000 123', birth_date: '1980' };
/** The body of a booking by the hospital, for one hour that begins at `hour`. */
const at = (hour: number, more: object = {}) => deskBookingAt(scenario, date, hour, more);
const ask = (body: object, { token }: Pick<Person, 'token'> = scenario.hospital, kind = 'hospital', headers = {}) =>
  scenario.call('POST', `/${kind}/appointments`, { token, body, headers });
const patientHere = (name = 'Alphonse Habimana') => makeDeskRecord(scenario, scenario.hospital, name);
const read = (path: string, { token }: Pick<Person, 'token'>) => scenario.call('GET', path, { token });
const appointmentsOf = async (patientId: string) =>
  scenario.platform.db.selectFrom('appointment').select('id').where('patient_id', '=', patientId).execute();

describe('a booking by a desk for one of its patients', () => {
  it('costs the doctor’s price, is due in cash at the desk, and is visible to the doctor and the hospital', async () => {
    const patient_id = await patientHere();
    const { status, body } = await ask(at(8, { patient_id, reason: 'Cough' }));
    expect([status, body.message]).toEqual([201, 'The appointment is booked.']);
    expect(body.data).toMatchObject({
      status: 'PENDING',
      patient: { id: patient_id, full_name: 'Alphonse Habimana' },
      hospital: { id: scenario.hospital.id },
      doctor: { id: scenario.doctor.id },
      insurance: { id: 'none' },
      any_doctor: false,
      payment: { amount_paid: 5000, payment_method: 'CASH', payment_status: 'CASH_DUE' },
      // only the doctor and the patient may read the reason
      reason: null,
    });
    const { id } = body.data;
    expect((await read(`/doctor/appointment/${id}`, scenario.doctor)).body.data.reason).toBe('Cough');
    const pending = await read('/hospital/appointments?status=PENDING&per_page=100', scenario.hospital);
    expect(pending.body.data.data.map((one: { id: string }) => one.id)).toContain(id);
    const page = await read(`/hospital/patients/${patient_id}`, scenario.hospital);
    expect(page.body.data.appointments).toMatchObject([{ id, assigned_date: date, start_time: '08:00 AM' }]);
    const calendar = await read(`/view_doctor/calendar/${scenario.doctor.id}?week_start_date=${date}`, { token: '' });
    const slots = calendar.body.data.calendar[0].timeSlots;
    expect(slots.map((slot: { isAvailable: boolean }) => slot.isAvailable)).toEqual([false, true, true, true]);
  });

  it('can be moved, completed and cancelled like any other appointment', async () => {
    const first = (await ask(at(8, { patient_id: await patientHere() }))).body.data.id;
    const second = (await ask(at(9, { patient_id: await patientHere() }))).body.data.id;
    const change = (path: string, body: object) =>
      scenario.call('POST', `/hospital/appointment/${path}`, { token: scenario.hospital.token, body });
    const { assigned_date, start_time, end_time } = at(10);
    await change(`reschedule/${first}`, { assigned_date, start_time, end_time });
    await setClock(scenario, instantOf(date, 660));
    const completed = await change(`status/${first}`, { status: 'COMPLETED' });
    expect(completed.body.data).toMatchObject({
      start_time: '10:00 AM',
      status: 'COMPLETED',
      payment: { payment_status: 'SUCCESSFUL' },
    });
    expect((await change(`status/${second}`, { status: 'CANCELLED' })).body.data.status).toBe('CANCELLED');
    expect((await ask(at(11, { patient_id: await patientHere(), walk_in: 1 }))).status).toBe(201);
  });

  it('can be made by a doctor at a hospital, but only for the doctor’s own patients', async () => {
    const { doctor, hospital } = scenario;
    const { doctor_id: _, ...request } = at(8, { hospital_id: hospital.id });
    const patient_id = await makeDeskRecord(scenario, doctor);
    const booked = await ask({ ...request, patient_id }, doctor, 'doctor');
    expect(booked.body.data).toMatchObject({ hospital: { id: hospital.id }, payment: { amount_paid: 5000 } });
    // the patient now has an appointment at the hospital, so the hospital can book for them too
    expect((await ask(at(9, { patient_id }))).status).toBe(201);
    expect((await ask({ ...request, patient_id: await patientHere() }, doctor, 'doctor')).status).toBe(404);
  });

  it('is possible even when the patient has too many unpaid appointments, but not when they have an appointment or a hold at that time', async () => {
    const { patient } = scenario;
    for (const hour of [8, 9, 10, 11]) await bookAppointment(scenario, hour, { assigned_date: date });
    const next = addDays(date, 1);
    date = next;
    await bookAppointment(scenario, 8, { assigned_date: next });
    expect((await book(scenario, bookingAt(scenario, 9, { assigned_date: next }))).body.code).toBe('too_many_unpaid');
    const overHere = { patient_id: patient.id, assigned_date: next };
    expect((await ask(at(9, overHere))).status).toBe(201);

    const colleague = await makeColleague(scenario);
    const held = { ...onlineBooking(scenario, 10, { assigned_date: next }), purpose: 'appointment' };
    await scenario.call('POST', '/patient/payment_intents', { token: patient.token, body: held });
    for (const hour of [8, 10]) {
      const refused = await ask(at(hour, { ...overHere, doctor_id: colleague.id }));
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        409,
        'appointment_overlaps',
        'The patient has another appointment at this time.',
      ]);
    }
    // the hold of the patient is still there
    const hold = await scenario.call('GET', '/patient/held_time', { token: patient.token });
    expect(hold.body.data).toMatchObject({ date: next, time: '10:00 AM' });
  });
});

describe('a booking by a desk for a new patient', () => {
  it('makes one record and one appointment, even when the button is pressed several times at once', async () => {
    const pressed = await Promise.all([1, 2, 3, 4].map(() => ask(at(8, { patient: beata }))));
    expect(pressed.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const { id } = pressed[0]!.body.data.patient;
    expect((await read('/hospital/patients?text-search=beata', scenario.hospital)).body.data.data).toMatchObject([
      { id, phone: '+250788000123', birth_date: '1980', has_login: false },
    ]);
    expect(await appointmentsOf(id)).toHaveLength(1);
  });

  it('returns the same appointment when the request is repeated with the same idempotency key', async () => {
    const key = { 'idempotency-key': 'the same press' };
    const body = at(8, { patient: { full_name: 'Claude Key' } });
    const [first, again] = [
      await ask(body, scenario.hospital, 'hospital', key),
      await ask(body, scenario.hospital, 'hospital', key),
    ];
    expect(again.body).toEqual(first.body);
    expect(await appointmentsOf(first.body.data.patient.id)).toHaveLength(1);
  });

  it('makes no record when the slot is taken', async () => {
    await ask(at(8, { patient_id: await patientHere() }));
    const late = await ask(at(8, { patient: { full_name: 'Nobody Booked' } }));
    expect([late.status, late.body.code]).toEqual([409, 'slot_taken']);
    expect((await read('/hospital/patients?text-search=nobody', scenario.hospital)).body.data.total).toBe(0);
  });
});

describe('a patient who is at the desk', () => {
  it('can be booked in a slot that has begun but not in one that has ended, and the calendar shows that slot to the desk', async () => {
    await setClock(scenario, instantOf(date, 9 * 60 + 40));
    const free = async (more = '') => {
      const path = `/view_doctor/calendar/${scenario.doctor.id}?week_start_date=${date}&week_end_date=${date}${more}`;
      const slots = (await read(path, { token: '' })).body.data.calendar[0].timeSlots;
      return slots
        .filter((slot: { isAvailable: boolean }) => slot.isAvailable)
        .map(({ time }: { time: string }) => time);
    };
    expect(await free()).toEqual(['10:00 AM', '11:00 AM']);
    expect(await free('&walk_in=1')).toEqual(['09:00 AM', '10:00 AM', '11:00 AM']);
    const patient_id = await patientHere();
    expect((await ask(at(9, { patient_id }))).body.code).toBe('slot_taken');
    expect((await ask(at(8, { patient_id, walk_in: 1 }))).body.code).toBe('slot_taken');
    expect((await ask(at(9, { patient_id, walk_in: 1 }))).status).toBe(201);
    const tomorrow = await ask(at(9, { patient_id, walk_in: 1, assigned_date: addDays(date, 1) }));
    expect([tomorrow.status, tomorrow.body.message]).toEqual([422, 'A patient who is at the desk is booked today.']);
  });
});

describe('a booking by a desk is refused', () => {
  it('with 404 for a patient of somebody else, and nothing is booked for that patient', async () => {
    for (const body of [at(8, { patient_id: scenario.patient.id }), at(8, { patient_id: scenario.doctor.id })])
      expect((await ask(body)).status).toBe(404);
    expect((await ask(at(8, { patient_id: await patientHere() }), await makePlace(scenario, 'hospital'))).status).toBe(
      404,
    );
    expect(await appointmentsOf(scenario.patient.id)).toEqual([]);
  });

  it('for an online appointment, because it cannot be paid at a desk', async () => {
    const refused = await ask(at(8, { patient_id: await patientHere(), consultation_type: 'ONLINE' }));
    expect([refused.status, refused.body.code]).toEqual([422, 'cash_not_allowed']);
  });

  it('with a doctor who does not work there, without a doctor, without a patient, and with two patients', async () => {
    const patient_id = await patientHere();
    const stranger = await makeDoctor(scenario);
    for (const doctor_id of [stranger.id, ''])
      expect((await ask(at(8, { patient_id, doctor_id }))).body.message).toBe('Select doctor');
    for (const whom of [{}, { patient_id, patient: beata }])
      expect((await ask(at(8, whom))).body.message).toBe('Choose a patient, or enter a new one.');
  });

  it('when the patient is a member of the hospital', async () => {
    await bookAppointment(scenario, 8, { assigned_date: date });
    const { token } = await joinAccount(scenario, scenario.hospital, scenario.patient, 'reception');
    const refused = await ask(at(9, { patient_id: scenario.patient.id }), { token });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      422,
      'own_account',
      'The patient is the doctor, or a member of this account. They book with somebody else.',
    ]);
  });

  it('to a nurse, but not to a receptionist', async () => {
    const patient_id = await patientHere();
    const nurse = await makeMember(scenario, scenario.hospital, 'nurse', 'Eric');
    expect((await ask(at(8, { patient_id }), nurse)).body.code).toBe('not_permitted');
    const reception = await makeMember(scenario, scenario.hospital, 'reception', 'Keza');
    expect((await ask(at(8, { patient_id }), reception)).status).toBe(201);
  });
});

it('when many patients and a desk book one slot at the same moment, exactly one booking succeeds', async () => {
  const request = bookingAt(scenario, 8, { assigned_date: date });
  const patients = await Promise.all(Array.from({ length: 25 }, () => makePatient(scenario)));
  const records = await Promise.all(Array.from({ length: 12 }, () => patientHere()));
  const answers = await Promise.all([
    ...patients.map((patient) => book(scenario, request, patient)),
    ...records.map((patient_id) => ask(at(8, { patient_id }))),
    ...records.map((_, number) => ask(at(8, { patient: { full_name: `Caller ${number}` } }))),
  ]);
  const codes = answers.map(({ status, body }) => String(body.code ?? status));
  expect(codes.toSorted()).toEqual(['201', ...Array.from({ length: 48 }, () => 'slot_taken')]);
});

describe('who is notified of a booking by the desk', () => {
  it('a patient with a sign-in gets a notification and a mail that names the hospital, and the doctor gets a mail', async () => {
    await bookAppointment(scenario, 8, { assigned_date: date });
    await deliver(scenario);
    scenario.mails.length = 0;
    const doctor = await makeColleague(scenario);
    await ask(at(9, { patient_id: scenario.patient.id, doctor_id: doctor.id }));
    await deliver(scenario);
    const told = await read('/patient/notifications', scenario.patient);
    expect(told.body.data.data[0]).toMatchObject({ notifiable_status: 'AppointmentBookedByDesk' });
    const to = ({ email }: Person) => scenario.mails.filter((mail) => mail.to === email);
    expect(to(scenario.patient)).toMatchObject([{ subject: 'An appointment is booked for you' }]);
    expect(to(scenario.patient)[0]!.text).toContain('Remera Hospital');
    expect(to(scenario.patient)[0]!.text).toMatch(/Booked by:? +Remera Hospital/);
    expect(to(doctor)).toMatchObject([{ subject: 'A new appointment' }]);
    expect(to(doctor)[0]!.text).toContain('An appointment was booked for a patient at the desk.');
    expect(to(scenario.hospital)).toEqual([]);
  });

  it('only the doctor gets a mail when the patient has no sign-in', async () => {
    const doctor = await makeColleague(scenario);
    await deliver(scenario);
    scenario.mails.length = 0;
    await ask(at(8, { patient_id: await patientHere(), doctor_id: doctor.id }));
    await deliver(scenario);
    expect(scenario.mails.map(({ to }) => to)).toEqual([doctor.email]);
  });
});

it('the patient’s access log contains a booking by the desk, with the code of the appointment', async () => {
  await bookAppointment(scenario, 8, { assigned_date: date });
  const { body } = await ask(at(9, { patient_id: scenario.patient.id }));
  const log = await read('/patient/access_log', scenario.patient);
  expect(log.body.data.data).toMatchObject([
    { action: 'appointment.booked', object_code: body.data.appointment_id, name: 'Remera Hospital' },
  ]);
});
