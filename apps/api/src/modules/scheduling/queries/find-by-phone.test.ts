import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAppointment } from '../../../testing/appointments.ts';
import {
  givePhone,
  makeAdmin,
  makeDoctor,
  makeMember,
  makePatient,
  makePlace,
  type Person,
} from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const listed = async (path: string, { token }: Person, query: Record<string, string> = {}) =>
  (await test.call('GET', path, { token, query })).body.data.data;

it('a doctor and a hospital find their appointments by the first digits of the patient’s phone number and the first letters of either code, and others find nobody by phone', async () => {
  const doctor = await makeDoctor(test);
  const hospital = await makePlace(test, 'hospital');
  const other = await makePlace(test, 'hospital');
  const admin = await makeAdmin(test);
  const gaspard = await makePatient(test, 'Gaspard Ntwali');
  await givePhone(test, gaspard, '+250788000066');
  const { id, code } = await makeAppointment(test, { doctor, hospital, patient: gaspard });
  const reception = await makeMember(test, hospital, 'reception', 'Reception');
  const { user_code } = (await listed('/doctor/appointments', doctor))[0].patient;
  const found = async (text: string, path: string, who: Person) =>
    (await listed(path, who, { 'text-search': text, doctor_id: doctor.id })).map(({ id }: { id: string }) => id);
  for (const text of [
    '0788',
    '788000',
    '788 000 066',
    '+250 788 000 066',
    '250788',
    user_code.slice(0, 4),
    code.slice(0, 5),
  ])
    for (const [path, who] of [
      ['/doctor/appointments', doctor],
      ['/hospital/appointments', reception],
    ] as const)
      expect(await found(text, path, who), `${path} ${text}`).toEqual([id]);
  expect(await found('0788111', '/doctor/appointments', doctor)).toEqual([]);
  expect(await found('0788000066', '/hospital/appointments', other)).toEqual([]);
  expect(await found('0788000066', '/admin/doctor/appointments', admin)).toEqual([]);
  expect(await found(code.slice(0, 5), '/admin/doctor/appointments', admin)).toEqual([id]);
  const patientsOf = async (text: string) =>
    (await test.call('GET', '/hospital/patients', { token: hospital.token, query: { 'text-search': text } })).body.data
      .data;
  expect(await patientsOf('788000')).toMatchObject([{ id: gaspard.id }]);
});
