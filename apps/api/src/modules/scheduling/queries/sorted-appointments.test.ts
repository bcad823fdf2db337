import { afterAll, beforeAll, expect, it } from 'vitest';
import { instantOf } from '../../../platform/clock.ts';
import { makeAppointment } from '../../../testing/appointments.ts';
import { makeDoctor, makePatient } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let scenario: TestApp;
beforeAll(async () => {
  scenario = await startTestApp();
});
afterAll(() => scenario.close());

it('appointments are listed by time or by status on request, and the appointments of one day soonest first', async () => {
  const day = '2026-11-24';
  const [doctor, patient] = [await makeDoctor(scenario), await makePatient(scenario)];
  const at = async (hour: number, status: 'PENDING' | 'COMPLETED') =>
    (
      await makeAppointment(scenario, {
        doctor,
        patient: patient,
        status,
        startsAt: instantOf(day, hour * 60),
      })
    ).id;
  const [first, second, third] = [await at(8, 'PENDING'), await at(9, 'COMPLETED'), await at(10, 'PENDING')];
  const sorted = async (query: Record<string, string>) => {
    const { body } = await scenario.call('GET', '/doctor/appointments', { token: doctor.token, query });
    return body.data.data.map(({ id }: { id: string }) => id);
  };
  expect(await sorted({})).toEqual([third, second, first]);
  expect(await sorted({ date: day })).toEqual([first, second, third]);
  expect(await sorted({ 'order-by': 'time' })).toEqual([first, second, third]);
  expect(await sorted({ 'order-by': 'status' })).toEqual([second, first, third]);
  expect(await sorted({ 'order-by': '-status', date: day })).toEqual([third, first, second]);
});
