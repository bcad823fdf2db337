import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bookAppointment,
  type BookingScenario,
  createBookingScenario,
  monday,
} from '../../../testing/booking-scenario.ts';
import { givePhone, makeMember } from '../../../testing/people.ts';

let scenario: BookingScenario;
beforeAll(async () => (scenario = await createBookingScenario()));
afterAll(() => scenario.close());

it('the reception of a hospital reads the patient’s phone number at one appointment, but in no list', async () => {
  const id = await bookAppointment(scenario, 9);
  await givePhone(scenario, scenario.patient, '+250788100300');
  const { token } = await makeMember(scenario, scenario.hospital, 'reception', 'Rose');
  const read = async (path: string) => (await scenario.call('GET', `/hospital/${path}`, { token })).body.data;
  const { patient } = await read(`appointment/${id}`);
  expect(patient.phone).toBe('+250788100300');
  expect(patient).not.toHaveProperty('email');
  expect(patient).not.toHaveProperty('birth_date');
  const listed = await read('appointments');
  const { appointments } = await read(`agenda?from=${monday}&to=${monday}`);
  for (const one of [listed.data[0], appointments[0]]) expect(one.patient).not.toHaveProperty('phone');
});
