import { addDays, clockText, instantOf } from '../platform/clock.ts';
import {
  type BookingScenario,
  bookAppointment,
  createBookingScenario,
  friday,
  monday,
  setClock,
} from './booking-scenario.ts';
import { makeDoctor, makeHours, joinTeam, makePatient, type Person } from './people.ts';

export interface QueueScenario extends BookingScenario {
  /** The current day of the scenario; `startDay` begins the next one, at 8:00. */
  date: string;
}

export const createQueueScenario = async (): Promise<QueueScenario> => ({
  ...(await createBookingScenario()),
  date: monday,
});

/**
 * Begins the next day, with the clock at 8:00 in Kigali, so that slots and queue tokens of other tests do not matter.
 */
export async function startDay(scenario: QueueScenario): Promise<void> {
  scenario.date = addDays(scenario.date, 1);
  await goTo(scenario, 8);
}

export const goTo = (scenario: QueueScenario, hour: number, minute = 0): Promise<void> =>
  setClock(scenario, instantOf(scenario.date, hour * 60 + minute));

/**
 * Books an appointment at the hospital on the current day of the scenario for a new patient, by default with the doctor
 * of the scenario.
 */
export async function bookToday(scenario: QueueScenario, hour: number, doctor = scenario.doctor): Promise<string> {
  const now = scenario.clock.now;
  await setClock(scenario, friday);
  scenario.patient = await makePatient(scenario);
  const id = await bookAppointment(scenario, hour, { assigned_date: scenario.date, doctor_id: doctor.id });
  await setClock(scenario, now);
  return id;
}

/** Creates another doctor of the hospital, with the speciality of the scenario or another one. */
export async function makeColleague(scenario: BookingScenario, speciality = scenario.speciality): Promise<Person> {
  const doctor = await makeDoctor(scenario, { fee: 5000 });
  await joinTeam(scenario, { id: scenario.hospital.id, kind: 'hospital' }, doctor);
  await makeHours(scenario, doctor, { from: 480, to: 720 });
  await scenario.platform.db
    .insertInto('provider_speciality')
    .values({ id: doctor.id, provider_id: doctor.id, provider_kind: 'doctor', speciality_id: speciality })
    .execute();
  return doctor;
}

type Desk = Pick<Person, 'token'>;
const deskOf = (scenario: QueueScenario, desk: Desk) => ({
  token: desk.token,
  kind: desk.token === scenario.doctor.token ? 'doctor' : 'hospital',
});

/** Marks the patient of an appointment as arrived; by default the hospital does it. */
export function arrive(scenario: QueueScenario, id: string, desk: Desk = scenario.hospital) {
  const { kind, token } = deskOf(scenario, desk);
  return scenario.call('POST', `/${kind}/appointment/${id}/arrival`, { token });
}
export function undo(scenario: QueueScenario, id: string, desk: Desk = scenario.hospital) {
  const { kind, token } = deskOf(scenario, desk);
  return scenario.call('DELETE', `/${kind}/appointment/${id}/arrival`, { token });
}
export function callTo(scenario: QueueScenario, id: string, room: string, desk: Desk = scenario.hospital) {
  const { kind, token } = deskOf(scenario, desk);
  return scenario.call('POST', `/${kind}/appointment/${id}/call`, { token, body: { room } });
}
export const setStatus = (scenario: QueueScenario, id: string, status: string) =>
  scenario.call('POST', `/hospital/appointment/status/${id}`, { token: scenario.hospital.token, body: { status } });

/** The rows of the queue, as the hospital reads them by default, or as the doctor of the scenario does. */
export async function readQueue(scenario: QueueScenario, desk: Desk = scenario.hospital) {
  const { kind, token } = deskOf(scenario, desk);
  const { status, body } = await scenario.call('GET', `/${kind}/queue`, { token });
  if (status !== 200) throw new Error(`${status} ${body.message}`);
  return body.data as { token: string; state: string; room: string | null; before: number; minutes: number }[];
}

export const hourOf = (hour: number) => ({ start_time: clockText(hour * 60), end_time: clockText(hour * 60 + 60) });
