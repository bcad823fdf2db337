import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { book, type BookingScenario, bookingAt, createBookingScenario } from '../../../testing/booking-scenario.ts';
import { deliver } from '../../../testing/deliver.ts';
import {
  joinTeam,
  makeChild,
  makeDoctor,
  makeHours,
  makePatient,
  type Person,
  sharePerson,
} from '../../../testing/people.ts';
import { newId } from '../../../platform/ids.ts';

let scenario: BookingScenario;
let second: Person;
let mother: Person;
let keza: Person;
let ganza: Person;
beforeAll(async () => {
  scenario = await createBookingScenario();
  second = await colleague();
});
afterAll(() => scenario.close());
beforeEach(async () => {
  mother = await makePatient(scenario, 'Jeanne Mukamana');
  keza = await makeChild(scenario, mother, 'Keza Uwase');
  ganza = await makeChild(scenario, mother, 'Ganza Uwase');
});

/** Makes another doctor, who has the hospital, the speciality and the hours of the scenario's doctor. */
async function colleague(): Promise<Person> {
  const doctor = await makeDoctor(scenario, { fee: 5000 });
  await joinTeam(scenario, { id: scenario.hospital.id, kind: 'hospital' }, doctor);
  await makeHours(scenario, doctor, { from: 480, to: 720 });
  const practised = { provider_id: doctor.id, provider_kind: 'doctor', speciality_id: scenario.speciality };
  await scenario.platform.db
    .insertInto('provider_speciality')
    .values({ id: newId(), ...practised })
    .execute();
  return doctor;
}
const withSecond = () => ({ doctor_id: second.id });

it('a mother can book for two children at the same hour, and each appointment is only in the list of that child', async () => {
  const { status: first, body } = await book(scenario, bookingAt(scenario, 8), keza);
  const { status: other } = await book(scenario, bookingAt(scenario, 8, withSecond()), ganza);
  expect([first, other]).toEqual([201, 201]);
  const of = async ({ token }: Person) =>
    (await scenario.call('GET', '/patient/appointments', { token })).body.data.data.map(({ id }: { id: string }) => id);
  expect(await of(keza)).toEqual([body.data.id]);
  expect(await of(ganza)).toHaveLength(1);
  expect(await of(mother)).toEqual([]);
  const foreign = await scenario.call('GET', `/patient/appointment/${body.data.id}`, { token: ganza.token });
  expect(foreign.status).toBe(404);
});

it('a child cannot have two appointments at the same hour', async () => {
  await book(scenario, bookingAt(scenario, 9), keza);
  const { status, body } = await book(scenario, bookingAt(scenario, 9, withSecond()), keza);
  expect([status, body.code]).toEqual([409, 'appointment_overlaps']);
});

it('the notification about a child’s appointment is in the child’s list, and its mail is sent to the guardian', async () => {
  scenario.mails.length = 0;
  await book(scenario, bookingAt(scenario, 10), keza);
  await deliver(scenario);
  const told = scenario.mails.filter(({ to }) => to === mother.email);
  expect(told.map(({ text }) => text.includes('Keza Uwase'))).toContain(true);
  const unread = async ({ token }: Person) =>
    (await scenario.call('GET', '/patient/notifications/unread_count', { token })).body.data.unread;
  expect([await unread(keza), await unread(mother), await unread(ganza)]).toEqual([1, 0, 0]);
});

it('a guardian who is a doctor cannot book an appointment with themselves for their child', async () => {
  const doctor = await colleague();
  await sharePerson(scenario, doctor, mother);
  const { status, body } = await book(scenario, bookingAt(scenario, 11, { doctor_id: doctor.id }), keza);
  expect([status, body.code]).toEqual([422, 'own_account']);
});
