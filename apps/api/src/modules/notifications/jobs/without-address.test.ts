import { afterAll, beforeAll, expect, it } from 'vitest';
import { emit } from '../../../platform/outbox.ts';
import { makeAppointment } from '../../../testing/appointments.ts';
import { deliver } from '../../../testing/deliver.ts';
import { makeDoctor, makePatient, makePlace } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { appointmentBooked } from '../../scheduling/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('a patient without an e-mail address is notified of an appointment in the app and gets no mail', async () => {
  const [doctor, hospital] = [await makeDoctor(test), await makePlace(test, 'hospital')];
  const patient = await makePatient(test);
  const phone = '+250788000123';
  await test.platform.pool.query('update login set email = null, phone = $2 where email = $1', [patient.email, phone]);
  const { id } = await makeAppointment(test, { doctor, hospital, patient });
  await emit(test.platform.db, appointmentBooked, { appointment_id: id });
  await test.call('POST', '/forget-password', { body: { email: phone } });
  await deliver(test);
  expect(test.mails.map(({ to }) => to).toSorted()).toEqual([doctor.email, hospital.email].toSorted());
  const { body } = await test.call('GET', '/patient/notifications', { token: patient.token });
  expect(body.data.data).toHaveLength(1);
});
