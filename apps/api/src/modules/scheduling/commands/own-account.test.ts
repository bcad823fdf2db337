import { afterAll, beforeAll, expect, it } from 'vitest';
import { book, type Clinic, openClinic, payForVisit, visitAt } from '../../../testing/clinic.ts';
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

let clinic: Clinic;
beforeAll(async () => {
  clinic = await openClinic();
});
afterAll(() => clinic.close());

const refused = {
  status: 422,
  body: { code: 'own_account', message: 'You cannot book a visit with your own account.' },
};
const patientOf = async (provider: Person): Promise<Person> => {
  const patient = await makePatient(clinic);
  await sharePerson(clinic, patient, provider);
  return patient;
};

it('refuses a visit with the own doctor account, in cash and by card, and takes no money for it', async () => {
  const self = await patientOf(clinic.doctor);
  expect(await book(clinic, visitAt(clinic, 8), self)).toMatchObject(refused);
  expect(await payForVisit(clinic, visitAt(clinic, 8), self)).toMatchObject(refused);
  const { rows } = await clinic.platform.pool.query('select 1 from payment where patient_id = $1', [self.id]);
  expect(rows).toEqual([]);
});

it('refuses a visit at the own hospital', async () => {
  const self = await patientOf(clinic.hospital);
  expect(await book(clinic, visitAt(clinic, 9), self)).toMatchObject(refused);
});

it('gives whoever asks a hospital for any doctor another doctor than themselves', async () => {
  const hospital = await makePlace(clinic, 'hospital');
  const own = await makeDoctor(clinic, { fee: 5000 });
  const self = await patientOf(own);
  const join = async (doctor: Person) => {
    await joinTeam(clinic, { id: hospital.id, kind: 'hospital' }, doctor);
    await makeHours(clinic, doctor, { from: 480, to: 720 });
    const practised = { provider_id: doctor.id, provider_kind: 'doctor', speciality_id: clinic.speciality };
    await clinic.platform.db
      .insertInto('provider_speciality')
      .values({ id: newId(), ...practised })
      .execute();
  };
  await join(own);
  const anyone = visitAt(clinic, 10, { doctor_id: '', hospital_id: hospital.id });
  expect(await book(clinic, anyone, self)).toMatchObject(refused);
  const other = await makeDoctor(clinic, { fee: 5000 });
  await join(other);
  const { status, body } = await book(clinic, anyone, self);
  expect([status, body.data.doctor.id]).toEqual([201, other.id]);
});
