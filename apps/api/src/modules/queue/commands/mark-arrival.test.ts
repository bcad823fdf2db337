import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../platform/clock.ts';
import { bookAppointment, onlineBooking, payForAppointment } from '../../../testing/booking-scenario.ts';
import {
  makeDoctor,
  makeMember,
  makePatient,
  makePlace,
  makeSpeciality,
  type Person,
} from '../../../testing/people.ts';
import {
  arrive,
  bookToday,
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

const refusal = 'Only the patient of an open visit in person of today can be marked as arrived.';
const tokenOf = async (id: string, desk?: Person) => (await arrive(scenario, id, desk)).body.data.token;

describe('a patient who arrives', () => {
  it('gets the letter of the service and the next number of the day, and sees how many patients are before them', async () => {
    const first = await bookToday(scenario, 9);
    const second = await bookToday(scenario, 10);
    expect((await arrive(scenario, first)).body).toMatchObject({
      message: 'The patient has arrived.',
      data: { token: 'A-001', arrived_at: scenario.clock.now.toISOString(), before: 0, minutes: 0 },
    });
    await goTo(scenario, 8, 5);
    const receptionist = await makeMember(scenario, scenario.hospital, 'reception', 'Rose');
    expect((await arrive(scenario, second, receptionist)).body.data).toMatchObject({
      token: 'A-002',
      before: 1,
      minutes: 60,
    });
  });

  it('gets the letter of their service, while the numbers run through all services of a day and start at 1 each day', async () => {
    const other = await makeSpeciality(scenario, { id: scenario.hospital.id, kind: 'hospital' });
    const colleague = await makeColleague(scenario, other);
    const id = await bookToday(scenario, 9);
    const speciality = scenario.speciality;
    scenario.speciality = other;
    const [second, third] = [await bookToday(scenario, 9, colleague), await bookToday(scenario, 10, colleague)];
    scenario.speciality = speciality;
    const last = await bookToday(scenario, 10);
    const tokens = [];
    for (const one of [id, second, third, last]) tokens.push(await tokenOf(one));
    expect(tokens).toEqual(['A-001', 'B-002', 'B-003', 'A-004']);
    await startDay(scenario);
    expect(await tokenOf(await bookToday(scenario, 9))).toBe('A-001');
  });

  it('keeps one token and one arrival time when two desks mark the arrival at once, or one marks it again later', async () => {
    const id = await bookToday(scenario, 9);
    const answers = await Promise.all(
      [scenario.hospital, scenario.doctor, scenario.hospital, scenario.doctor].map((desk) =>
        arrive(scenario, id, desk),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body.data?.token])).toEqual(Array(4).fill([200, 'A-001']));
    const { arrived_at } = answers[0]!.body.data;
    await goTo(scenario, 8, 20);
    expect((await arrive(scenario, id)).body.data).toMatchObject({ token: 'A-001', arrived_at });
    expect(await readQueue(scenario)).toHaveLength(1);
  });

  it('gets a number of their own, without a gap, when nine patients arrive at once', async () => {
    const colleagues = [scenario.doctor, await makeColleague(scenario), await makeColleague(scenario)];
    const ids = [];
    for (const doctor of colleagues) for (const hour of [9, 10, 11]) ids.push(await bookToday(scenario, hour, doctor));
    const tokens = await Promise.all(ids.map((id) => tokenOf(id)));
    expect(tokens.toSorted((a, b) => a.localeCompare(b))).toEqual(ids.map((_, index) => `A-00${index + 1}`));
  });

  it('gets the number after those of other doctors’ patients, even when the doctor marks the arrival', async () => {
    const colleague = await makeColleague(scenario);
    await arrive(scenario, await bookToday(scenario, 9, colleague));
    expect((await arrive(scenario, await bookToday(scenario, 9), scenario.doctor)).body.data).toMatchObject({
      token: 'A-002',
      before: 0,
    });
  });

  it('gets a new token on the new day when the appointment was moved to another day', async () => {
    const id = await bookToday(scenario, 11);
    await arrive(scenario, await bookToday(scenario, 9));
    expect(await tokenOf(id)).toBe('A-002');
    const { status } = await scenario.call('POST', `/hospital/appointment/reschedule/${id}`, {
      token: scenario.hospital.token,
      body: { assigned_date: addDays(scenario.date, 1), ...hourOf(11) },
    });
    expect(status).toBe(200);
    expect(await readQueue(scenario)).toHaveLength(1);
    await startDay(scenario);
    expect(await tokenOf(id)).toBe('A-001');
  });
});

describe('an arrival is refused', () => {
  const expectRefused = async (id: string, desk = scenario.hospital) => {
    const { status, body } = await arrive(scenario, id, desk);
    expect([status, body.code, body.message]).toEqual([422, 'arrival_closed', refusal]);
    expect(await readQueue(scenario, desk)).toEqual([]);
  };

  it('for an appointment of another day', async () => {
    scenario.patient = await makePatient(scenario);
    await expectRefused(await bookAppointment(scenario, 9, { assigned_date: addDays(scenario.date, 1) }));
  });

  it('for an appointment by video', async () => {
    scenario.patient = await makePatient(scenario);
    const booked = await payForAppointment(scenario, onlineBooking(scenario, 11, { assigned_date: scenario.date }));
    await expectRefused(booked.body.data.id, scenario.doctor);
  });

  it('for a cancelled or completed appointment', async () => {
    const id = await bookToday(scenario, 9);
    await setStatus(scenario, id, 'CANCELLED');
    await expectRefused(id);
    const other = await bookToday(scenario, 10);
    await goTo(scenario, 10, 30);
    await setStatus(scenario, other, 'COMPLETED');
    await expectRefused(other);
  });

  it('to a cashier, and to other doctors and hospitals, who get 404', async () => {
    const id = await bookToday(scenario, 9);
    expect((await arrive(scenario, id, await makePlace(scenario, 'hospital'))).status).toBe(404);
    const stranger = await makeDoctor(scenario);
    const path = `/doctor/appointment/${id}/arrival`;
    expect((await scenario.call('POST', path, { token: stranger.token })).status).toBe(404);
    const cashier = await makeMember(scenario, scenario.hospital, 'cashier', 'Paul');
    expect((await arrive(scenario, id, cashier)).body.code).toBe('not_permitted');
    expect(await readQueue(scenario)).toEqual([]);
  });
});

it('when an arrival and a cancellation run at the same time, the appointment is cancelled and nobody is in the queue', async () => {
  const ids = [await bookToday(scenario, 9), await bookToday(scenario, 10), await bookToday(scenario, 11)];
  const answers = await Promise.all(ids.flatMap((id) => [arrive(scenario, id), setStatus(scenario, id, 'CANCELLED')]));
  const [arrivals, cancellations] = [0, 1].map((from) => answers.filter((_, index) => index % 2 === from));
  expect(cancellations!.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { status } of arrivals!) expect([200, 422]).toContain(status);
  expect(await readQueue(scenario)).toEqual([]);
});

describe('undoing an arrival', () => {
  it('takes the patient out of the queue; a patient who is marked again has the same token, at the end of the queue', async () => {
    const [first, second] = [await bookToday(scenario, 9), await bookToday(scenario, 10)];
    await arrive(scenario, first);
    await arrive(scenario, second);
    expect((await undo(scenario, first)).body).toMatchObject({ message: 'The arrival was undone.', data: null });
    expect((await undo(scenario, first)).status).toBe(200);
    expect((await readQueue(scenario)).map(({ token }) => token)).toEqual(['A-002']);
    await goTo(scenario, 8, 30);
    expect((await arrive(scenario, first)).body.data).toMatchObject({ token: 'A-001', before: 1 });
    expect((await readQueue(scenario)).map(({ token }) => token)).toEqual(['A-002', 'A-001']);
    expect(await tokenOf(await bookToday(scenario, 11))).toBe('A-003');
  });

  it('is refused once the patient is in the room', async () => {
    const id = await bookToday(scenario, 9);
    await goTo(scenario, 8, 45);
    await arrive(scenario, id);
    await setStatus(scenario, id, 'ONGOING');
    const { status, body } = await undo(scenario, id);
    expect([status, body.code, body.message]).toEqual([
      422,
      'too_late',
      'The patient is in the room already, or the visit is over.',
    ]);
    expect((await readQueue(scenario)).map(({ state }) => state)).toEqual(['IN_ROOM']);
  });
});
