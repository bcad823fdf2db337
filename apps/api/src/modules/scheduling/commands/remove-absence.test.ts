import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays } from '../../../platform/clock.ts';
import {
  type AbsenceScenario,
  appointmentOf,
  away,
  beginDay,
  bookWith,
  createAbsenceScenario,
} from '../../../testing/absence-scenario.ts';
import { book, bookingAt } from '../../../testing/booking-scenario.ts';
import { makeDoctor, makeMember, makePatient, makePlace, type Person } from '../../../testing/people.ts';

let scenario: AbsenceScenario;
beforeAll(async () => (scenario = await createAbsenceScenario()));
beforeEach(() => beginDay(scenario));
afterAll(() => scenario.close());

const remove = (id: string, { token }: Pick<Person, 'token'> = scenario.hospital, kind = 'hospital') =>
  scenario.call('DELETE', `/${kind}/absences/${id}`, { token });
type Block = { date: string; absence: { id: string; from: string; to: string } | null };
/** The blocks on the day of the test and on the two days after it, ordered by day. */
async function blocks(): Promise<Block[]> {
  const { date, hospital } = scenario;
  const path = `/hospital/agenda?from=${date}&to=${addDays(date, 2)}`;
  const { body } = await scenario.call('GET', path, { token: hospital.token });
  return body.data.blocks.toSorted((a: Block, b: Block) => a.date.localeCompare(b.date));
}
const bookOn = async (assigned_date: string) =>
  (await book(scenario, bookingAt(scenario, 9, { assigned_date }), await makePatient(scenario))).status;

it('the reception can remove an absence of two days in one step, and the appointments that it cancelled stay cancelled', async () => {
  const { date } = scenario;
  const next = addDays(date, 1);
  const id = await bookWith(scenario, 8);
  const reception = await makeMember(scenario, scenario.hospital, 'reception', 'Rose');
  await away(scenario, [7, 36], { plan: 'CANCEL' }, reception);
  const closed = await blocks();
  expect(closed.map((one) => [one.date, one.absence?.from, one.absence?.to])).toEqual([
    [date, date, next],
    [next, date, next],
  ]);
  expect(await bookOn(next)).toBe(409);
  const { status, body } = await remove(closed[0]!.absence!.id, reception);
  expect([status, body.message]).toEqual([200, 'The time is open again.']);
  expect(await blocks()).toEqual([]);
  expect(await bookOn(date)).toBe(201);
  expect(await bookOn(next)).toBe(201);
  expect((await appointmentOf(scenario, id)).status).toBe('CANCELLED');
  expect((await remove(closed[0]!.absence!.id, reception)).status).toBe(404);
});

it('removing an absence leaves other absences and closed hours of the calendar as they are', async () => {
  const { date, doctor, hospital } = scenario;
  await away(scenario, [8, 9], { plan: 'CANCEL' });
  await away(scenario, [10, 11], { plan: 'CANCEL' });
  const closed = { date, start_time: '11:00 AM', end_time: '12:00 PM', isAvailable: 0, doctor_id: [doctor.id] };
  await scenario.call('POST', '/hospital/calendars', { token: hospital.token, body: closed });
  const [first] = await blocks();
  await remove(first!.absence!.id);
  const left = await blocks();
  expect(left.map(({ absence }) => absence === null)).toEqual([false, true]);
});

it('an absence can be removed by the hospital that entered it and by the doctor, but not by other accounts or by a nurse', async () => {
  await away(scenario, [8, 9], { plan: 'CANCEL' });
  const id = (await blocks())[0]!.absence!.id;
  expect((await remove(id, await makePlace(scenario, 'hospital'))).status).toBe(404);
  expect((await remove(id, await makeDoctor(scenario), 'doctor')).status).toBe(404);
  const nurse = await makeMember(scenario, scenario.hospital, 'nurse', 'Eric');
  expect((await remove(id, nurse)).body.code).toBe('not_permitted');
  expect(await blocks()).toHaveLength(1);
  expect((await remove(id, scenario.doctor, 'doctor')).status).toBe(200);
  // a hospital cannot remove an absence that the doctor entered for all places
  await away(scenario, [8, 9], { plan: 'CANCEL' }, scenario.doctor);
  const [own] = await blocks();
  expect(own!.absence).toBeNull();
});
