import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  book,
  type BookingScenario,
  createBookingScenario,
  payForAppointment,
  bookingAt,
} from '../../../testing/booking-scenario.ts';
import {
  makeHours,
  makePatient,
  makePlace,
  joinTeam,
  makeDoctor,
  type Person,
  sharePerson,
} from '../../../testing/people.ts';
import { newId } from '../../../platform/ids.ts';

let scenario: BookingScenario;
beforeAll(async () => {
  scenario = await createBookingScenario();
});
afterAll(() => scenario.close());

const refused = {
  status: 422,
  body: { code: 'own_account', message: 'You cannot book an appointment with your own account.' },
};
const patientOf = async (provider: Person): Promise<Person> => {
  const patient = await makePatient(scenario);
  await sharePerson(scenario, patient, provider);
  return patient;
};

it('a patient cannot book their own doctor account, in cash or by card, and no money is taken', async () => {
  const self = await patientOf(scenario.doctor);
  expect(await book(scenario, bookingAt(scenario, 8), self)).toMatchObject(refused);
  expect(await payForAppointment(scenario, bookingAt(scenario, 8), self)).toMatchObject(refused);
  const { rows } = await scenario.platform.reads.query('select 1 from payment where patient_id = $1', [self.id]);
  expect(rows).toEqual([]);
});

it('a patient cannot book at their own hospital', async () => {
  const self = await patientOf(scenario.hospital);
  expect(await book(scenario, bookingAt(scenario, 9), self)).toMatchObject(refused);
});

it('a patient who is also a doctor of the hospital is never assigned to themselves', async () => {
  const hospital = await makePlace(scenario, 'hospital');
  const own = await makeDoctor(scenario, { fee: 5000 });
  const self = await patientOf(own);
  const join = async (doctor: Person) => {
    await joinTeam(scenario, { id: hospital.id, kind: 'hospital' }, doctor);
    await makeHours(scenario, doctor, { from: 480, to: 720 });
    const practised = { provider_id: doctor.id, provider_kind: 'doctor', speciality_id: scenario.speciality };
    await scenario.platform.db
      .insertInto('provider_speciality')
      .values({ id: newId(), ...practised })
      .execute();
  };
  await join(own);
  const anyone = bookingAt(scenario, 10, { doctor_id: '', hospital_id: hospital.id });
  expect(await book(scenario, anyone, self)).toMatchObject(refused);
  const other = await makeDoctor(scenario, { fee: 5000 });
  await join(other);
  const { status, body } = await book(scenario, anyone, self);
  expect([status, body.data.doctor.id]).toEqual([201, other.id]);
});
