import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingScenario, createBookingScenario, monday } from '../../../testing/booking-scenario.ts';
import { calendarsAt } from '../../../testing/calendars.ts';
import { makePlace, type Person } from '../../../testing/people.ts';

let scenario: BookingScenario;
let second: Person;
beforeAll(async () => {
  scenario = await createBookingScenario();
  second = await makePlace(scenario, 'hospital', { name: 'Second Hospital' });
});
afterAll(() => scenario.close());

const { hours, add, freeOn: freeSlotsOn, newDoctor } = calendarsAt(() => ({ scenario, second }));

describe('hours at two hospitals at the same time', () => {
  const here = (place: Person, more: Record<string, unknown>) =>
    hours({ type: 'Hospital', hospital_id: place.id, ...more });

  it('overlapping calendar hours at two hospitals are refused, whether both are weekly, both dated or one of each', async () => {
    const doctor = await newDoctor();
    const code = async (calendar: 'default_calendars' | 'calendars', body: Record<string, unknown>) =>
      (await add(calendar, body, doctor)).body.code ?? 'added';
    expect(await code('default_calendars', here(scenario.hospital, { day: 'Monday' }))).toBe('added');
    expect(await code('default_calendars', here(second, { day: 'Monday', start_time: '03:00 PM' }))).toBe(
      'calendar_conflict',
    );
    expect(
      await code('default_calendars', here(second, { day: 'Monday', start_time: '04:00 PM', end_time: '05:00 PM' })),
    ).toBe('added');
    expect(await code('calendars', here(second, { date: monday }))).toBe('calendar_conflict');
    const told = await add('calendars', here(second, { date: monday }), doctor);
    expect(told.body.message).toBe('You work at Remera Hospital in these hours.');
    expect(await code('calendars', here(second, { date: '2026-12-01' }))).toBe('added');
    expect(await code('default_calendars', here(scenario.hospital, { day: 'Tuesday' }))).toBe('calendar_conflict');
  });

  it('calendar hours at a second hospital are accepted on a date on which those at the first one are removed', async () => {
    const doctor = await newDoctor();
    await add('default_calendars', here(scenario.hospital, { day: 'Monday' }), doctor);
    await add('calendars', here(scenario.hospital, { date: monday, isAvailable: 0 }), doctor);
    expect((await add('calendars', here(second, { date: monday }), doctor)).status).toBe(201);
    expect(await freeSlotsOn(monday, doctor)).toEqual(['02:00 PM', '03:00 PM']);
  });
});
