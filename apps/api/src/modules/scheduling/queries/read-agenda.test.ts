import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, clockText, instantOf } from '../../../platform/clock.ts';
import {
  book,
  bookAppointment,
  bookingAt,
  type BookingScenario,
  createBookingScenario,
  friday,
  monday,
  onlineBooking,
  setClock,
} from '../../../testing/booking-scenario.ts';
import { deliver } from '../../../testing/deliver.ts';
import {
  joinTeam,
  makeDoctor,
  makeHours,
  makeMember,
  makePatient,
  makePlace,
  type Person,
} from '../../../testing/people.ts';
import { wideBudgets } from '../../../testing/wide-budgets.ts';

let scenario: BookingScenario;
/** Another hospital of the doctor. */
let other: Person;
beforeAll(async () => {
  scenario = await createBookingScenario();
  scenario.platform.budgets = wideBudgets;
  other = await makePlace(scenario, 'hospital', { name: 'Kacyiru Clinic' });
  await joinTeam(scenario, { id: other.id, kind: 'hospital' }, scenario.doctor);
});
afterAll(() => scenario.close());

/** Each test uses a day of its own, so that the tests do not take slots from each other. */
let date = monday;
beforeEach(async () => {
  await setClock(scenario, friday);
  scenario.patient = await makePatient(scenario, `Patient of ${date}`);
  date = addDays(date, 1);
});

type Query = Record<string, string>;
const ask = (who: Person, query: Query = {}, kind = 'hospital') =>
  scenario.call('GET', `/${kind}/agenda`, { token: who.token, query: { from: date, to: date, ...query } });
const read = async (who: Person, query: Query = {}) => {
  const { status, body } = await ask(who, query, who.id === scenario.doctor.id ? 'doctor' : 'hospital');
  if (status !== 200) throw new Error(`${status} ${body.message}`);
  return body.data;
};
const on = (hour: number, to = hour + 1) => ({
  doctor_id: scenario.doctor.id,
  date,
  start_time: clockText(hour * 60),
  end_time: clockText(to * 60),
});
const close = (from: number, to: number, hospital_id: string | null = null, day?: number) =>
  scenario.platform.db
    .insertInto('calendar_row')
    .values({
      id: crypto.randomUUID(),
      doctor_id: scenario.doctor.id,
      ...(day ? { day } : { date }),
      starts_at: from * 60,
      ends_at: to * 60,
      is_available: false,
      type: hospital_id ? 'Hospital' : 'default',
      hospital_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
/** The starts of the free slots at this hospital, computed from the agenda in the same way as on the page. */
function freeIn(agenda: Awaited<ReturnType<typeof read>>, slotMinutes = 60): string[] {
  const minutes = (text: string) =>
    (Number(text.slice(0, 2)) % 12) * 60 + Number(text.slice(3, 5)) + (text.endsWith('PM') ? 720 : 0);
  const taken = [...agenda.appointments, ...agenda.holds] as { start_time: string; end_time: string }[];
  return agenda.hours.flatMap(({ start_time, end_time }: { start_time: string; end_time: string }) => {
    const [from, to] = [minutes(start_time), minutes(end_time)];
    return Array.from({ length: (to - from) / slotMinutes }, (_, index) => from + index * slotMinutes)
      .filter((at) => !taken.some((one) => minutes(one.start_time) < at + slotMinutes && minutes(one.end_time) > at))
      .map((at) => clockText(at));
  });
}

describe('the agenda of a day', () => {
  it('contains the doctor, the hours of the calendar, and the appointments of the desk ordered by time', async () => {
    const late = await bookAppointment(scenario, 10, { assigned_date: date });
    scenario.patient = await makePatient(scenario, 'Early Patient');
    const early = await bookAppointment(scenario, 9, { assigned_date: date });
    const agenda = await read(scenario.hospital);
    const speciality_ids = [scenario.speciality];
    const { id } = scenario.doctor;
    expect(agenda.doctors).toEqual([{ id, name: 'Dr. Eric Habimana', slot_minutes: 60, speciality_ids }]);
    expect(agenda.hours).toEqual([{ ...on(8, 12), types: ['PHYSICAL'], hospital_ids: [scenario.hospital.id] }]);
    expect(agenda.appointments.map(({ id }: { id: string }) => id)).toEqual([early, late]);
    expect(agenda.appointments[0]).toMatchObject({
      status: 'PENDING',
      patient: { full_name: 'Early Patient' },
      // only the doctor and the patient may read the reason
      reason: null,
    });
    expect(agenda.holds).toEqual([]);
    const own = await read(scenario.doctor);
    expect(own.hours[0].types).toEqual(['ONLINE', 'PHYSICAL']);
    expect(own.appointments.map(({ id }: { id: string }) => id)).toEqual([early, late]);
  });

  it('leaves out a cancelled appointment, whose slot is free again', async () => {
    const id = await bookAppointment(scenario, 9, { assigned_date: date });
    const cancel = { token: scenario.hospital.token, body: { status: 'CANCELLED' } };
    await scenario.call('POST', `/hospital/appointment/status/${id}`, cancel);
    const agenda = await read(scenario.hospital);
    expect(agenda.appointments).toEqual([]);
    expect(freeIn(agenda)).toContain('09:00 AM');
  });

  it('shows exactly those slots as free that the desk can book', async () => {
    await close(8, 9, scenario.hospital.id);
    await bookAppointment(scenario, 9, { assigned_date: date });
    const agenda = await read(scenario.hospital);
    const { body } = await scenario.call('GET', `/view_doctor/calendar/${scenario.doctor.id}`, {
      query: {
        week_start_date: date,
        week_end_date: date,
        hospital_id: scenario.hospital.id,
        consultation_type: 'PHYSICAL',
      },
    });
    const bookable = body.data.calendar[0].timeSlots.filter((slot: { isAvailable: boolean }) => slot.isAvailable);
    expect(freeIn(agenda)).toEqual(bookable.map((slot: { time: string }) => slot.time));
    expect(freeIn(agenda)).toEqual(['10:00 AM', '11:00 AM']);
  });

  it('ends the working hours where no whole slot fits any more', async () => {
    await close(10.5, 12);
    expect((await read(scenario.hospital)).hours).toEqual([expect.objectContaining(on(8, 10))]);
  });
});

describe('time that is taken, but not by an appointment of the desk', () => {
  it('an appointment of the doctor at another hospital is shown to the hospital as taken time, without a name', async () => {
    await bookAppointment(scenario, 10, { assigned_date: date, hospital_id: other.id });
    const agenda = await read(scenario.hospital);
    expect(agenda.appointments).toEqual([]);
    expect(agenda.holds).toEqual([on(10)]);
    expect(JSON.stringify(agenda)).not.toContain('Patient of');
    expect(JSON.stringify(agenda)).not.toContain(other.id);
    expect((await read(scenario.doctor)).appointments).toHaveLength(1);
    expect((await read(other)).appointments).toHaveLength(1);
  });

  it('a slot is held while a patient pays, and free when the hold has expired', async () => {
    const intent = { purpose: 'appointment', ...onlineBooking(scenario, 9, { assigned_date: date }) };
    await scenario.call('POST', '/patient/payment_intents', { token: scenario.patient.token, body: intent });
    for (const who of [scenario.doctor, scenario.hospital]) expect((await read(who)).holds).toEqual([on(9)]);
    await setClock(scenario, new Date(friday.getTime() + 11 * 60_000));
    for (const who of [scenario.doctor, scenario.hospital]) expect((await read(who)).holds).toEqual([]);
  });

  it('a block contains the id of its calendar row; a hospital can remove its own dated blocks, and sees no block of another hospital', async () => {
    const { id: own } = await close(8, 9, scenario.hospital.id);
    const { id: general } = await close(9, 10);
    const { id: elsewhere } = await close(10, 11, other.id);
    expect((await read(scenario.hospital)).blocks).toEqual([
      { id: own, ...on(8), removable: true, absence: null },
      { id: general, ...on(9), removable: false, absence: null },
    ]);
    expect((await read(scenario.doctor)).blocks.map(({ id }: { id: string }) => id)).toEqual([own, general, elsewhere]);
  });

  it('a weekly absence blocks each of its days, and cannot be removed in the agenda', async () => {
    const thursday = await close(8, 9, null, 4);
    const agenda = await read(scenario.doctor, { from: '2027-01-01', to: '2027-01-31' });
    expect(agenda.blocks.map(({ id, date: on, removable }: Record<string, unknown>) => [id, on, removable])).toEqual(
      ['2027-01-07', '2027-01-14', '2027-01-21', '2027-01-28'].map((on) => [thursday.id, on, false]),
    );
    await scenario.platform.db.deleteFrom('calendar_row').where('id', '=', thursday.id).execute();
  });
});

describe('the doctors in the agenda of a hospital', () => {
  it('are all doctors of its team, or only the chosen doctors of the team', async () => {
    const colleague = await makeDoctor(scenario, { name: 'Dr. Aline Mukamana', published: false });
    await joinTeam(scenario, { id: scenario.hospital.id, kind: 'hospital' }, colleague);
    const stranger = await makeDoctor(scenario, { name: 'Dr. Somewhere Else' });
    await makeHours(scenario, stranger, { from: 480, to: 720 });
    const names = async (ids?: string[], parameter = 'doctor_id[]') => {
      const chosen = (ids ?? []).map((id) => `&${parameter}=${id}`).join('');
      const path = `/hospital/agenda?from=${date}&to=${date}${chosen}`;
      const { body } = await scenario.call('GET', path, { token: scenario.hospital.token });
      return body.data.doctors.map(({ name }: { name: string }) => name);
    };
    expect(await names()).toEqual(['Dr. Aline Mukamana', 'Dr. Eric Habimana']);
    expect(await names([colleague.id.toUpperCase(), stranger.id])).toEqual(['Dr. Aline Mukamana']);
    expect(await names([scenario.doctor.id, colleague.id])).toHaveLength(2);
    expect(await names([scenario.doctor.id, colleague.id], 'doctor_id')).toHaveLength(2);
    expect(await names([stranger.id])).toEqual([]);
    expect((await read(scenario.hospital, { doctor_id: colleague.id })).appointments).toEqual([]);
  });

  it('include a doctor who has left the team but still has an appointment here, without their time elsewhere', async () => {
    const former = await makeDoctor(scenario, { name: 'Dr. Gone Away' });
    await joinTeam(scenario, { id: scenario.hospital.id, kind: 'hospital' }, former);
    await makeHours(scenario, former, { from: 480, to: 720 });
    const { db } = scenario.platform;
    const speciality = { id: former.id, provider_id: former.id, provider_kind: 'doctor' };
    await db
      .insertInto('provider_speciality')
      .values({ ...speciality, speciality_id: scenario.speciality })
      .execute();
    await bookAppointment(scenario, 9, { assigned_date: date, doctor_id: former.id });
    const patient = await makePatient(scenario, 'Online Patient');
    const online = onlineBooking(scenario, 10, { assigned_date: date, doctor_id: former.id });
    const intent = { purpose: 'appointment', ...online };
    await scenario.call('POST', '/patient/payment_intents', { token: patient.token, body: intent });
    await db.deleteFrom('team_member').where('doctor_id', '=', former.id).execute();
    const agenda = await read(scenario.hospital);
    expect(agenda.doctors.map(({ name }: { name: string }) => name)).toContain('Dr. Gone Away');
    expect(agenda.appointments).toHaveLength(1);
    expect(agenda.holds).toEqual([]);
    expect(
      (await read(scenario.hospital, { from: addDays(date, 30), to: addDays(date, 30) })).doctors,
    ).not.toContainEqual(expect.objectContaining({ name: 'Dr. Gone Away' }));
  });
});

describe('the limits of an agenda', () => {
  it('an agenda has at most 31 days, and doctors times days are at most 400', async () => {
    expect((await ask(scenario.hospital, { to: addDays(date, 30) })).status).toBe(200);
    const wrong: Query[] = [{ to: addDays(date, 31) }, { to: addDays(date, -1) }, { from: 'today' }, { to: '' }];
    for (const query of wrong) expect((await ask(scenario.hospital, query)).status).toBe(422);
    const big = await makePlace(scenario, 'hospital', { name: 'A big hospital' });
    for (let count = 0; count < 14; count++)
      await joinTeam(scenario, { id: big.id, kind: 'hospital' }, await makeDoctor(scenario));
    expect((await ask(big, { to: addDays(date, 27) })).status).toBe(200);
    expect((await ask(big, { to: addDays(date, 28) })).body.message).toBe('Choose fewer doctors or fewer days.');
  });

  it('a nurse can read the agenda, but a cashier, another hospital and a patient cannot, and a doctor cannot name another doctor', async () => {
    const member = (role: 'nurse' | 'cashier') => makeMember(scenario, scenario.hospital, role, `A ${role}`);
    expect((await ask(await member('nurse'))).status).toBe(200);
    expect((await ask(await member('cashier'))).body.code).toBe('not_permitted');
    expect((await ask(other, { hospital_id: scenario.hospital.id })).status).toBe(404);
    const colleague = await makeDoctor(scenario);
    expect((await ask(scenario.doctor, { doctor_id: colleague.id }, 'doctor')).status).toBe(404);
    expect((await ask(scenario.patient)).status).toBe(403);
    expect((await book(scenario, bookingAt(scenario, 9, { assigned_date: date }))).status).toBe(201);
    expect((await ask(await makePlace(scenario, 'hospital'))).body.data).toEqual({
      doctors: [],
      hours: [],
      appointments: [],
      holds: [],
      blocks: [],
    });
  });

  it('an agenda shows past days too, with the status of their appointments', async () => {
    const id = await bookAppointment(scenario, 9, { assigned_date: date });
    await setClock(scenario, instantOf(date, 700));
    const complete = { token: scenario.hospital.token, body: { status: 'COMPLETED' } };
    await scenario.call('POST', `/hospital/appointment/status/${id}`, complete);
    await setClock(scenario, instantOf(addDays(date, 3), 600));
    const agenda = await read(scenario.hospital);
    expect(agenda.appointments).toMatchObject([{ id, status: 'COMPLETED' }]);
    expect(agenda.holds).toEqual([]);
  });
});

describe('open agendas are updated', () => {
  const toldNow = async (act: () => Promise<unknown>) => {
    await deliver(scenario);
    scenario.pushes.length = 0;
    await act();
    await deliver(scenario);
    const told = scenario.pushes.filter(({ event }) => event === 'agenda').map(({ accountId }) => accountId);
    return new Set(told);
  };

  it('after a booking at one hospital, for the doctor, for this hospital and for the other hospitals of the doctor', async () => {
    const stranger = await makePlace(scenario, 'hospital');
    const told = await toldNow(() => bookAppointment(scenario, 9, { assigned_date: date }));
    expect(told).toEqual(new Set([scenario.doctor.id, scenario.hospital.id, other.id]));
    expect(told).not.toContain(stranger.id);
  });

  it('after a patient held a slot, and after time was blocked', async () => {
    const intent = { purpose: 'appointment', ...onlineBooking(scenario, 9, { assigned_date: date }) };
    const { token } = scenario.patient;
    const held = await toldNow(() => scenario.call('POST', '/patient/payment_intents', { token, body: intent }));
    expect(held).toContain(scenario.hospital.id);
    expect(await toldNow(() => close(10, 11))).toContain(scenario.hospital.id);
  });
});
