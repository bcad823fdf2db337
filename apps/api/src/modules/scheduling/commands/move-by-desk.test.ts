import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, clockText, instantOf } from '../../../platform/clock.ts';
import {
  type BookingScenario,
  bookAppointment,
  createBookingScenario,
  friday,
  monday,
  onlineBooking,
  payForAppointment,
  setClock,
} from '../../../testing/booking-scenario.ts';
import { deskBookingAt } from '../../../testing/desk-booking.ts';
import { makeDeskRecord } from '../../../testing/desk-records.ts';
import {
  joinTeam,
  makeDoctor,
  makeHours,
  makeMember,
  makePatient,
  makePlace,
  type Person,
} from '../../../testing/people.ts';

let scenario: BookingScenario;
/** Each test uses a day of its own, so that the tests do not take slots from each other. */
let date = monday;
afterAll(() => scenario.close());
beforeAll(async () => {
  scenario = await createBookingScenario();
});
beforeEach(async () => {
  date = addDays(date, 1);
  scenario.patient = await makePatient(scenario);
  await setClock(scenario, friday);
});

const at = (from: number) => bookAppointment(scenario, from, { assigned_date: date });
const hour = (from: number) => ({ start_time: clockText(from * 60), end_time: clockText(from * 60 + 60) });
const moveAs = (
  kind: 'doctor' | 'hospital',
  { token }: Pick<Person, 'token'>,
  id: string,
  from: number,
  more: object = {},
) =>
  scenario.call('POST', `/${kind}/appointment/reschedule/${id}`, {
    token,
    body: { assigned_date: date, ...hour(from), ...more },
  });
const seenByPatient = async (id: string) =>
  (await scenario.call('GET', `/patient/appointment/${id}`, { token: scenario.patient.token })).body.data;
/** A doctor of the hospital who practises the speciality, unless `practises` is false. */
async function colleague({ practises = true } = {}): Promise<Person> {
  const doctor = await makeDoctor(scenario, { fee: 9000 });
  await joinTeam(scenario, { id: scenario.hospital.id, kind: 'hospital' }, doctor);
  await makeHours(scenario, doctor, { from: 480, to: 720, type: 'Hospital', hospitalId: scenario.hospital.id });
  if (practises)
    await scenario.platform.db
      .insertInto('provider_speciality')
      .values({ id: doctor.id, provider_id: doctor.id, provider_kind: 'doctor', speciality_id: scenario.speciality })
      .execute();
  return doctor;
}

describe('an appointment that is moved by its doctor or by the desk', () => {
  it('keeps price and payment, shows the message to the patient, and can then be cancelled without cost', async () => {
    const { body } = await payForAppointment(scenario, onlineBooking(scenario, 8, { assigned_date: date }));
    const { id } = body.data;
    const moved = await moveAs('doctor', scenario.doctor, id, 10, { message: 'I am in surgery until ten.' });
    expect([moved.status, moved.body.message]).toEqual([200, 'The appointment was moved, and the patient is told']);
    expect(await seenByPatient(id)).toMatchObject({
      start_time: '10:00 AM',
      desk_message: 'I am in surgery until ten.',
      payment: { amount_paid: 5000, payment_status: 'SUCCESSFUL' },
      refund_rule: [{ until_hours_before: null, percent: 100 }],
    });
    // one hour before the start, a cancellation would otherwise refund only half
    await setClock(scenario, instantOf(date, 9 * 60));
    await scenario.call('POST', `/patient/appointment/status/${id}`, {
      token: scenario.patient.token,
      body: { status: 'CANCELLED' },
    });
    expect((await seenByPatient(id)).payment.amount_refunded).toBe(5000);
  });

  it('can be moved even in the last four hours before it begins, but not after it has begun', async () => {
    const id = await at(9);
    await setClock(scenario, instantOf(date, 9 * 60 - 1));
    const receptionist = await makeMember(scenario, scenario.hospital, 'reception', 'Rose');
    expect((await moveAs('hospital', receptionist, id, 10)).status).toBe(200);
    await setClock(scenario, instantOf(date, 10 * 60));
    const late = await moveAs('hospital', receptionist, id, 11);
    expect([late.status, late.body.code, late.body.message]).toEqual([
      422,
      'too_late',
      'The visit has begun and can no longer be moved.',
    ]);
  });

  it('is moved and cancelled with a reply that nobody can be told, when the patient has neither a sign-in nor a phone', async () => {
    const { hospital } = scenario;
    const bookFor = async (phone: string | null, from: number) => {
      const patient_id = await makeDeskRecord(scenario, hospital, 'Alphonse Habimana', phone);
      const body = deskBookingAt(scenario, date, from, { patient_id });
      return (await scenario.call('POST', '/hospital/appointments', { token: hospital.token, body })).body.data;
    };
    const [silent, called] = [await bookFor(null, 8), await bookFor('+250788000771', 9)];
    expect([silent.patient.can_be_told, called.patient.can_be_told]).toEqual([false, true]);
    const cancel = ({ id }: { id: string }) =>
      scenario.call('POST', `/hospital/appointment/status/${id}`, {
        token: hospital.token,
        body: { status: 'CANCELLED' },
      });
    const replies = [
      await moveAs('hospital', hospital, silent.id, 10),
      await cancel(silent),
      await moveAs('hospital', hospital, called.id, 10),
      await cancel(called),
    ];
    expect(replies.map(({ body }) => body.message)).toEqual([
      'The appointment was moved. Nobody can be told: call them or note it.',
      'The appointment was cancelled. Nobody can be told: call them or note it.',
      'The appointment was moved, and the patient is told',
      'Appointment status changed',
    ]);
  });

  it('keeps its slot when the new one is taken', async () => {
    const id = await at(8);
    const patient = scenario.patient;
    scenario.patient = await makePatient(scenario);
    await at(9);
    expect((await moveAs('doctor', scenario.doctor, id, 9)).body.code).toBe('slot_taken');
    scenario.patient = patient;
    expect((await seenByPatient(id)).start_time).toBe('08:00 AM');
  });

  it('can be given to a colleague whom the hospital chooses, even at the same hour, but only to one who practises the speciality', async () => {
    const id = await at(8);
    const stranger = await colleague({ practises: false });
    const refused = await moveAs('hospital', scenario.hospital, id, 8, { doctor_id: stranger.id });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'This doctor does not practise the speciality of the visit at your hospital. Choose another doctor.',
    ]);
    const other = await colleague();
    const { body } = await moveAs('hospital', scenario.hospital, id, 8, { doctor_id: other.id });
    expect(body.data).toMatchObject({ doctor: { id: other.id }, start_time: '08:00 AM' });
    const free = await makePatient(scenario);
    scenario.patient = free;
    await at(8);
  });
});

describe('who may move an appointment of a doctor or hospital', () => {
  it('other doctors and hospitals get 404, and a nurse is refused', async () => {
    const id = await at(8);
    expect((await moveAs('doctor', await makeDoctor(scenario), id, 9)).status).toBe(404);
    expect((await moveAs('hospital', await makePlace(scenario, 'hospital'), id, 9)).status).toBe(404);
    const nurse = await makeMember(scenario, scenario.hospital, 'nurse', 'Eric');
    expect((await moveAs('hospital', nurse, id, 9)).body.code).toBe('not_permitted');
    expect((await seenByPatient(id)).start_time).toBe('08:00 AM');
  });
});

it('the patient reads the message that the desk wrote when it cancelled, and the patient’s own reason is not shown as a message of the desk', async () => {
  const [first, second] = [await at(8), await at(10)];
  const cancel = (kind: string, { token }: Person, id: string, reason: string) =>
    scenario.call('POST', `/${kind}/appointment/status/${id}`, { token, body: { status: 'CANCELLED', reason } });
  await cancel('hospital', scenario.hospital, first, 'The X-ray is broken.');
  await cancel('patient', scenario.patient, second, 'I am well again.');
  expect((await seenByPatient(first)).desk_message).toBe('The X-ray is broken.');
  expect((await seenByPatient(second)).desk_message).toBeNull();
});
