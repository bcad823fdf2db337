import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { makePatient, type Person } from '../../../testing/people.ts';
import {
  arrive,
  bookToday,
  callTo,
  createQueueScenario,
  goTo,
  makeColleague,
  type QueueScenario,
  setStatus,
  startDay,
} from '../../../testing/queue-scenario.ts';

let scenario: QueueScenario;
beforeAll(async () => {
  scenario = await createQueueScenario();
});
afterAll(() => scenario.close());
beforeEach(() => startDay(scenario));

const place = (id: string, { token }: Person) => scenario.call('GET', `/patient/appointment/${id}/queue`, { token });
const notificationsOf = async ({ id }: Person) =>
  (
    await scenario.platform.db
      .selectFrom('notification')
      .select('notifiable_status')
      .where('patient_id', '=', id)
      .where('notifiable_status', '=', 'AppointmentTwoBefore')
      .execute()
  ).length;

it('a patient can read their own token and how many patients are before them, but not the place of another patient', async () => {
  const first = await bookToday(scenario, 9);
  const id = await bookToday(scenario, 10);
  const { patient } = scenario;
  expect((await place(id, patient)).body.data).toBeNull();
  await arrive(scenario, first);
  await arrive(scenario, id);
  expect((await place(id, patient)).body.data).toEqual({
    token: 'A-002',
    arrived_at: scenario.clock.now.toISOString(),
    before: 1,
    minutes: 60,
    state: 'WAITING',
    room: null,
  });
  await callTo(scenario, id, 'Room 2');
  expect((await place(id, patient)).body.data).toMatchObject({ state: 'CALLED', room: 'Room 2', before: 0 });
  expect((await place(id, await makePatient(scenario))).status).toBe(404);
  await setStatus(scenario, id, 'CANCELLED');
  expect((await place(id, patient)).body.data).toBeNull();
});

it('a patient is notified once, when only two patients are left before them at their doctor', async () => {
  const colleague = await makeColleague(scenario);
  const patients: Person[] = [];
  const ids: string[] = [];
  for (const hour of [8, 9, 10, 11]) {
    ids.push(await bookToday(scenario, hour));
    patients.push(scenario.patient);
  }
  const elsewhere = await bookToday(scenario, 9, colleague);
  const last = patients[3]!;
  for (const id of [...ids, elsewhere]) await arrive(scenario, id);
  await deliver(scenario);
  expect(await notificationsOf(last)).toBe(0);
  await callTo(scenario, elsewhere, 'Room 9');
  await deliver(scenario);
  expect(await notificationsOf(last)).toBe(0);
  await setStatus(scenario, ids[0]!, 'ONGOING');
  await deliver(scenario);
  expect(await notificationsOf(last)).toBe(1);
  await goTo(scenario, 8, 20);
  await callTo(scenario, elsewhere, 'Room 8');
  await deliver(scenario);
  expect(await notificationsOf(last)).toBe(1);
});
