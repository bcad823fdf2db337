import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAppointment } from '../../../testing/appointments.ts';
import { makeMemberWithLogin } from '../../../testing/members.ts';
import { makeDoctor, makePatient, makePlace, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let clinic: Person;
let other: Person;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  clinic = await makePlace(test, 'hospital');
  other = await makePlace(test, 'hospital');
});

const alphonse = { full_name: 'Alphonse Habimana', phone: '0788 000 321', birth_date: '1980-05-12', gender: 'Male' };
const add = (more: Record<string, unknown> = {}, token = clinic.token) =>
  test.call('POST', '/hospital/patients', { token, body: { ...alphonse, ...more } });
const list = async (search = '', token = clinic.token, kind = 'hospital') =>
  (await test.call('GET', `/${kind}/patients?text-search=${encodeURIComponent(search)}`, { token })).body.data;
const names = async (search = '', token = clinic.token) =>
  (await list(search, token)).data.map((one: { full_name: string }) => one.full_name);
const read = (id: string, token = clinic.token) => test.call('GET', `/hospital/patients/${id}`, { token });

describe('the record that a desk makes', () => {
  it('has no login, and the desk finds it by the beginnings of name, phone number and code', async () => {
    const { status, body } = await add();
    expect([status, body.message]).toEqual([201, 'The patient was added.']);
    const { id, user_code } = body.data;
    expect(body.data).toMatchObject({ phone: '+250788000321', birth_date: '1980-05-12', has_login: false });
    await add({ full_name: 'Beata Uwera', phone: '0733 111 222' });
    expect(await names()).toEqual(['Alphonse Habimana', 'Beata Uwera']);
    for (const search of ['habim', 'ALPH hab', '0788 000', '+250788', '250 788', user_code.slice(0, 5)])
      expect(await names(search), search).toEqual(['Alphonse Habimana']);
    expect(await names('zzz')).toEqual([]);
    const details = await read(id);
    expect(details.body.data).toMatchObject({ id, email: null, gender: 'Male', id_number: null, appointments: [] });
  });

  it('needs only a name, and accepts a birth year without month and day', async () => {
    const year = (await add({ birth_date: '1980' })).body.data;
    expect(year).toMatchObject({ birth_date: '1980' });
    const bare = { phone: '', birth_date: '', gender: undefined, full_name: 'Beata Uwera' };
    expect((await add(bare)).body.data).toMatchObject({ phone: null, birth_date: null, gender: null });
    for (const birth_date of ['80', '1780', '2999', '1980-13-01', '1980-05'])
      expect((await add({ birth_date })).status, birth_date).toBe(422);
  });

  it('is not made a second time for the same name, phone number and birth date, even when the button is pressed twice at once', async () => {
    const pressed = await Promise.all([add(), add()]);
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200, 201]));
    expect(pressed[0].body.data.id).toBe(pressed[1].body.data.id);
    expect(await names()).toEqual(['Alphonse Habimana']);
    const again = await add({ full_name: 'ALPHONSE HABIMANA' });
    expect([again.status, again.body.message]).toEqual([200, 'This patient has a record here already.']);
    for (const more of [{ birth_date: '1981-05-12' }, { birth_date: '1980' }, { phone: '0788 000 322' }])
      expect((await add(more)).status).toBe(201);
    expect((await add({}, other.token)).status).toBe(201);
  });

  it('cannot be found by another place until the patient has an appointment there', async () => {
    const { id } = (await add()).body.data;
    const doctor = await makeDoctor(test);
    expect([await names('', other.token), (await read(id, other.token)).status]).toEqual([[], 404]);
    await makeAppointment(test, {
      doctor,
      hospital: other,
      patient: { id, name: 'Alphonse Habimana', token: '', email: '' },
    });
    expect(await names('', other.token)).toEqual(['Alphonse Habimana']);
    const { body } = await read(id, other.token);
    expect(body.data).toMatchObject({ id, phone: '+250788000321', made_at: null });
    expect(body.data.appointments).toMatchObject([{ patient: { id, full_name: 'Alphonse Habimana' } }]);
    // the place that created the record sees no appointment at another place
    expect((await read(id)).body.data.appointments).toEqual([]);
    expect((await list('', doctor.token, 'doctor')).data).toMatchObject([{ id }]);
  });
});

it('the patients of a desk include those who signed up and booked there, and nobody else', async () => {
  const aline = await makePatient(test, 'Aline Uwase');
  await makePatient(test, 'Aline Stranger');
  await makeAppointment(test, { doctor: await makeDoctor(test), hospital: clinic, patient: aline });
  expect((await list('aline')).data).toMatchObject([{ id: aline.id, has_login: true, made_at: null }]);
});

it('the patients of a desk are sorted by name or by their last visit there, and cancelled, coming and other places’ visits do not count', async () => {
  const doctor = await makeDoctor(test);
  const hours = (count: number) => new Date(test.platform.now().getTime() + count * 3_600_000);
  const patientSeen = async (name: string, at: [number, 'COMPLETED' | 'CANCELLED' | 'PENDING', Person][]) => {
    const patient = await makePatient(test, name);
    for (const [count, status, hospital] of at)
      await makeAppointment(test, { doctor, hospital, patient, status, startsAt: hours(count) });
  };
  await patientSeen('Aline Uwase', [
    [-50, 'COMPLETED', clinic],
    [-2, 'CANCELLED', clinic],
    [-1, 'COMPLETED', other],
  ]);
  await patientSeen('Beata Uwera', [[30, 'PENDING', clinic]]);
  await patientSeen('Claude Mugabo', [
    [-60, 'COMPLETED', clinic],
    [-20, 'COMPLETED', clinic],
  ]);
  const sorted = async (query: string) =>
    (await test.call('GET', `/hospital/patients?${query}`, { token: clinic.token })).body.data.data.map(
      (one: { full_name: string; last_visit_at: string | null }) => [one.full_name, one.last_visit_at],
    );
  const [aline, beata, claude] = [
    ['Aline Uwase', hours(-50).toISOString()],
    ['Beata Uwera', null],
    ['Claude Mugabo', hours(-20).toISOString()],
  ];
  expect(await sorted('')).toEqual([aline, beata, claude]);
  expect(await sorted('order-by=-visit')).toEqual([claude, aline, beata]);
  expect(await sorted('order-by=-visit&per_page=1&page=2')).toEqual([aline]);
});

it('a nurse can read the patients of a desk but not add one, and a cashier cannot read them', async () => {
  const { id } = (await add()).body.data;
  const nurse = await makeMemberWithLogin(test, clinic, 'nurse');
  const cashier = await makeMemberWithLogin(test, clinic, 'cashier');
  expect((await read(id, nurse.token)).status).toBe(200);
  expect((await add({}, nurse.token)).body).toMatchObject({ code: 'not_permitted' });
  expect((await read(id, cashier.token)).body).toMatchObject({ code: 'not_permitted' });
});

it('making and reading a patient’s record at a desk are audited as accesses to the patient', async () => {
  const { id } = (await add()).body.data;
  await read(id);
  const { rows } = await test.platform.pool.query('select action from audit where patient_id = $1 order by id', [id]);
  expect(rows).toEqual([{ action: 'patient.recorded' }, { action: 'patient.read' }]);
});

it('a doctor sees the codes of the consultation files that they wrote for the patient, and a receptionist sees none', async () => {
  const doctor = await makeDoctor(test);
  const aline = await makePatient(test, 'Aline Uwase');
  const startsAt = new Date(test.platform.now().getTime() - 3_600_000);
  const { id } = await makeAppointment(test, { doctor, hospital: clinic, patient: aline, status: 'ONGOING', startsAt });
  const body = { appointment_id: id, patient_concern: 'Headache', doctor_assessment: 'Tired' };
  const written = await test.call('POST', '/doctor/consultation_file', { token: doctor.token, body });
  expect(written.status).toBe(201);
  const own = await test.call('GET', `/doctor/patients/${aline.id}`, { token: doctor.token });
  expect(own.body.data.files).toMatchObject([{ appointment_id: id, code: written.body.data.code }]);
  const reception = await makeMemberWithLogin(test, clinic, 'reception');
  expect((await read(aline.id, reception.token)).body.data.files).toBeNull();
});
