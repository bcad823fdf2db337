import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { asOwner } from '../../platform/db/role.ts';
import { joinTeam, makeDoctor, makeInsurance, makePatient, makePlace, makeSpeciality } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeAppointment } from '../../testing/appointments.ts';
import { analytics, countPageView } from './index.ts';

const noon = new Date('2026-11-20T10:00:00Z');
const days = (count: number) => new Date(noon.getTime() + count * 86_400_000);
const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile';

const fixtures: TestApp[] = [];
async function begin(): Promise<TestApp> {
  const fixture = await startTestApp({ now: noon });
  fixtures.push(fixture);
  return fixture;
}
afterAll(() => Promise.all(fixtures.map((fixture) => fixture.close())));

/** Advances the clock and reads the counters of the home page, which are cached for a minute. */
async function metricsOf(fixture: TestApp) {
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 61_000);
  const { status, body } = await fixture.call('GET', '/analytics');
  expect(status).toBe(200);
  return body.data;
}
const visitors = (fixture: TestApp) => fixture.platform.db.selectFrom('visit').selectAll().execute();
/** Waits until `count` page views are stored, because they are written in the background. */
const counted = (fixture: TestApp, count: number) => expect.poll(() => visitors(fixture)).toHaveLength(count);

test('the counters of the home page count only published providers', async () => {
  const fixture = await begin();
  expect(await metricsOf(fixture)).toEqual({
    total_doctors: 0,
    total_hospitals: 0,
    total_laboratories: 0,
    total_pharmacies: 0,
    daily_visits: 0,
    patients_served_everyday: 0,
  });
  await makeDoctor(fixture);
  await makeDoctor(fixture);
  await makeDoctor(fixture, { published: false });
  await makePlace(fixture, 'hospital');
  await makePlace(fixture, 'laboratory', { published: false });
  await makePlace(fixture, 'pharmacy');
  expect(await metricsOf(fixture)).toMatchObject({
    total_doctors: 2,
    total_hospitals: 1,
    total_laboratories: 0,
    total_pharmacies: 1,
  });
});

test('a visitor is counted once a day, and a bot is never counted', async () => {
  const fixture = await begin();
  const { platform } = fixture;
  countPageView(platform, '10.0.0.1', phone);
  countPageView(platform, '10.0.0.1', phone);
  countPageView(platform, '10.0.0.2', phone);
  countPageView(platform, '10.0.0.1', 'Mozilla/5.0 (Windows NT 10.0) Firefox/140');
  countPageView(platform, '10.0.0.3', 'Mozilla/5.0 (compatible; Googlebot/2.1)');
  countPageView(platform, '10.0.0.3', 'curl/8.5');
  countPageView(platform, '10.0.0.3', undefined);
  await counted(fixture, 3);
  // the day changes at midnight in Kigali, which is 22:00 UTC
  fixture.clock.now = new Date('2026-11-20T21:59:59Z');
  countPageView(platform, '10.0.0.1', phone);
  fixture.clock.now = new Date('2026-11-20T22:00:00Z');
  countPageView(platform, '10.0.0.1', phone);
  await counted(fixture, 4);
  const rows = await visitors(fixture);
  expect(rows.map((row) => row.day).sort()).toEqual(['2026-11-20', '2026-11-20', '2026-11-20', '2026-11-21']);
  // the next day has another salt, so that a visitor cannot be followed from day to day
  expect(new Set(rows.map((row) => row.visitor.toString('hex'))).size).toBe(4);
});

test('a visitor is counted only once by several processes and after a restart', async () => {
  const fixture = await begin();
  const [one, next, restarted] = [{ ...fixture.platform }, { ...fixture.platform }, { ...fixture.platform }];
  for (const process of [one, next, restarted]) {
    countPageView(process, '10.0.0.1', phone);
    await counted(fixture, 1);
    await sleep(100);
  }
  expect(await visitors(fixture)).toHaveLength(1);
  const { platform } = fixture;
  const salts = () => platform.db.selectFrom('visit_salt').select('day').execute();
  const deleteOldSalts = () => analytics.jobs!.forget_visit_salts!({} as never, platform);
  fixture.clock.now = new Date('2026-11-20T21:59:59Z');
  await deleteOldSalts();
  expect(await salts()).toEqual([{ day: '2026-11-20' }]);
  fixture.clock.now = new Date('2026-11-20T22:00:00Z');
  await deleteOldSalts();
  expect(await salts()).toEqual([]);
});

test('a page view that cannot be stored causes no error, and the visitor is counted at a later page view', async () => {
  const fixture = await begin();
  const { pool } = fixture.platform;
  await asOwner(fixture.databaseUrl, (owner) => owner.query('alter table visit rename to elsewhere'));
  countPageView(fixture.platform, '10.0.0.1', phone);
  await expect.poll(async () => (await pool.query('select 1')).rowCount).toBe(1);
  await asOwner(fixture.databaseUrl, (owner) => owner.query('alter table elsewhere rename to visit'));
  await expect
    .poll(async () => {
      countPageView(fixture.platform, '10.0.0.1', phone);
      return visitors(fixture);
    })
    .toHaveLength(1);
});

test('the home page shows the mean number of visitors on full days, or the visitors of today when no full day exists yet', async () => {
  const fixture = await begin();
  const viewPage = (day: string, count: number) =>
    fixture.platform.db
      .insertInto('visit')
      .values(Array.from({ length: count }, () => ({ day, visitor: Buffer.from(newId()) })))
      .execute();
  await viewPage('2026-11-20', 7);
  expect(await metricsOf(fixture)).toMatchObject({ daily_visits: 7 });
  // the three full days have 4, 0 and 3 page views: the mean of 2.33 is rounded up to 3
  await viewPage('2026-11-17', 4);
  await viewPage('2026-11-19', 3);
  expect(await metricsOf(fixture)).toMatchObject({ daily_visits: 3 });
  // a page view 31 days ago no longer counts
  await viewPage('2026-10-20', 5000);
  expect(await metricsOf(fixture)).toMatchObject({ daily_visits: 3 });
  // a page view 30 days ago still counts: 67 page views in 30 days are rounded up to 3 a day
  await viewPage('2026-10-21', 60);
  expect(await metricsOf(fixture)).toMatchObject({ daily_visits: 3 });
});

test('the home page shows the patients served per day: the completed appointments of the last 30 days divided by 30, rounded up', async () => {
  const fixture = await begin();
  const [doctor, patient] = [await makeDoctor(fixture), await makePatient(fixture)];
  const specialityId = await makeSpeciality(fixture, { id: doctor.id, kind: 'doctor' });
  const makeAppointmentAt = (status: 'COMPLETED' | 'CANCELLED', startsAt: Date) =>
    makeAppointment(fixture, { doctor, patient, status, startsAt, specialityId });
  await makeAppointmentAt('COMPLETED', days(-31));
  await makeAppointmentAt('CANCELLED', days(-3));
  expect(await metricsOf(fixture)).toMatchObject({ patients_served_everyday: 0 });
  for (let count = 0; count < 30; count++) await makeAppointmentAt('COMPLETED', days(-1));
  expect(await metricsOf(fixture)).toMatchObject({ patients_served_everyday: 1 });
  await makeAppointmentAt('COMPLETED', days(-29));
  expect(await metricsOf(fixture)).toMatchObject({ patients_served_everyday: 2 });
});

test('a doctor’s overview counts the doctor’s own appointments and shows the next five pending ones', async () => {
  const fixture = await begin();
  const [doctor, other, patient] = [await makeDoctor(fixture), await makeDoctor(fixture), await makePatient(fixture)];
  const hospital = await makePlace(fixture, 'hospital');
  const laboratory = await makePlace(fixture, 'laboratory');
  await joinTeam(fixture, { id: hospital.id, kind: 'hospital' }, doctor);
  await joinTeam(fixture, { id: laboratory.id, kind: 'laboratory' }, doctor);
  const specialityId = await makeSpeciality(fixture, { id: doctor.id, kind: 'doctor' });
  const treated = { Symptom: 2, Disease: 1 };
  for (const [type, count] of Object.entries(treated))
    for (let number = 0; number < count; number++) {
      const id = newId();
      await fixture.platform.db.insertInto('symptom_disease').values({ id, name: id, type }).execute();
      const link = { id: newId(), provider_id: doctor.id, symptom_disease_id: id };
      await fixture.platform.db.insertInto('treated_symptom_disease').values(link).execute();
    }
  const book = (createdAt: Date, status: 'PENDING' | 'COMPLETED' = 'PENDING', of = doctor, startsAt = days(3)) =>
    makeAppointment(fixture, { doctor: of, patient, status, createdAt, specialityId, startsAt });
  const waiting = [];
  for (const [age, start] of [
    [-2, 6],
    [-6, 7],
    [-4, 2],
    [-5, 4],
    [-3, 5],
    [-1, 3],
  ] as const)
    waiting.push({ start, ...(await book(days(age), 'PENDING', doctor, days(start))) });
  await book(days(-2), 'COMPLETED');
  await book(days(-9), 'PENDING', other);
  // requested in the last minute of November and in the first minute of December 2025, in Kigali
  await book(new Date('2025-11-30T21:59:00Z'), 'COMPLETED');
  await book(new Date('2025-11-30T22:00:00Z'), 'COMPLETED');

  const { status, body } = await fixture.call('GET', '/doctor/overview', { token: doctor.token });
  expect(status).toBe(200);
  const { pending_requests, annualRequests, ...counts } = body.data;
  expect(counts).toEqual({
    apointments: 9,
    specialities: 1,
    affiliated_hospitals: 1,
    treated_symptoms: 2,
    treated_diseases: 1,
    pending_appointments: 6,
  });
  const soonest = waiting.toSorted((one, next) => one.start - next.start).slice(0, 5);
  expect(pending_requests.map((one: { id: string }) => one.id)).toEqual(soonest.map((one) => one.id));
  expect(pending_requests[0]).toMatchObject({ status: 'PENDING', patient: { full_name: patient.name } });
  expect(annualRequests).toHaveLength(12);
  expect(annualRequests[0]).toEqual({ month_string: 'Dec 2025', totalRequets: 1 });
  expect(annualRequests[1]).toEqual({ month_string: 'Jan 2026', totalRequets: 0 });
  expect(annualRequests[11]).toEqual({ month_string: 'Nov 2026', totalRequets: 7 });
});

test('a hospital’s overview counts only the appointments at that hospital', async () => {
  const fixture = await begin();
  const [doctor, patient] = [await makeDoctor(fixture), await makePatient(fixture)];
  const [hospital, other] = [await makePlace(fixture, 'hospital'), await makePlace(fixture, 'hospital')];
  const specialityId = await makeSpeciality(fixture, { id: hospital.id, kind: 'hospital' });
  const insurance_id = await makeInsurance(fixture, 'rssb');
  await fixture.platform.db
    .insertInto('accepted_insurance')
    .values({ id: newId(), provider_id: hospital.id, insurance_id })
    .execute();
  const pending = await makeAppointment(fixture, { doctor, patient, hospital, specialityId });
  await makeAppointment(fixture, { doctor, patient, hospital, specialityId, status: 'COMPLETED' });
  await makeAppointment(fixture, { doctor, patient, hospital: other, specialityId });
  await makeAppointment(fixture, { doctor, patient, specialityId });
  const { status, body } = await fixture.call('GET', '/hospital/overview', { token: hospital.token });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    apointments: 2,
    completed_appointments: 1,
    pending_appointments: 1,
    specialities: 1,
    insuranceAccepted: 1,
    pending_requests: [{ id: pending.id }],
  });
  expect(body.data.annualRequests.at(-1)).toEqual({ month_string: 'Nov 2026', totalRequets: 2 });
  expect((await fixture.call('GET', '/hospital/overview', { token: doctor.token })).status).toBe(403);
});
