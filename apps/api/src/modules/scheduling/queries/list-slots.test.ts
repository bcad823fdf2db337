import { instantOf } from '../../../platform/clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinTeam, makeDoctor, makeHours, makePlace, makeSpeciality, type Person } from '../../../testing/people.ts';
import { freeSlots } from './free-slots.ts';
import {
  bookAppointment,
  type BookingScenario,
  friday,
  monday,
  createBookingScenario,
} from '../../../testing/booking-scenario.ts';

let scenario: BookingScenario;
beforeAll(async () => {
  scenario = await createBookingScenario();
});
afterAll(() => scenario.close());

interface Slot {
  time: string;
  end_time: string;
  isAvailable: boolean;
  types: string[];
  hospital_ids: string[];
  doctor_ids?: string[];
}
const read = (kind: 'doctor' | 'hospital', id: string, query: Record<string, string> = {}) =>
  scenario.call('GET', `/view_${kind}/calendar/${id}`, { query });
const on = async (kind: 'doctor' | 'hospital', id: string, date: string, query: Record<string, string> = {}) => {
  const { body } = await read(kind, id, { week_start_date: date, week_end_date: date, ...query });
  return body.data.calendar[0].timeSlots as Slot[];
};
const blocks = (doctor: Person, from: string, to: string) =>
  scenario.platform.db
    .insertInto('calendar_row')
    .values(
      datesBetween(from, to).map((date) => ({
        id: crypto.randomUUID(),
        doctor_id: doctor.id,
        date,
        starts_at: 0,
        ends_at: 1440,
        is_available: false,
        type: 'default',
      })),
    )
    .execute();
const datesBetween = (from: string, to: string) => {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};

describe('the slots of a doctor', () => {
  it('a doctor’s calendar shows four days from today on, with past slots as not available', async () => {
    const { status, body } = await read('doctor', scenario.doctor.id);
    expect(status).toBe(200);
    expect(body.data.calendar.map((day: { date: string }) => day.date)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
    ]);
    expect(body.data.calendar[0].timeSlots).toEqual([
      {
        time: '08:00 AM',
        end_time: '09:00 AM',
        isAvailable: false,
        types: ['ONLINE', 'PHYSICAL'],
        hospital_ids: [scenario.hospital.id],
      },
      expect.objectContaining({ time: '09:00 AM', isAvailable: false }),
      expect.objectContaining({ time: '10:00 AM', isAvailable: false }),
      expect.objectContaining({ time: '11:00 AM', isAvailable: true }),
    ]);
    expect(body.data).toMatchObject({
      as_of: '2026-11-20T10:00',
      isAvailable: true,
      nextAvailableDate: '2026-11-24',
    });
  });

  it('in the afternoon no slot of today that has begun is available, for a doctor and for a hospital', async () => {
    const doctor = await makeDoctor(scenario, { slotMinutes: 30 });
    await joinTeam(scenario, { id: scenario.hospital.id, kind: 'hospital' }, doctor);
    await makeHours(scenario, doctor, { from: 780, to: 1020 });
    scenario.clock.now = instantOf('2026-11-20', 945);
    for (const slots of [
      await on('doctor', doctor.id, '2026-11-20'),
      await on('hospital', scenario.hospital.id, '2026-11-20', { doctor_id: doctor.id }),
    ])
      expect(slots.filter((slot) => slot.isAvailable).map((slot) => slot.time)).toEqual(['04:00 PM', '04:30 PM']);
    const free = await freeSlots(scenario.platform.db, [{ id: doctor.id }], scenario.clock.now);
    expect(free.get(doctor.id)).toMatchObject({
      next_available: { date: '2026-11-20', time: '04:00 PM' },
      week: expect.arrayContaining([{ date: '2026-11-20', free: 2 }]),
    });
    scenario.clock.now = friday;
  });

  it.each([
    [{ week_start_date: '2026-11-31' }],
    [{ week_end_date: 'tomorrow' }],
    [{ week_start_date: '2026-13-01' }],
    [{ week_start_date: '0000-01-01', week_end_date: '0000-01-01' }],
    [{ week_start_date: '9999-12-31', week_end_date: '9999-12-31' }],
    [{ week_start_date: '2026-11-23', week_end_date: '2026-11-22' }],
    [{ week_start_date: '2026-11-01', week_end_date: '2026-12-02' }],
  ])('a doctor’s calendar refuses the days %j', async (query) => {
    expect((await read('doctor', scenario.doctor.id, query)).status).toBe(422);
  });

  it('a doctor’s calendar shows at most 31 days', async () => {
    const { body } = await read('doctor', scenario.doctor.id, {
      week_start_date: '2026-11-01',
      week_end_date: '2026-12-01',
    });
    expect(body.data.calendar).toHaveLength(31);
  });

  it('a doctor’s calendar names the next free day after the shown ones within 90 days, if any', async () => {
    const doctor = await makeDoctor(scenario);
    expect((await read('doctor', doctor.id)).body.data).toMatchObject({ isAvailable: false, nextAvailableDate: null });
    await makeHours(scenario, doctor, { from: 480, to: 540 });
    await blocks(doctor, '2026-11-20', '2026-12-24');
    expect((await read('doctor', doctor.id)).body.data).toMatchObject({
      isAvailable: false,
      nextAvailableDate: '2026-12-25',
    });
    await blocks(doctor, '2026-12-25', '2027-02-18');
    expect((await read('doctor', doctor.id)).body.data.nextAvailableDate).toBeNull();
    const late = await on('doctor', doctor.id, '2027-02-19');
    expect(late).toMatchObject([{ isAvailable: false }]);
  });

  it('a doctor’s slots can be filtered by type, hospital and speciality', async () => {
    const doctor = await makeDoctor(scenario, { slotMinutes: 30 });
    const places = [await makePlace(scenario, 'hospital'), await makePlace(scenario, 'hospital')];
    for (const place of places) await joinTeam(scenario, { id: place.id, kind: 'hospital' }, doctor);
    await makeHours(scenario, doctor, { from: 480, to: 510, type: 'Online' });
    await makeHours(scenario, doctor, { from: 510, to: 540, type: 'Hospital', hospitalId: places[1]!.id });
    const times = async (query: Record<string, string>) =>
      (await on('doctor', doctor.id, monday, query)).map((slot) => slot.time);
    expect(await times({})).toEqual(['08:00 AM', '08:30 AM']);
    expect(await times({ consultation_type: 'ONLINE' })).toEqual(['08:00 AM']);
    expect(await times({ consultation_type: 'PHYSICAL' })).toEqual(['08:30 AM']);
    expect(await times({ consultation_type: 'PHYSICAL', hospital_id: places[0]!.id })).toEqual([]);
    const speciality = await makeSpeciality(scenario, { id: doctor.id, kind: 'doctor' });
    expect(await times({ speciality_id: speciality })).toHaveLength(2);
    expect(await times({ speciality_id: scenario.speciality })).toEqual([]);
    expect(await times({ speciality_id: 'none such' })).toEqual([]);
  });
});

describe('the slots of a hospital', () => {
  it('a slot of a hospital is free while one of its doctors of the speciality is free', async () => {
    const second = await makeDoctor(scenario, { name: 'Dr. Second' });
    await joinTeam(scenario, { id: scenario.hospital.id, kind: 'hospital' }, second);
    await makeHours(scenario, second, { from: 480, to: 540, type: 'Hospital', hospitalId: scenario.hospital.id });
    const other = await makeSpeciality(scenario, { id: second.id, kind: 'doctor' });
    const date = '2026-11-25';
    await bookAppointment(scenario, 8, { assigned_date: date });
    const eight = async (query: Record<string, string> = {}) =>
      (await on('hospital', scenario.hospital.id, date, query)).find((slot) => slot.time === '08:00 AM');
    expect(await eight()).toMatchObject({
      isAvailable: true,
      types: ['PHYSICAL'],
      hospital_ids: [scenario.hospital.id],
    });
    expect(await eight({ speciality_id: scenario.speciality })).toMatchObject({ isAvailable: false });
    expect(await eight({ speciality_id: other })).toMatchObject({ isAvailable: true });
    expect(await eight({ doctor_id: scenario.doctor.id })).toMatchObject({ isAvailable: false });
  });

  it('for a walk-in the slots of a hospital name the doctors who are free then, and leave out who is booked or works elsewhere', async () => {
    const hospital = await makePlace(scenario, 'hospital');
    const [one, two] = [await makeDoctor(scenario), await makeDoctor(scenario)];
    for (const doctor of [one, two]) {
      await joinTeam(scenario, { id: hospital.id, kind: 'hospital' }, doctor);
      await joinTeam(scenario, { id: scenario.hospital.id, kind: 'hospital' }, doctor);
    }
    await makeHours(scenario, one, { from: 480, to: 600, type: 'Hospital', hospitalId: hospital.id });
    await makeHours(scenario, two, { from: 540, to: 660, type: 'Hospital', hospitalId: hospital.id });
    await makeHours(scenario, two, { from: 480, to: 540, type: 'Hospital', hospitalId: scenario.hospital.id });
    const date = '2026-11-25';
    const free = async (query: Record<string, string>) =>
      (await on('hospital', hospital.id, date, { consultation_type: 'PHYSICAL', ...query })).map((slot) => [
        slot.time,
        slot.doctor_ids?.toSorted(),
      ]);
    const both = [one.id, two.id].toSorted();
    expect(await free({ walk_in: '1' })).toEqual([
      ['08:00 AM', [one.id]],
      ['09:00 AM', both],
      ['10:00 AM', [two.id]],
    ]);
    const booking = {
      patient: { full_name: 'Aline Uwase' },
      doctor_id: one.id,
      speciality_id: await makeSpeciality(scenario, { id: one.id, kind: 'doctor' }),
      assigned_date: date,
      start_time: '09:00 AM',
      end_time: '10:00 AM',
      consultation_type: 'PHYSICAL',
      payment: 'DESK',
    };
    const { status } = await scenario.call('POST', '/hospital/appointments', { token: hospital.token, body: booking });
    expect(status).toBe(201);
    expect((await free({ walk_in: '1' }))[1]).toEqual(['09:00 AM', [two.id]]);
    expect((await free({}))[1]).toEqual(['09:00 AM', undefined]);
  });

  it('a hidden hospital shows no slots', async () => {
    const hidden = await makePlace(scenario, 'hospital', { published: false });
    expect((await read('hospital', hidden.id)).status).toBe(404);
  });
});

describe('the card of a doctor', () => {
  it('doctors’ cards show the next free slot and the number of free slots on each of seven days, for many doctors at once', async () => {
    const claims = await makeDoctor(scenario, { slotMinutes: 30 });
    await makeHours(scenario, claims, { from: 480, to: 540 });
    await blocks(claims, '2026-11-20', '2026-12-04');
    const none = await makeDoctor(scenario);
    const { db } = scenario.platform;
    const found = await freeSlots(
      db,
      [scenario.doctor, claims, none].map(({ id }) => ({ id })),
      friday,
    );
    expect(found.get(scenario.doctor.id)).toEqual({
      next_available: { date: '2026-11-20', time: '11:00 AM', hospitalIds: [scenario.hospital.id] },
      week: [
        { date: '2026-11-20', free: 1 },
        { date: '2026-11-21', free: 4 },
        { date: '2026-11-22', free: 4 },
        { date: '2026-11-23', free: 4 },
        { date: '2026-11-24', free: 4 },
        { date: '2026-11-25', free: 3 },
        { date: '2026-11-26', free: 4 },
      ],
    });
    expect(found.get(claims.id)!.next_available).toEqual({
      date: '2026-12-05',
      time: '08:00 AM',
      hospitalIds: [],
    });
    expect(found.get(none.id)!.next_available).toBeNull();
    expect(found.get(none.id)!.week).toHaveLength(7);
  });
});
