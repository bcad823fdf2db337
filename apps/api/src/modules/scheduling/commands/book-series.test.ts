import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, clockText } from '../../../platform/clock.ts';
import {
  type BookingScenario,
  createBookingScenario,
  friday,
  monday,
  setClock,
} from '../../../testing/booking-scenario.ts';
import { deskBookingAt } from '../../../testing/desk-booking.ts';
import { makeDeskRecord } from '../../../testing/desk-records.ts';
import { wideBudgets } from '../../../testing/wide-budgets.ts';

let scenario: BookingScenario;
beforeAll(async () => {
  scenario = await createBookingScenario();
  scenario.platform.budgets = wideBudgets;
});
afterAll(() => scenario.close());

/** Each test uses another hour of a day, so that the tests do not take slots from each other. */
let hour = 8;
let date = addDays(monday, 1);
beforeEach(async () => {
  await setClock(scenario, friday);
  hour += 1;
  if (hour === 12) [hour, date] = [8, addDays(date, 1)];
});

const ask = async (series: object | undefined, more: object = {}, headers = {}) => {
  const body = deskBookingAt(scenario, date, hour, { ...(series && { series }), ...more });
  return scenario.call('POST', '/hospital/appointments', { token: scenario.hospital.token, body, headers });
};
const patientHere = () => makeDeskRecord(scenario, scenario.hospital);
const daysOf = async (patientId: string) => {
  const rows = await scenario.platform.db
    .selectFrom('appointment')
    .select('starts_at')
    .where('patient_id', '=', patientId)
    .orderBy('starts_at')
    .execute();
  return rows.map((row) => row.starts_at.toISOString().slice(0, 10));
};

describe('a series of appointments', () => {
  it('is booked on each of its days with a slot claim and a price, even on days later than patients can book', async () => {
    const patient_id = await patientHere();
    const { status, body } = await ask({ every_weeks: 6, times: 4 }, { patient_id });
    expect([status, body.message]).toEqual([201, 'The appointment is booked.']);
    const days = [0, 42, 84, 126].map((more) => addDays(date, more));
    expect(body.data.map((one: any) => one.assigned_date)).toEqual(days);
    expect(body.data.map((one: any) => [one.start_time, one.payment.payment_status])).toEqual(
      days.map(() => [clockText(hour * 60), 'CASH_DUE']),
    );
    expect(await daysOf(patient_id)).toEqual(days);
    // each is taken for everybody
    const other = await patientHere();
    expect((await ask(undefined, { patient_id: other, assigned_date: days[2] })).body.code).toBe('slot_taken');
    expect((await ask(undefined, { patient_id: other, assigned_date: addDays(date, 168) })).body.code).toBe(
      'slot_taken',
    );
  });

  it('is booked wholly or not at all, and a refusal names each day that is not free', async () => {
    const first = await patientHere();
    await ask(undefined, { patient_id: first, assigned_date: addDays(date, 7) });
    await ask(undefined, { patient_id: first, assigned_date: addDays(date, 21) });
    const patient_id = await patientHere();
    const { status, body } = await ask({ every_weeks: 1, times: 5 }, { patient_id });
    expect([status, body.code]).toEqual([409, 'series_taken']);
    const taken = [addDays(date, 7), addDays(date, 21)];
    expect(body.fields).toEqual(Object.fromEntries(taken.map((day) => [day, `${day} is not free.`])));
    expect(await daysOf(patient_id)).toEqual([]);
  });

  it('does not count an earlier appointment of the patient as one of its own', async () => {
    const patient_id = await patientHere();
    await ask(undefined, { patient_id, assigned_date: addDays(date, 14) });
    await ask(undefined, { patient_id: await patientHere(), assigned_date: date });
    const { body } = await ask({ every_weeks: 2, times: 2 }, { patient_id });
    const day = addDays(date, 14);
    expect(body.fields).toEqual({ [date]: `${date} is not free.`, [day]: `${day} is not free.` });
  });

  it('makes one record for a new patient, and is booked only once when the request is repeated, with the same idempotency key or another one', async () => {
    const key = { 'idempotency-key': `series at ${hour}` };
    const patient = { full_name: `Series Patient ${hour} ${date}` };
    const series = { every_weeks: 1, times: 3 };
    const [one, two] = [await ask(series, { patient }, key), await ask(series, { patient }, key)];
    expect(two.body.data.map(({ id }: any) => id)).toEqual(one.body.data.map(({ id }: any) => id));
    const again = await ask(series, { patient }, { 'idempotency-key': `series again at ${hour}` });
    expect(again.body.code).toBe('series_taken');
    expect(await daysOf(one.body.data[0].patient.id)).toHaveLength(3);
  });

  it('is booked exactly once when three overlapping series are requested at the same moment', async () => {
    const ids = await Promise.all([patientHere(), patientHere(), patientHere()]);
    const answers = await Promise.all(ids.map((patient_id) => ask({ every_weeks: 1, times: 4 }, { patient_id })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect((await Promise.all(ids.map(daysOf))).map((days) => days.length).toSorted((a, b) => a - b)).toEqual([
      0, 0, 4,
    ]);
  });

  it('has two to twelve appointments, one to twelve weeks apart, and is booked in free slots only', async () => {
    const patient_id = await patientHere();
    for (const series of [
      { every_weeks: 0, times: 2 },
      { every_weeks: 13, times: 2 },
      { every_weeks: 1, times: 1 },
      { every_weeks: 1, times: 13 },
    ])
      expect((await ask(series, { patient_id })).status).toBe(422);
    const beside = await ask({ every_weeks: 1, times: 2 }, { patient_id, overbook: 1 });
    expect(beside.body.message).toBe('A series is booked in free times only.');
    expect(await daysOf(patient_id)).toEqual([]);
  });
});
