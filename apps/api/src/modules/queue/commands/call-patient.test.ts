import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays } from '../../../platform/clock.ts';
import { deliver } from '../../../testing/deliver.ts';
import { makeMember } from '../../../testing/people.ts';
import {
  arrive,
  bookToday,
  callTo,
  createQueueScenario,
  goTo,
  hourOf,
  makeColleague,
  type QueueScenario,
  readQueue,
  setStatus,
  startDay,
  undo,
} from '../../../testing/queue-scenario.ts';

let scenario: QueueScenario;
beforeAll(async () => {
  scenario = await createQueueScenario();
});
afterAll(() => scenario.close());
beforeEach(() => startDay(scenario));

const statesOf = async () => (await readQueue(scenario)).map(({ token, state, room }) => [token, state, room]);

it('a patient can be called to a room and then to another room, and is shown as in the room once the appointment is ONGOING', async () => {
  const id = await bookToday(scenario, 9);
  await goTo(scenario, 8, 40);
  await arrive(scenario, id);
  const nurse = await makeMember(scenario, scenario.hospital, 'nurse', 'Eric');
  expect((await callTo(scenario, id, ' Room 3 ', nurse)).body).toMatchObject({
    message: 'The patient is called.',
    data: { token: 'A-001', room: 'Room 3', called_at: scenario.clock.now.toISOString() },
  });
  expect(await statesOf()).toEqual([['A-001', 'CALLED', 'Room 3']]);
  await goTo(scenario, 8, 50);
  const again = await callTo(scenario, id, 'Room 4', scenario.doctor);
  expect(again.body.data).toMatchObject({ room: 'Room 4', called_at: scenario.clock.now.toISOString() });
  expect((await scenario.call('GET', `/hospital/appointment/${id}`, { token: nurse.token })).body.data.status).toBe(
    'PENDING',
  );
  await setStatus(scenario, id, 'ONGOING');
  expect(await statesOf()).toEqual([['A-001', 'IN_ROOM', 'Room 4']]);
  const late = await callTo(scenario, id, 'Room 5');
  expect([late.status, late.body.code]).toEqual([422, 'too_late']);
  await goTo(scenario, 9, 20);
  await setStatus(scenario, id, 'COMPLETED');
  expect(await statesOf()).toEqual([['A-001', 'DONE', 'Room 4']]);
});

it('a patient who has arrived can come into the room long before their time, and the visit can end from its time on', async () => {
  const id = await bookToday(scenario, 10);
  expect((await setStatus(scenario, id, 'ONGOING')).body.code).toBe('too_early');
  await arrive(scenario, id);
  await callTo(scenario, id, 'Room 1');
  expect((await setStatus(scenario, id, 'ONGOING')).status).toBe(200);
  expect(await readQueue(scenario)).toMatchObject([{ state: 'IN_ROOM' }]);
  expect((await setStatus(scenario, id, 'COMPLETED')).body.code).toBe('too_early');
  await goTo(scenario, 10);
  expect((await setStatus(scenario, id, 'COMPLETED')).status).toBe(200);
});

it('a patient who arrived and whose appointment was then moved to another day cannot come into the room today', async () => {
  const id = await bookToday(scenario, 11);
  await arrive(scenario, id);
  const body = { assigned_date: addDays(scenario.date, 1), ...hourOf(11) };
  await scenario.call('POST', `/hospital/appointment/reschedule/${id}`, { token: scenario.hospital.token, body });
  expect((await setStatus(scenario, id, 'ONGOING')).body.code).toBe('too_early');
});

it('a patient who has not arrived, or whose appointment was cancelled, cannot be called', async () => {
  const id = await bookToday(scenario, 9);
  expect((await callTo(scenario, id, 'Room 1')).body).toMatchObject({
    code: 'not_arrived',
    message: 'The patient is not marked as arrived today. Mark the arrival first.',
  });
  await arrive(scenario, id);
  await setStatus(scenario, id, 'CANCELLED');
  expect((await callTo(scenario, id, 'Room 1')).body.code).toBe('not_arrived');
});

it('when a call and the undo of an arrival run at the same time, nobody who is not there stays called', async () => {
  const ids = [await bookToday(scenario, 9), await bookToday(scenario, 10), await bookToday(scenario, 11)];
  for (const id of ids) await arrive(scenario, id);
  const answers = await Promise.all(ids.flatMap((id) => [callTo(scenario, id, 'Room 1'), undo(scenario, id)]));
  for (const [index, { status }] of answers.entries()) expect(index % 2 ? [200] : [200, 409]).toContain(status);
  expect(await readQueue(scenario)).toEqual([]);
});

it('the patients before a patient are those who arrived earlier, wait for the same doctor and have not been called yet', async () => {
  const colleague = await makeColleague(scenario);
  const [first, second, third] = [
    await bookToday(scenario, 9),
    await bookToday(scenario, 10),
    await bookToday(scenario, 11),
  ];
  for (const id of [first, await bookToday(scenario, 9, colleague), second, third]) await arrive(scenario, id);
  const placesOf = async (desk = scenario.hospital) =>
    (await readQueue(scenario, desk)).map(({ token, before, minutes }) => [token, before, minutes]);
  expect(await placesOf()).toEqual([
    ['A-001', 0, 0],
    ['A-002', 0, 0],
    ['A-003', 1, 60],
    ['A-004', 2, 120],
  ]);
  await callTo(scenario, first, 'Room 1');
  expect(await placesOf(scenario.doctor)).toEqual([
    ['A-001', 0, 0],
    ['A-003', 0, 0],
    ['A-004', 1, 60],
  ]);
});

it('the waiting time is estimated from the median length of the doctor’s latest appointments, once there are five', async () => {
  const doctor = await makeColleague(scenario);
  for (const length of [10, 12, 14, 40, 50]) await completeOne(length);
  await startDay(scenario);
  for (const hour of [8, 9, 10, 11]) await arrive(scenario, await bookToday(scenario, hour, doctor));
  // twice 14 minutes are 28, three times 42
  expect((await readQueue(scenario)).map(({ minutes }) => minutes)).toEqual([0, 15, 30, 40]);

  async function completeOne(minutes: number) {
    await startDay(scenario);
    const id = await bookToday(scenario, 8, doctor);
    await setStatus(scenario, id, 'ONGOING');
    await goTo(scenario, 8, minutes);
    expect((await setStatus(scenario, id, 'COMPLETED')).status).toBe(200);
  }
});

it('open pages of the hospital, the doctor and the patient are notified of an arrival, a call to a room and a cancellation', async () => {
  const told: string[] = [];
  const { realtime } = scenario.platform;
  scenario.platform.realtime = {
    ...realtime,
    tell: (account, event) => void (event === 'queue' && told.push(account)),
  };
  await deliver(scenario);
  const id = await bookToday(scenario, 9);
  const concerned = [scenario.doctor.id, scenario.hospital.id, scenario.patient.id];
  const absent = await bookToday(scenario, 10);
  await deliver(scenario);
  told.length = 0;
  await setStatus(scenario, absent, 'CANCELLED');
  await deliver(scenario);
  expect(told).toEqual([]);
  for (const act of [
    () => arrive(scenario, id),
    () => callTo(scenario, id, 'Room 1'),
    () => setStatus(scenario, id, 'CANCELLED'),
  ]) {
    told.length = 0;
    await act();
    await deliver(scenario);
    expect(told.toSorted()).toEqual(concerned.toSorted());
  }
  scenario.platform.realtime = realtime;
});
