import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingScenario, monday, createBookingScenario } from '../../../testing/booking-scenario.ts';
import { joinTeam, makeAdmin, makeDoctor, makePlace, type Person } from '../../../testing/people.ts';
import { calendarsAt } from '../../../testing/calendars.ts';

let scenario: BookingScenario;
let second: Person;
let admin: Person;
beforeAll(async () => {
  scenario = await createBookingScenario();
  second = await makePlace(scenario, 'hospital', { name: 'Second Hospital' });
  await joinTeam(scenario, { id: second.id, kind: 'hospital' }, scenario.doctor);
  admin = await makeAdmin(scenario);
});
afterAll(() => scenario.close());

const { rows, newDoctor } = calendarsAt(() => ({ scenario, second }));

describe("a hospital's calendar", () => {
  const at = (mount: 'hospital' | 'admin/hospital') => ({
    token: mount === 'hospital' ? scenario.hospital.token : admin.token,
    owner: (mount === 'hospital' ? {} : { hospital_id: scenario.hospital.id }) as Record<string, string>,
  });

  it.each(['hospital', 'admin/hospital'] as const)(
    'one request to /%s/default_calendars adds a calendar row for each named doctor of a hospital',
    async (mount) => {
      const doctors = [await newDoctor(), await newDoctor()];
      const { token, owner } = at(mount);
      const { status, body } = await scenario.call('POST', `/${mount}/default_calendars`, {
        token,
        body: {
          day: 'Sunday',
          start_time: '01:00 PM',
          end_time: '02:00 PM',
          doctor_id: doctors.map(({ id }) => id),
          ...owner,
        },
      });
      expect(status).toBe(201);
      expect(body.data.map((row: { doctor_id: string }) => row.doctor_id)).toEqual(doctors.map(({ id }) => id));
      expect(body.data[0]).toMatchObject({
        type: 'Hospital',
        doctor_status: 'onsite',
        hospital: { name: 'Remera Hospital' },
      });
      const seen = await scenario.call('GET', `/${mount}/default_calendars`, {
        token,
        query: { day: 'Sunday', start_time: '01:00 PM', end_time: '02:00 PM', ...owner },
      });
      expect(seen.body.data.map((row: { id: string }) => row.id)).toEqual(
        expect.arrayContaining(body.data.map((row: { id: string }) => row.id)),
      );
      expect(await rows('default_calendars', {}, doctors[0])).toHaveLength(1);
      const gone = await scenario.call('DELETE', `/${mount}/default_calendars/${body.data[0].id}`, { token });
      expect(gone.status).toBe(200);
      expect(await rows('default_calendars', {}, doctors[0])).toHaveLength(0);
    },
  );

  it('adding calendar hours of several doctors fails with the names of those who work elsewhere, and adds no row', async () => {
    const [claims, free, busyToo] = [
      await newDoctor('Dr. Ange Keza'),
      await newDoctor('Dr. Denis Mugabo'),
      await newDoctor('Dr. Olive Uwera'),
    ];
    const form = { day: 'Saturday', start_time: '08:00 AM', end_time: '10:00 AM' };
    const at = (place: Person, doctors: Person[], more: object = {}) =>
      scenario.call('POST', '/hospital/default_calendars', {
        token: place.token,
        body: { ...form, ...more, doctor_id: doctors.map(({ id }) => id) },
      });
    await at(second, [claims, busyToo]);
    const one = await at(scenario.hospital, [claims, free]);
    expect([one.status, one.body.code]).toEqual([409, 'calendar_conflict']);
    expect(one.body.message).toBe('Dr. Ange Keza works at another hospital in these hours.');
    const two = await at(scenario.hospital, [claims, free, busyToo]);
    expect(two.body.message).toBe('Dr. Ange Keza and Dr. Olive Uwera work at other hospitals in these hours.');
    expect(await rows('default_calendars', {}, free)).toEqual([]);
    expect((await at(scenario.hospital, [claims, free], { start_time: '10:00 AM', end_time: '11:00 AM' })).status).toBe(
      201,
    );
  });

  it('a hospital’s calendar lists the rows of a date in order of creation', async () => {
    const doctor = await newDoctor();
    const say = async (start_time: string, end_time: string, isAvailable: number) =>
      scenario.call('POST', '/hospital/calendars', {
        token: scenario.hospital.token,
        body: { date: '2026-12-12', start_time, end_time, isAvailable, doctor_id: [doctor.id] },
      });
    await say('11:00 AM', '12:00 PM', 1);
    await say('08:00 AM', '12:00 PM', 0);
    await say('09:00 AM', '10:00 AM', 1);
    const seen = await scenario.call('GET', '/hospital/calendars', {
      token: scenario.hospital.token,
      query: { date: '2026-12-12' },
    });
    expect(seen.body.data.map((row: any) => [row.start_time, row.isAvailable])).toEqual([
      ['11:00 AM', true],
      ['08:00 AM', false],
      ['09:00 AM', true],
    ]);
  });

  it('a hospital adds hours only for its own team, and sees and removes only its own rows', async () => {
    const { token } = scenario.hospital;
    const form = { date: monday, start_time: '05:00 PM', end_time: '06:00 PM', type: 'Hospital' };
    const stranger = await makeDoctor(scenario);
    const refused = await scenario.call('POST', '/hospital/calendars', {
      token,
      body: { ...form, doctor_id: stranger.id },
    });
    expect(refused.status).toBe(422);
    const theirs = await scenario.call('POST', '/hospital/calendars', {
      token: second.token,
      body: { ...form, doctor_id: [scenario.doctor.id] },
    });
    expect(theirs.status).toBe(201);
    const own = await scenario.call('GET', '/hospital/calendars', {
      token,
      query: { date: monday, start_time: '05:00 PM', end_time: '06:00 PM' },
    });
    expect(own.body.data).toEqual([]);
    const { status } = await scenario.call('DELETE', `/hospital/calendars/${theirs.body.data[0].id}`, { token });
    expect(status).toBe(404);
  });
});
