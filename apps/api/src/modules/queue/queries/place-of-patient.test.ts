import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { deskBookingAt } from '../../../testing/desk-booking.ts';
import { makeDeskRecord } from '../../../testing/desk-records.ts';
import { makePatient, type Person } from '../../../testing/people.ts';
import { somePhone, textsTo } from '../../../testing/phone-codes.ts';
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

it('a patient without a sign-in gets one text message of one part when two patients are left before them', async () => {
  const { token } = scenario.hospital;
  const waiting: string[] = [];
  const phones: string[] = [];
  await goTo(scenario, 7, 30);
  for (const hour of [8, 9, 10, 11]) {
    const phone = somePhone();
    const patient_id = await makeDeskRecord(scenario, scenario.hospital, 'Alphonse Habimana', phone);
    const body = deskBookingAt(scenario, scenario.date, hour, { patient_id });
    const booked = await scenario.call('POST', '/hospital/appointments', { token, body });
    expect(booked.status, booked.body.message).toBe(201);
    waiting.push(booked.body.data.id);
    phones.push(phone);
  }
  for (const id of waiting) await arrive(scenario, id);
  await callTo(scenario, waiting[0]!, 'Room 2');
  await callTo(scenario, waiting[0]!, 'Room 3');
  const text = 'Ivuriro: Two are before you at Remera Hospital. Please come to the waiting room.';
  expect(await textsTo(scenario, phones[3]!)).toEqual([{ text, parts: 1 }]);
});
