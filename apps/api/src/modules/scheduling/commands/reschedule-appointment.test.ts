import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, clockText, instantOf } from '../../../platform/clock.ts';
import {
  type BookingScenario,
  friday,
  monday,
  onlineBooking,
  createBookingScenario,
  payForAppointment,
  setClock,
  bookingAt,
  book,
  bookAppointment,
} from '../../../testing/booking-scenario.ts';
import { joinTeam, makeDoctor, makeHours, makePatient, type Person } from '../../../testing/people.ts';

let scenario: BookingScenario;
let day = 0;
let date: string;
beforeAll(async () => {
  scenario = await createBookingScenario();
});
beforeEach(async () => {
  await setClock(scenario, friday);
  scenario.patient = await makePatient(scenario);
  date = addDays(monday, ++day);
});
afterAll(() => scenario.close());

const hour = (from: number) => ({ start_time: clockText(from * 60), end_time: clockText(from * 60 + 60) });
const move = (id: string, from: number, more: object = {}, who: Person = scenario.patient) =>
  scenario.call('POST', `/patient/appointment/reschedule/${id}`, {
    token: who.token,
    body: { assigned_date: date, ...hour(from), ...more },
  });
const at = (from: number, more: object = {}) => bookAppointment(scenario, from, { assigned_date: date, ...more });
const appointmentOf = (id: string) =>
  scenario.platform.db.selectFrom('appointment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const claimsOf = async (id: string) =>
  (
    await scenario.platform.db
      .selectFrom('slot_claim')
      .select(['state', 'during', 'doctor_id'])
      .where('appointment_id', '=', id)
      .execute()
  )
    .map(({ state, during }) => `${state} ${during.from!.toISOString()}`)
    .toSorted();
const start = (from: number) => instantOf(date, from * 60).toISOString();
const deadlocks = async () =>
  (
    await scenario.platform.pool.query<{ deadlocks: string }>(
      'select deadlocks::text from pg_stat_database where datname = current_database()',
    )
  ).rows[0]!.deadlocks;

describe('moving an appointment to another slot', () => {
  it('moving an appointment releases the old slot, takes the new one, and keeps the payment', async () => {
    const { body } = await payForAppointment(scenario, onlineBooking(scenario, 8, { assigned_date: date }));
    const before = await appointmentOf(body.data.id);
    const moved = await move(before.id, 10);
    expect([moved.status, moved.body.message]).toEqual([200, 'Your appointment was moved']);
    expect(moved.body.data).toMatchObject({
      id: before.id,
      appointment_id: before.code,
      status: 'PENDING',
      assigned_date: date,
      start_time: '10:00 AM',
      end_time: '11:00 AM',
      meet_code: before.meet_code,
      payment: { amount_paid: 5000, payment_status: 'SUCCESSFUL' },
    });
    expect(await claimsOf(before.id)).toEqual([`BOOKED ${start(10)}`, `RELEASED ${start(8)}`]);
    const other = await book(scenario, bookingAt(scenario, 8, { assigned_date: date }), await makePatient(scenario));
    expect(other.status).toBe(201);
  });

  it('the room of an online appointment is moved with the appointment', async () => {
    const { body } = await payForAppointment(scenario, onlineBooking(scenario, 8, { assigned_date: date }));
    const { id, meet_code } = body.data;
    await move(id, 10);
    for (const [path, { token }] of [
      ['/meeting', scenario.patient],
      ['/doctor/meeting', scenario.doctor],
    ] as const)
      expect((await scenario.call('GET', `${path}/${meet_code}`, { token })).body.data).toMatchObject({
        starts_at: start(10),
        ends_at: start(11),
      });
  });

  it('the history of the appointment contains the move', async () => {
    const id = await at(8);
    await move(id, 9);
    await move(id, 8, { assigned_date: addDays(date, 30) });
    const moves = await scenario.platform.db
      .selectFrom('appointment_move')
      .select(['from_starts_at', 'to_starts_at', 'by_account_id'])
      .where('appointment_id', '=', id)
      .orderBy('id')
      .execute();
    expect(moves.map((row) => [row.from_starts_at.toISOString(), row.to_starts_at.toISOString()])).toEqual([
      [start(8), start(9)],
      [start(9), instantOf(addDays(date, 30), 480).toISOString()],
    ]);
    expect(moves[0]!.by_account_id).toBe(scenario.patient.id);
  });

  it('an appointment can be moved to a slot that overlaps its present one', async () => {
    await makeHours(scenario, scenario.doctor, {
      from: 510,
      to: 570,
      type: 'Hospital',
      hospitalId: scenario.hospital.id,
    });
    const id = await at(8);
    const moved = await move(id, 8, { start_time: '08:30 AM', end_time: '09:30 AM' });
    expect([moved.status, moved.body.data.start_time]).toEqual([200, '08:30 AM']);
  });

  it('moving an appointment to the slot that it has changes nothing', async () => {
    const id = await at(8);
    expect((await move(id, 8)).status).toBe(200);
    expect(await claimsOf(id)).toEqual([`BOOKED ${start(8)}`]);
  });
});

describe('a move to an unavailable slot', () => {
  it.each([
    ['is somebody else’s', { ...hour(9) }],
    ['is not offered', { start_time: '03:00 PM', end_time: '04:00 PM' }],
    ['is over', { assigned_date: '2026-11-19' }],
    ['is too far away', { assigned_date: '2027-03-01' }],
  ])('an appointment keeps its slot when the new one %s', async (_what, slot) => {
    const id = await at(8);
    await book(scenario, bookingAt(scenario, 9, { assigned_date: date }), await makePatient(scenario));
    const { status, body } = await move(id, 8, slot);
    expect([status, body.code]).toEqual([409, 'slot_taken']);
    expect(await claimsOf(id)).toEqual([`BOOKED ${start(8)}`]);
    expect((await appointmentOf(id)).starts_at.toISOString()).toBe(start(8));
  });

  it('moving an appointment to an invalid slot is refused', async () => {
    const id = await at(8);
    const { status, body } = await move(id, 9, { end_time: '08:00 AM' });
    expect([status, body.message]).toEqual([422, 'Select end time']);
  });
});

describe('who may move an appointment, and until when', () => {
  it('a patient can move an appointment until four hours before it, to the minute', async () => {
    const id = await at(10);
    await setClock(scenario, instantOf(date, 361));
    const { status, body } = await move(id, 11);
    expect([status, body.code, body.message]).toEqual([
      422,
      'too_late',
      'A visit can be moved until 4 hours before it begins.',
    ]);
    await setClock(scenario, instantOf(date, 360));
    expect((await move(id, 11)).status).toBe(200);
  });

  it('only a pending appointment can be moved', async () => {
    const id = await at(8);
    await scenario.call('POST', `/patient/appointment/status/${id}`, {
      token: scenario.patient.token,
      body: { status: 'CANCELLED' },
    });
    const { status, body } = await move(id, 9);
    expect([status, body.message]).toEqual([422, 'This visit can no longer be moved.']);
    expect(await claimsOf(id)).toEqual([`RELEASED ${start(8)}`]);
  });

  it('another patient cannot move an appointment', async () => {
    const id = await at(8);
    expect((await move(id, 9, {}, await makePatient(scenario))).status).toBe(404);
  });
});

describe('moving an appointment at a hospital', () => {
  const colleague = async (fee: number) => {
    const doctor = await makeDoctor(scenario, { fee });
    await joinTeam(scenario, { id: scenario.hospital.id, kind: 'hospital' }, doctor);
    await makeHours(scenario, doctor, { from: 780, to: 900 });
    await scenario.platform.db
      .insertInto('provider_speciality')
      .values({ id: doctor.id, provider_id: doctor.id, provider_kind: 'doctor', speciality_id: scenario.speciality })
      .execute();
    return doctor;
  };

  it('an appointment without a named doctor can move to another doctor of the speciality at the same price', async () => {
    const [dear, same] = [await colleague(9000), await colleague(5000)];
    const anyone = await at(8, { doctor_id: '' });
    const moved = await move(anyone, 13);
    expect([moved.status, moved.body.data.doctor.id]).toEqual([200, same.id]);
    expect((await move(anyone, 9)).body.data.doctor.id).toBe(scenario.doctor.id);
    expect((await move(await at(10, { doctor_id: '' }), 14)).body.data.doctor.id).toBe(same.id);
    expect((await move(await at(11, { doctor_id: '' }), 14)).body.code).toBe('slot_taken');
    const named = await at(8);
    expect((await move(named, 13)).body.code).toBe('slot_taken');
    expect((await appointmentOf(named)).doctor_id).toBe(scenario.doctor.id);
    expect(dear.id).not.toBe(same.id);
  });
});

describe('simultaneous moves', () => {
  it('when fifty patients move their appointments to one slot, exactly one gets it, and the others keep their old slots', async () => {
    const days = Array.from({ length: 13 }, (_, index) => addDays(date, index + 20));
    const given = days.flatMap((assigned_date) => [8, 9, 10, 11].map((from) => ({ assigned_date, from }))).slice(0, 50);
    const callers = await Promise.all(
      given.map(async ({ assigned_date, from }) => {
        const who = await makePatient(scenario);
        const { body } = await book(scenario, bookingAt(scenario, from, { assigned_date }), who);
        return { who, id: body.data.id as string, from: instantOf(assigned_date, from * 60).toISOString() };
      }),
    );
    const seen = await deadlocks();
    const answers = await Promise.all(callers.map(({ id, who }) => move(id, 11, {}, who)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'slot_taken')).toHaveLength(49);
    const winner = answers.findIndex(({ status }) => status === 200);
    for (const [index, { id, from }] of callers.entries())
      expect(await claimsOf(id)).toEqual(
        index === winner ? [`BOOKED ${start(11)}`, `RELEASED ${from}`].toSorted() : [`BOOKED ${from}`],
      );
    expect(await deadlocks()).toBe(seen);
  });

  it('many simultaneous moves between the same slots of two doctors cause no deadlock', async () => {
    const other = await makeDoctor(scenario, { fee: 5000 });
    await joinTeam(scenario, { id: scenario.hospital.id, kind: 'hospital' }, other);
    await makeHours(scenario, other, { from: 480, to: 720 });
    await scenario.platform.db
      .insertInto('provider_speciality')
      .values({ id: other.id, provider_id: other.id, provider_kind: 'doctor', speciality_id: scenario.speciality })
      .execute();
    const ids: string[] = [];
    const owners: Person[] = [];
    for (const from of [8, 9, 10, 11])
      for (const reason of ['Cough', 'Fever']) {
        scenario.patient = await makePatient(scenario);
        owners.push(scenario.patient);
        ids.push(await at(from, { doctor_id: '', reason }));
      }
    const doctors = async () => new Set(await Promise.all(ids.map(async (id) => (await appointmentOf(id)).doctor_id)));
    expect(await doctors()).toEqual(new Set([scenario.doctor.id, other.id]));
    const seen = await deadlocks();
    const answers = await Promise.all(
      ids.flatMap((id, index) =>
        [8 + (index % 4), 11 - (index % 4)].map((from) =>
          move(id, from, { assigned_date: addDays(date, 1) }, owners[index]),
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await deadlocks()).toBe(seen);
    const live = await scenario.platform.pool.query(
      `select distinct appointment_id from slot_claim where state = 'BOOKED' and appointment_id = any($1)`,
      [ids],
    );
    expect(live.rows).toHaveLength(8);
  });
});
