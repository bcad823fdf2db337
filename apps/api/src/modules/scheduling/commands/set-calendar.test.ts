import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinTeam, makeDoctor, makePlace, type Person } from '../../../testing/people.ts';
import { subscriptions } from '../jobs/subscribers.ts';
import { calendarsAt } from '../../../testing/calendars.ts';
import {
  bookAppointment,
  type BookingScenario,
  friday,
  monday,
  createBookingScenario,
} from '../../../testing/booking-scenario.ts';

let scenario: BookingScenario;
let second: Person;
beforeAll(async () => {
  scenario = await createBookingScenario();
  second = await makePlace(scenario, 'hospital', { name: 'Second Hospital' });
  await joinTeam(scenario, { id: second.id, kind: 'hospital' }, scenario.doctor);
});
afterAll(() => scenario.close());

const { hours, add, rows, freeOn: freeSlotsOn, newDoctor } = calendarsAt(() => ({ scenario, second }));

describe("a doctor's calendar", () => {
  it('a doctor adds weekly hours and sees them', async () => {
    const { status, body } = await add(
      'default_calendars',
      hours({ day: 'Monday', date: '', doctor_status: 'online' }),
    );
    expect([status, body.message]).toEqual([201, 'Your availability was set']);
    expect(body.data).toMatchObject([
      {
        day: 'Monday',
        start_time: '02:00 PM',
        end_time: '04:00 PM',
        isAvailable: true,
        type: 'default',
        doctor_status: 'online',
        hospital_id: null,
        hospital: null,
        doctor: { id: scenario.doctor.id, name: scenario.doctor.name },
        doctor_id: scenario.doctor.id,
      },
    ]);
    expect(await freeSlotsOn(monday)).toContain('03:00 PM');
    expect(await freeSlotsOn('2026-11-24')).not.toContain('03:00 PM');
  });

  it('adding the same calendar hours twice makes only one row', async () => {
    const first = await add('default_calendars', hours({ day: 'Monday' }));
    const again = await add('default_calendars', hours({ day: 'Monday' }));
    expect(again.body.data[0].id).toBe(first.body.data[0].id);
    expect(
      await rows('default_calendars', { day: 'Monday', start_time: '02:00 PM', end_time: '03:00 PM' }),
    ).toHaveLength(1);
  });

  it('a doctor closes a day by one dated row from midnight to midnight, and appointments of that day stay', async () => {
    const date = '2026-11-26';
    const appointment = await bookAppointment(scenario, 8, { assigned_date: date });
    const closed = await add(
      'calendars',
      hours({ date, start_time: '12:00 AM', end_time: '12:00 AM', isAvailable: '0' }),
    );
    expect(closed.body.data[0]).toMatchObject({
      date,
      start_time: '12:00 AM',
      end_time: '12:00 AM',
      isAvailable: false,
    });
    expect(await freeSlotsOn(date)).toEqual([]);
    const { body } = await scenario.call('GET', `/doctor/appointment/${appointment}`, { token: scenario.doctor.token });
    expect(body.data.status).toBe('PENDING');
    const { status } = await scenario.call('DELETE', `/doctor/calendars/${closed.body.data[0].id}`, {
      token: scenario.doctor.token,
    });
    expect(status).toBe(200);
    expect(await freeSlotsOn(date)).toEqual(['09:00 AM', '10:00 AM', '11:00 AM']);
  });

  it('the latest of several calendar rows for the same hours counts: hours that are closed, opened and closed again are closed', async () => {
    const date = '2026-11-27';
    const block = hours({ date, start_time: '08:00 AM', end_time: '12:00 PM', isAvailable: 0 });
    const ids: string[] = [];
    for (const row of [block, { ...block, isAvailable: 1 }, block])
      ids.push((await add('calendars', row)).body.data[0].id);
    expect(ids[2]).toBe(ids[0]);
    expect(await freeSlotsOn(date)).toEqual([]);
  });

  it.each([
    [{ day: '' }, 'Select day'],
    [{ start_time: 'x' }, 'Select start time'],
    [{ end_time: '02:00 PM' }, 'Select end time'],
    [
      { start_time: '11:00 PM', end_time: '01:00 AM' },
      'Hours end at midnight. Save two rows: one until 24:00, and one from 00:00 on the next day.',
    ],
    [{ type: 'Hospital' }, 'Please select hospital'],
  ])('refuses the calendar hours %j: %s', async (wrong, sentence) => {
    const { status, body } = await add('default_calendars', hours({ day: 'Monday', ...wrong }));
    expect([status, body.message]).toEqual([422, sentence]);
  });

  it('refuses calendar hours at a hospital where the doctor does not work, and on a past day', async () => {
    const stranger = await makePlace(scenario, 'hospital');
    const { body } = await add(
      'default_calendars',
      hours({ day: 'Monday', type: 'Hospital', hospital_id: stranger.id }),
    );
    expect(body.message).toBe('Please select hospital');
    expect((await add('calendars', hours({ date: '2026-11-19' }))).body.message).toBe('Select date');
  });

  it('a doctor’s calendar lists the rows that overlap the requested interval, and dated rows only from today on', async () => {
    const doctor = await newDoctor();
    await add('default_calendars', hours({ day: 'Tuesday' }), doctor);
    await add('calendars', hours({ date: '2026-12-01' }), doctor);
    await add('calendars', hours({ date: '2026-12-05' }), doctor);
    const count = async (calendar: 'default_calendars' | 'calendars', query: Record<string, string>) =>
      (await rows(calendar, query, doctor)).length;
    expect(await count('default_calendars', {})).toBe(1);
    expect(await count('default_calendars', { day: 'Monday' })).toBe(0);
    expect(await count('default_calendars', { start_time: '03:00 PM', end_time: '05:00 PM' })).toBe(1);
    expect(await count('default_calendars', { start_time: '04:00 PM', end_time: '05:00 PM' })).toBe(0);
    expect(await count('calendars', {})).toBe(2);
    expect(await count('calendars', { date: '2026-12-05' })).toBe(1);
    expect(await count('calendars', { date_from: '2026-11-30', date_to: '2026-12-04' })).toBe(1);
  });

  it('a doctor cannot change the calendar of another doctor', async () => {
    const made = (await add('default_calendars', hours({ day: 'Friday' }))).body.data[0];
    const other = await makeDoctor(scenario);
    const remove = (token: string, calendar: string) =>
      scenario.call('DELETE', `/doctor/${calendar}/${made.id}`, { token }).then((answer) => answer.status);
    expect(await remove(other.token, 'default_calendars')).toBe(404);
    expect(await remove(scenario.doctor.token, 'calendars')).toBe(404);
    expect(await remove(scenario.doctor.token, 'default_calendars')).toBe(200);
  });
});

it('when a doctor leaves a hospital the calendar hours there are removed, and appointments stay', async () => {
  const doctor = await newDoctor();
  await add('default_calendars', hours({ day: 'Monday', type: 'Hospital', hospital_id: second.id }), doctor);
  await add(
    'default_calendars',
    hours({ day: 'Tuesday', type: 'Hospital', hospital_id: scenario.hospital.id }),
    doctor,
  );
  const [subscription] = subscriptions;
  const ended = { what: 'ended', doctor_id: doctor.id, place_id: second.id, by: second.id };
  await subscription!.react({ changes: [ended] } as never, scenario.platform);
  expect(await rows('default_calendars', {}, doctor)).toMatchObject([{ day: 'Tuesday' }]);
  expect(scenario.clock.now).toEqual(friday);
});
