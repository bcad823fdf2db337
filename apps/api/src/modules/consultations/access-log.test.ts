import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliver } from '../../testing/deliver.ts';
import { joinAccount } from '../../testing/members.ts';
import {
  joinAsGuardian,
  makeAdmin,
  makeChild,
  makeDoctor,
  makeMember,
  makePatient,
  makePlace,
  type Person,
  signIn,
} from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeAppointment, type TestAppointment } from '../../testing/appointments.ts';

let test: TestApp;
let doctor: Person;
let hospital: Person;
let patient: Person;
let appointment: TestAppointment;
beforeAll(async () => {
  test = await startTestApp({ now: new Date('2026-11-20T08:00:00Z') });
  doctor = await makeDoctor(test, { name: 'Dr. Eric Habimana' });
  hospital = await makePlace(test, 'hospital', { name: 'Hospital of the Hills' });
});
beforeEach(async () => {
  patient = await makePatient(test);
  appointment = await makeAppointment(test, { doctor, patient, hospital, status: 'ONGOING' });
});
afterAll(() => test.close());

const get = (path: string, { token }: Pick<Person, 'token'>, query: Record<string, string> = {}) =>
  test.call('GET', path, { token, query });
const log = async (query: Record<string, string> = {}, who = patient) =>
  (await get('/patient/access_log', who, query)).body.data;
const told = async () =>
  (await log()).data.map((row: Record<string, string>) => [row.account_type, row.name, row.action, row.object_code]);

it('a patient sees who else read or changed their records, newest first', async () => {
  const admin = await makeAdmin(test);
  await get(`/patient/appointment/${appointment.id}`, patient);
  await get(`/doctor/appointment/${appointment.id}`, doctor);
  await get(`/hospital/appointment/${appointment.id}`, hospital);
  await test.call('POST', '/doctor/consultation_file', {
    token: doctor.token,
    body: { appointment_id: appointment.id, comment: 'Rest' },
  });
  await test.call('POST', `/admin/doctor/appointment/status/${appointment.id}`, {
    token: admin.token,
    body: { status: 'PENDING' },
  });
  expect(await told()).toEqual([
    ['admin', expect.any(String), 'appointment.status', appointment.code],
    ['doctor', 'Dr. Eric Habimana', 'consultation_file.saved', appointment.code],
    ['hospital', 'Hospital of the Hills', 'appointment.read', appointment.code],
    ['doctor', 'Dr. Eric Habimana', 'appointment.read', appointment.code],
  ]);
});

it('a patient sees which members of a hospital opened an appointment, and their roles', async () => {
  const read = `/hospital/appointment/${appointment.id}`;
  await get(read, await makeMember(test, hospital, 'nurse', 'Jeanne Mukamana'));
  await get(read, await makeMember(test, hospital, 'reception', 'Claude Ndayisaba'));
  const { data } = await log();
  expect(data).toMatchObject([
    { name: 'Hospital of the Hills', person: 'Claude Ndayisaba', role: 'reception', action: 'appointment.read' },
    { name: 'Hospital of the Hills', person: 'Jeanne Mukamana', role: 'nurse', action: 'appointment.read' },
  ]);
});

it('a patient’s access log shows what a representative did for them, and leaves out what the patient did', async () => {
  const read = `/patient/appointment/${appointment.id}`;
  await get(read, patient);
  const person = await makePatient(test, 'Rose Uwera');
  const joined = await joinAccount(test, patient, person, 'representative');
  await get(read, joined);
  await get(read, patient);
  const { data, total } = await log();
  const { name } = patient;
  expect([total, data]).toMatchObject([
    1,
    [{ name, person: 'Rose Uwera', role: 'representative', for_patient: true, action: 'appointment.read' }],
  ]);
  const { pathname, search } = new URL((await get('/patient/my_data', patient)).body.data.json);
  const copy = JSON.parse((await test.app.inject({ method: 'GET', url: pathname + search })).body);
  expect(copy.who_opened_my_file).toMatchObject([
    { person: 'Rose Uwera', role: 'representative', action: 'appointment.read' },
  ]);
});

it('a guardian sees what the other guardians of a child did, with their names', async () => {
  const child = await makeChild(test, patient);
  const father = await makePatient(test, 'Eric Mugisha');
  const membership = await joinAsGuardian(test, father, child.id);
  const token = await signIn(test.platform.db, child.id, test.platform.now(), membership);
  const body = { full_name: child.name, gender: 'Female', email: father.email };
  const saved = await test.call('POST', '/patient/update_profile', { token, body });
  expect(saved.status).toBe(200);
  const { data } = await log({}, child);
  expect(data).toMatchObject([
    { person: 'Eric Mugisha', role: 'guardian', for_patient: true, action: 'patient.updated' },
  ]);
});

it('a patient sees that a document was opened, and that consultation files were read in a list', async () => {
  await test.call('POST', '/doctor/consultation_file', {
    token: doctor.token,
    body: { appointment_id: appointment.id, comment: 'Rest' },
  });
  await test.platform.db
    .updateTable('appointment')
    .set({ status: 'COMPLETED' })
    .where('id', '=', appointment.id)
    .execute();
  await deliver(test);
  const past = await get('/doctor/appointments', doctor, { isPastConsultation: '1', patient_id: patient.id });
  const { code, consultation_file_pdf } = past.body.data.data[0].consulatation_file;
  const { pathname, search } = new URL(consultation_file_pdf);
  expect((await test.app.inject({ url: pathname + search })).statusCode).toBe(200);
  expect((await told()).slice(0, 2)).toEqual([
    ['doctor', 'Dr. Eric Habimana', 'file.read', code],
    ['doctor', 'Dr. Eric Habimana', 'consultation_file.read', appointment.code],
  ]);
});

it('the access log shows repeated reads within an hour as one entry, is divided into pages, and is shown only to its patient', async () => {
  for (let times = 0; times < 3; times++) await get(`/doctor/appointment/${appointment.id}`, doctor);
  expect((await log()).total).toBe(1);
  await get(`/hospital/appointment/${appointment.id}`, hospital);
  const [first, second] = [await log({ per_page: '1' }), await log({ per_page: '1', page: '2' })];
  expect([first.total, first.last_page, first.data[0].name, second.data[0].name]).toEqual([
    2,
    2,
    'Hospital of the Hills',
    'Dr. Eric Habimana',
  ]);
  expect((await log({}, await makePatient(test))).total).toBe(0);
  expect((await get('/patient/access_log', doctor)).status).toBe(403);
});

it('a refused attempt to read a patient’s records adds no entry to the access log', async () => {
  const [other, elsewhere] = [await makeDoctor(test), await makePlace(test, 'hospital')];
  const unread = await makePlace(test, 'pharmacy', { published: false });
  await test.call('POST', '/doctor/consultation_file', {
    token: doctor.token,
    body: { appointment_id: appointment.id, comment: 'Rest' },
  });
  const { code } = await test.platform.db
    .selectFrom('consultation_file')
    .select('code')
    .where('appointment_id', '=', appointment.id)
    .executeTakeFirstOrThrow();
  const before = (await log()).total;
  const denied = [
    await get(`/doctor/appointment/${appointment.id}`, other),
    await get(`/hospital/appointment/${appointment.id}`, elsewhere),
    await get(`/doctor/appointment/${appointment.id}`, hospital),
    await get(`/pharmacy/prescription/code/${code}`, unread),
    await test.call('POST', `/doctor/appointment/status/${appointment.id}`, {
      token: other.token,
      body: { status: 'CANCELLED' },
    }),
  ];
  expect(denied.map(({ body }) => body.code)).toEqual([
    'not_found',
    'not_found',
    'wrong_role',
    'not_published',
    'not_found',
  ]);
  // the patient's own doctor may change the appointment but not begin it days before its start; the access log does not
  // show this refused attempt either
  const startsAt = new Date(test.clock.now.getTime() + 5 * 86_400_000);
  const coming = await makeAppointment(test, { doctor, patient, status: 'PENDING', startsAt });
  const early = await test.call('POST', `/doctor/appointment/status/${coming.id}`, {
    token: doctor.token,
    body: { status: 'ONGOING' },
  });
  expect(early.body.code).toBe('too_early');
  const { rows } = await test.platform.pool.query(
    `select count(*)::integer as lines from audit where patient_id = $1 and outcome <> 'done'`,
    [patient.id],
  );
  expect(rows[0].lines).toBeGreaterThan(0);
  expect((await log()).total).toBe(before);
});
