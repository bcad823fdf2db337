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

/** A Friday, ten in the morning in Kigali. */
export const friday = instantOf('2026-11-20', 600);
export const monday = '2026-11-23';

export interface Clinic extends TestApp {
  doctor: Person;
  hospital: Person;
  patient: Person;
  speciality: string;
}

/** One doctor who works at one hospital, every day from eight to twelve. */
export async function openClinic(): Promise<Clinic> {
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

/** A visit in person at the hospital, an hour from `hour` on, paid in cash. */
export const visitAt = (clinic: Clinic, hour: number, more: Record<string, unknown> = {}) => ({
  speciality_id: clinic.speciality,
  insurance_id: 'none',
  reason: 'Headache since Monday',
  assigned_date: monday,
  start_time: at(hour),
  end_time: at(hour + 1),
  consultation_type: 'PHYSICAL',
  doctor_id: clinic.doctor.id,
  hospital_id: clinic.hospital.id,
  payment_method: 'CASH',
  ...more,
});

export const book = (clinic: Clinic, body: Record<string, unknown>, who: Person = clinic.patient) =>
  clinic.call('POST', '/patient/request/appointment', { token: who.token, body });

/** Books in cash and says the visit's id. */
export async function bookVisit(clinic: Clinic, hour: number, more: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await book(clinic, visitAt(clinic, hour, more));
  if (status !== 201) throw new Error(`${status} ${body.message}`);
  return body.data.id;
}

/** Books by card: the intent, the sandbox's approval, the final call. */
export async function payForVisit(clinic: Clinic, fields: Record<string, unknown>, who: Person = clinic.patient) {
  const intent = await clinic.call('POST', '/patient/payment_intents', {
    token: who.token,
    body: { purpose: 'appointment', ...fields, payment_method: 'CARD' },
  });
  if (intent.status !== 201) return intent;
  await clinic.call('POST', `ROOT/sandbox/checkout/${intent.body.data.tx_ref}`, {
    body: { method: 'CARD', outcome: 'approve' },
  });
  return book(clinic, { payment_data: JSON.stringify({ tx_ref: intent.body.data.tx_ref }) }, who);
}

export const onlineAt = (clinic: Clinic, hour: number, more: Record<string, unknown> = {}) =>
  visitAt(clinic, hour, { consultation_type: 'ONLINE', hospital_id: '', payment_method: 'CARD', ...more });

/** Sets the clock; everyone stays signed in over the days. */
export async function travelTo(clinic: Clinic, now: Date): Promise<void> {
  clinic.clock.now = now;
  const expires_at = new Date(now.getTime() + 86_400_000);
  await clinic.platform.db.updateTable('session').set({ last_used_at: now, expires_at }).execute();
}
