import { afterEach, expect, test } from 'vitest';
import { newCode, newId } from '../../../platform/ids.ts';
import { makeAdmin, makeDoctor, makePatient, makePlace, makeSpeciality } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeAppointment } from '../../../testing/appointments.ts';

// at this moment it is already the first of December in Kigali
const now = new Date('2026-11-30T22:30:00Z');
let fixture: TestApp;
afterEach(() => fixture.close());
async function begin() {
  fixture = await startTestApp({ now });
  const admin = await makeAdmin(fixture);
  return async (path: string) => {
    const { status, body } = await fixture.call('GET', path, { token: admin.token });
    expect(status).toBe(200);
    return body.data;
  };
}
const patient = async (gender: string | null, birth_date: string | null) => {
  const { id } = await makePatient(fixture);
  await fixture.platform.db.updateTable('patient').set({ gender, birth_date }).where('id', '=', id).execute();
};

test('the share of an age group is a percentage of the users who gave their age, and the share of a gender a percentage of those who gave female or male', async () => {
  const read = await begin();
  for (const [gender, born] of [
    ['Female', '2013-12-01'], // turns 13 today
    ['Female', '2008-12-02'], // turns 18 tomorrow
    ['Female', '1991-12-01'], // turns 35 today
    ['Male', '1961-12-01'], // turns 65 today
    ['Prefer not to say', '1900-01-01'],
    [null, null],
  ] as const)
    await patient(gender, born);
  expect((await read('/admin/user_analyitcs')).age_and_gender).toEqual({
    female: 75,
    male: 25,
    years_btwn_13_17: 40,
    years_btwn_18_24: 0,
    years_btwn_25_34: 0,
    years_btwn_34_44: 20,
    years_btwn_45_54: 0,
    years_btwn_55_64: 0,
    years_btwn_65: 40,
  });
});

test('each share of age and gender is 0 when there are no users', async () => {
  const read = await begin();
  const { age_and_gender, most_requested_services } = await read('/admin/user_analyitcs');
  expect(new Set(Object.values(age_and_gender))).toEqual(new Set([0]));
  expect(most_requested_services).toEqual([]);
});

test('the administrator sees the specialities for which most appointments were requested in twelve months', async () => {
  const read = await begin();
  const [doctor, somebody] = [await makeDoctor(fixture), await makePatient(fixture)];
  const heart = await makeSpeciality(fixture, { id: doctor.id, kind: 'doctor' }, 'Cardiology');
  const skin = await makeSpeciality(fixture, { id: doctor.id, kind: 'doctor' }, 'Dermatology');
  const book = (specialityId: string, createdAt: Date) =>
    makeAppointment(fixture, { doctor, patient: somebody, specialityId, createdAt, status: 'COMPLETED' });
  await book(heart, now);
  await book(skin, now);
  await book(skin, new Date('2026-01-01T00:00:00Z'));
  // the last minute of 2025 in Kigali: these appointments are no longer counted
  for (let number = 0; number < 3; number++) await book(heart, new Date('2025-12-31T21:59:00Z'));
  expect((await read('/admin/user_analyitcs')).most_requested_services).toEqual([
    { name: 'Dermatology', total_services: 2 },
    { name: 'Cardiology', total_services: 1 },
  ]);
});

test('the administrator’s overview counts appointments, visitors and prescribed drugs since the month began in Kigali’s time zone, and all providers', async () => {
  const read = await begin();
  const { db } = fixture.platform;
  const [doctor, somebody] = [await makeDoctor(fixture), await makePatient(fixture)];
  await makeDoctor(fixture, { published: false });
  await makePlace(fixture, 'pharmacy');
  const gone = await makePlace(fixture, 'hospital');
  await db.updateTable('provider').set({ deleted_at: now }).where('id', '=', gone.id).execute();
  const specialityId = await makeSpeciality(fixture, { id: doctor.id, kind: 'doctor' });
  const appointmentMadeAt = (createdAt: Date) =>
    makeAppointment(fixture, { doctor, patient: somebody, specialityId, createdAt, status: 'COMPLETED' });
  const { id } = await appointmentMadeAt(new Date('2026-11-30T22:00:00Z'));
  await appointmentMadeAt(new Date('2026-11-30T21:59:59Z'));
  await db
    .insertInto('visit')
    .values(['2026-11-30', '2026-12-01', '2026-12-01'].map((day) => ({ day, visitor: Buffer.from(newId()) })))
    .execute();
  const [category, kind, drug, file] = [newId(), newId(), newId(), newId()];
  await db.insertInto('drug_category').values({ id: category, name: 'Pain' }).execute();
  await db.insertInto('drug_class').values({ id: kind, name: 'Pills', drug_category_id: category }).execute();
  await db
    .insertInto('drug')
    .values({ id: drug, name: 'Paracetamol', drug_class_id: kind, price: 500, supply: 'OTC' })
    .execute();
  await db
    .insertInto('consultation_file')
    .values({ id: file, appointment_id: id, code: newCode(12), saved_at: now })
    .execute();
  await db
    .insertInto('prescribed_drug')
    .values(
      [0, 1].map((position) => ({
        id: newId(),
        consultation_file_id: file,
        position,
        drug_id: drug,
        periodicity: 'Once a day',
        duration: 'A week',
      })),
    )
    .execute();
  for (let number = 0; number < 6; number++)
    await db
      .insertInto('search_count')
      .values({ day: '2026-12-01', text: `text ${number}`, city: 'Kigali', searches: 10 + number })
      .execute();
  const { search_trends, ...counters } = await read('/admin/overview');
  expect(counters).toEqual({
    monthly_apointments: { total: 1 },
    monthly_visitors: 2,
    monthlyPrescribedMedecines: { total: 2 },
    drugs: 1,
    members: 3,
    doctors: 2,
  });
  expect(search_trends).toHaveLength(5);
  expect(search_trends[0]).toEqual({ searchText: 'text 5', city: 'Kigali', search_text_count: 15 });
});

test('only administrators see the statistics of users and of requested specialities', async () => {
  await begin();
  const doctor = await makeDoctor(fixture);
  for (const path of ['/admin/overview', '/admin/user_analyitcs'])
    expect((await fixture.call('GET', path, { token: doctor.token })).status).toBe(403);
});
