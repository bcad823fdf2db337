import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../platform/clock.ts';
import {
  type BookingScenario,
  book,
  bookingAt,
  createBookingScenario,
  friday,
  monday,
  setClock,
} from '../../../testing/booking-scenario.ts';
import { deliver } from '../../../testing/deliver.ts';
import { deskBookingAt } from '../../../testing/desk-booking.ts';
import { makeDeskRecord } from '../../../testing/desk-records.ts';
import { joinTeam, makePatient, makePlace, type Person } from '../../../testing/people.ts';
import { hourOf } from '../../../testing/queue-scenario.ts';
import { wideBudgets } from '../../../testing/wide-budgets.ts';

let scenario: BookingScenario;
beforeAll(async () => {
  scenario = await createBookingScenario();
  scenario.platform.budgets = wideBudgets;
});
afterAll(() => scenario.close());

/** Each test uses a day of its own, so that the tests do not take slots from each other. */
let date = monday;
beforeEach(async () => {
  await setClock(scenario, friday);
  date = addDays(date, 1);
});

const times = (hour: number) => ({ assigned_date: date, ...hourOf(hour) });
const ask = async (hour: number, more: object = {}, place: Person = scenario.hospital) => {
  const patient_id = await makeDeskRecord(scenario, place);
  const body = deskBookingAt(scenario, date, hour, { patient_id, ...more });
  return scenario.call('POST', '/hospital/appointments', { token: place.token, body });
};
const booked = async (hour: number, more: object = {}) => {
  const { status, body } = await ask(hour, more);
  expect([status, body.message]).toEqual([201, 'The appointment is booked.']);
  return body.data;
};
const change = (id: string, path: string, body: object) =>
  scenario.call('POST', `/hospital/appointment/${path}/${id}`, { token: scenario.hospital.token, body });
const cancel = (id: string) => change(id, 'status', { status: 'CANCELLED' });
const one = async (id: string) =>
  (await scenario.call('GET', `/hospital/appointment/${id}`, { token: scenario.hospital.token })).body.data;
/** The hours of the day that patients can book. */
const free = async () => {
  const path = `/view_doctor/calendar/${scenario.doctor.id}?week_start_date=${date}&week_end_date=${date}`;
  const { calendar } = (await scenario.call('GET', path)).body.data;
  return calendar[0].timeSlots
    .filter((slot: any) => slot.isAvailable)
    .map((slot: any) => Number(slot.time.slice(0, 2)));
};
const claimsOf = async (...ids: string[]) => {
  const rows = await scenario.platform.db
    .selectFrom('slot_claim')
    .select('appointment_id')
    .where('appointment_id', 'in', ids)
    .where('state', '=', 'BOOKED')
    .execute();
  return ids.map((id) => rows.filter((row) => row.appointment_id === id).length);
};

describe('a booking that may overbook a slot', () => {
  it('gets no slot claim in a taken slot, is marked for the desk, and does not change which slots patients can book', async () => {
    const first = await booked(9);
    const before = await free();
    const second = await booked(9, { overbook: 1 });
    expect([first.overbooked, second.overbooked]).toEqual([false, true]);
    expect(await claimsOf(first.id, second.id)).toEqual([1, 0]);
    expect(await free()).toEqual(before);
    const agenda = await scenario.call('GET', `/hospital/agenda?from=${date}&to=${date}`, {
      token: scenario.hospital.token,
    });
    const { appointments, holds } = agenda.body.data;
    expect([appointments.map((row: any) => row.overbooked), holds]).toEqual([[false, true], []]);
  });

  it('looks like any other appointment to a patient who signs in', async () => {
    const patient = await makePatient(scenario);
    await book(scenario, bookingAt(scenario, 8, { assigned_date: date }), patient);
    await booked(10);
    const { id } = await booked(10, { overbook: 1, patient_id: patient.id });
    const { body } = await scenario.call('GET', `/patient/appointment/${id}`, { token: patient.token });
    expect(body.data).toMatchObject({ id, status: 'PENDING', overbooked: false });
  });

  it('claims the slot when it is free, and is then not marked as overbooked', async () => {
    const { id, overbooked } = await booked(9, { overbook: 1 });
    expect([overbooked, await claimsOf(id), await free()]).toEqual([false, [1], [8, 10, 11]]);
  });

  it('needs the field overbook in a taken slot, and is refused when two appointments are overbooked there already', async () => {
    await booked(9);
    expect((await ask(9)).body.code).toBe('slot_taken');
    await booked(9, { overbook: 1 });
    await booked(9, { overbook: 1 });
    const { status, body } = await ask(9, { overbook: 1 });
    expect([status, body.code]).toEqual([409, 'slot_full']);
  });

  it('succeeds only twice when four requests come at the same moment', async () => {
    await booked(9);
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(9, { overbook: 1 })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409]);
  });

  it('is refused when the doctor is at another hospital, when a patient is paying for the slot, outside of the doctor’s hours, and in the past', async () => {
    const other = await makePlace(scenario, 'hospital');
    await joinTeam(scenario, { id: other.id, kind: 'hospital' }, scenario.doctor);
    await booked(9);
    expect((await ask(9, { overbook: 1 }, other)).body.code).toBe('slot_taken');
    const patient = await makePatient(scenario);
    const hold = {
      purpose: 'appointment',
      ...bookingAt(scenario, 10, { assigned_date: date }),
      payment_method: 'CARD',
    };
    const paying = await scenario.call('POST', '/patient/payment_intents', { token: patient.token, body: hold });
    expect(paying.status).toBe(201);
    expect((await ask(10, { overbook: 1 })).body.code).toBe('slot_taken');
    expect((await ask(20, { overbook: 1 })).body.code).toBe('slot_taken');
    await setClock(scenario, new Date(`${date}T09:30:00+02:00`));
    expect((await ask(9, { overbook: 1 })).body.code).toBe('slot_taken');
    expect((await ask(9, { overbook: 1, walk_in: 1 })).status).toBe(201);
  });

  it('updates open agendas, although no slot claim changes', async () => {
    await booked(9);
    await deliver(scenario);
    const told: string[] = [];
    const { tell } = scenario.platform.realtime;
    scenario.platform.realtime.tell = (id, event) => void told.push(`${event} ${id}`);
    try {
      const { id } = await booked(9, { overbook: 1 });
      await deliver(scenario);
      expect(told).toContain(`agenda ${scenario.hospital.id}`);
      told.length = 0;
      await cancel(id);
      await deliver(scenario);
      expect(told).toContain(`agenda ${scenario.hospital.id}`);
    } finally {
      scenario.platform.realtime.tell = tell;
    }
  });
});

describe('when one of two appointments in a slot is cancelled or moved', () => {
  it('the overbooked appointment that was booked first takes over the claim, and without one the slot is free', async () => {
    const first = await booked(9);
    const second = await booked(9, { overbook: 1 });
    const third = await booked(9, { overbook: 1 });
    expect((await cancel(first.id)).status).toBe(200);
    expect(await claimsOf(first.id, second.id, third.id)).toEqual([0, 1, 0]);
    expect((await one(second.id)).overbooked).toBe(false);
    expect(await free()).toEqual([8, 10, 11]);
    await cancel(third.id);
    expect(await claimsOf(second.id)).toEqual([1]);
    await cancel(second.id);
    expect(await free()).toEqual([8, 9, 10, 11]);
  });

  it('a move passes the claim on as well, and an overbooked appointment that is moved claims its new slot', async () => {
    const first = await booked(9);
    const second = await booked(9, { overbook: 1 });
    const third = await booked(9, { overbook: 1 });
    expect((await change(third.id, 'reschedule', times(10))).body.data.overbooked).toBe(false);
    expect((await change(first.id, 'reschedule', times(11))).status).toBe(200);
    expect(await claimsOf(first.id, second.id, third.id)).toEqual([1, 1, 1]);
    expect(await free()).toEqual([8]);
    expect((await change(third.id, 'reschedule', times(9))).body.code).toBe('slot_taken');
  });

  it('cancelling both at the same moment leaves the slot free', async () => {
    for (let round = 0; round < 3; round++) {
      const first = await booked(9);
      const second = await booked(9, { overbook: 1 });
      const answers = await Promise.all([cancel(first.id), cancel(second.id)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect([await claimsOf(first.id, second.id), await free()]).toEqual([
        [0, 0],
        [8, 9, 10, 11],
      ]);
    }
  });

  it('a cancelled overbooked appointment can be reopened only when the slot is free', async () => {
    const first = await booked(9);
    const second = await booked(9, { overbook: 1 });
    await cancel(second.id);
    expect((await change(second.id, 'status', { status: 'PENDING' })).body.code).toBe('slot_taken');
    await cancel(first.id);
    expect((await change(second.id, 'status', { status: 'PENDING' })).body.data.overbooked).toBe(false);
    expect(await claimsOf(second.id)).toEqual([1]);
  });
});
