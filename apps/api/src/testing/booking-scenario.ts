import { clockText, instantOf } from '../platform/clock.ts';
import {
  joinTeam,
  makeDoctor,
  makeHours,
  makeInsurance,
  makePatient,
  makePlace,
  makeSpeciality,
  type Person,
} from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** 10:00 in Kigali on a Friday. */
export const friday = instantOf('2026-11-20', 600);
export const monday = '2026-11-23';

export interface BookingScenario extends TestApp {
  doctor: Person;
  hospital: Person;
  patient: Person;
  speciality: string;
}

/**
 * A scenario with one doctor, who is in the team of one hospital and available every day from 8:00 to 12:00, and with
 * one patient.
 */
export async function createBookingScenario(): Promise<BookingScenario> {
  const fixture = await startTestApp({ now: friday });
  const doctor = await makeDoctor(fixture, { fee: 5000 });
  const hospital = await makePlace(fixture, 'hospital', { name: 'Remera Hospital' });
  const speciality = await makeSpeciality(fixture, { id: doctor.id, kind: 'doctor' });
  await makeInsurance(fixture);
  await joinTeam(fixture, { id: hospital.id, kind: 'hospital' }, doctor);
  await makeHours(fixture, doctor, { from: 480, to: 720 });
  return { ...fixture, doctor, hospital, speciality, patient: await makePatient(fixture) };
}

const at = (hour: number) => clockText(hour * 60);

/** The body of a booking request for one hour at the hospital, from `hour` on, paid in cash. */
export const bookingAt = (scenario: BookingScenario, hour: number, more: Record<string, unknown> = {}) => ({
  speciality_id: scenario.speciality,
  insurance_id: 'none',
  reason: 'Headache since Monday',
  assigned_date: monday,
  start_time: at(hour),
  end_time: at(hour + 1),
  consultation_type: 'PHYSICAL',
  doctor_id: scenario.doctor.id,
  hospital_id: scenario.hospital.id,
  payment_method: 'CASH',
  ...more,
});

export const book = (scenario: BookingScenario, body: Record<string, unknown>, who: Person = scenario.patient) =>
  scenario.call('POST', '/patient/request/appointment', { token: who.token, body });

/** Books an appointment paid in cash; returns its id. */
export async function bookAppointment(
  scenario: BookingScenario,
  hour: number,
  more: Record<string, unknown> = {},
): Promise<string> {
  const { status, body } = await book(scenario, bookingAt(scenario, hour, more));
  if (status !== 201) throw new Error(`${status} ${body.message}`);
  return body.data.id;
}

/**
 * Books an appointment that is paid by card, in three calls: payment intent, approval in the sandbox gateway, booking.
 */
export async function payForAppointment(
  scenario: BookingScenario,
  fields: Record<string, unknown>,
  who: Person = scenario.patient,
) {
  const intent = await scenario.call('POST', '/patient/payment_intents', {
    token: who.token,
    body: { purpose: 'appointment', ...fields, payment_method: 'CARD' },
  });
  if (intent.status !== 201) return intent;
  await scenario.call('POST', `ROOT/sandbox/checkout/${intent.body.data.tx_ref}`, {
    body: { method: 'CARD', outcome: 'approve' },
  });
  return book(scenario, { payment_data: JSON.stringify({ tx_ref: intent.body.data.tx_ref }) }, who);
}

export const onlineBooking = (scenario: BookingScenario, hour: number, more: Record<string, unknown> = {}) =>
  bookingAt(scenario, hour, { consultation_type: 'ONLINE', hospital_id: '', payment_method: 'CARD', ...more });

/** Sets the clock and renews all sessions, so that nobody is signed out when the clock advances by days. */
export async function setClock(scenario: BookingScenario, now: Date): Promise<void> {
  scenario.clock.now = now;
  const expires_at = new Date(now.getTime() + 86_400_000);
  await scenario.platform.db.updateTable('session').set({ last_used_at: now, expires_at }).execute();
}
