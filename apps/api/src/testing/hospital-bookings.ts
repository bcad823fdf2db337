import { afterAll, beforeAll } from 'vitest';
import { addDays } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { bookingAt, type BookingScenario, createBookingScenario, monday } from './booking-scenario.ts';
import { joinTeam, makeDoctor, makeHours, makePatient, type Person } from './people.ts';

export let scenario: BookingScenario;
/** The day of the bookings; `newDay` begins another one, on which nothing is booked. */
export let date: string;
export let patients: Person[];

/** Prepares a booking scenario with twelve patients, who book at its hospital without naming a doctor. */
export function useHospitalBookings(): void {
  beforeAll(async () => {
    scenario = await createBookingScenario();
    date = monday;
    patients = [];
    while (patients.length < 12) patients.push(await makePatient(scenario));
  });
  afterAll(() => scenario.close());
}

export const newDay = () => (date = addDays(date, 1));

/** Adds a doctor to the team of the hospital, who practises the speciality of the scenario and works in its hours. */
export async function joinHospital(fee: number | null): Promise<Person> {
  const doctor = await makeDoctor(scenario, { fee });
  await joinTeam(scenario, { id: scenario.hospital.id, kind: 'hospital' }, doctor);
  await makeHours(scenario, doctor, { from: 480, to: 720 });
  const practised = { provider_id: doctor.id, provider_kind: 'doctor', speciality_id: scenario.speciality };
  await scenario.platform.db
    .insertInto('provider_speciality')
    .values({ id: newId(), ...practised })
    .execute();
  return doctor;
}

export async function leaveHospital(...doctors: Person[]): Promise<void> {
  const ids = doctors.map(({ id }) => id);
  await scenario.platform.db.deleteFrom('team_member').where('doctor_id', 'in', ids).execute();
}

export const anyone = (hour: number, more: object = {}) =>
  bookingAt(scenario, hour, { assigned_date: date, doctor_id: '', reason: `At ${hour}`, ...more });
export const hold = (hour: number, who: Person) =>
  scenario.call('POST', '/patient/payment_intents', {
    token: who.token,
    body: { purpose: 'appointment', ...anyone(hour), payment_method: 'CARD' },
  });
export const isFree = async (hour: number): Promise<boolean> => {
  const query = { week_start_date: date, week_end_date: date, speciality_id: scenario.speciality };
  const { body } = await scenario.call('GET', `/view_hospital/calendar/${scenario.hospital.id}`, { query });
  const { start_time } = bookingAt(scenario, hour);
  return body.data.calendar[0].timeSlots.find((slot: any) => slot.time === start_time).isAvailable;
};
