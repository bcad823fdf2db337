import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, clockText, dayOf, instantOf } from '../../../platform/clock.ts';
import {
  book,
  type BookingScenario,
  createBookingScenario,
  setClock,
  bookingAt,
} from '../../../testing/booking-scenario.ts';
import { deliver } from '../../../testing/deliver.ts';
import { joinTeam, makeDoctor, makeHours, makePatient, makeSpeciality, type Person } from '../../../testing/people.ts';
import { jobs } from './sweepers.ts';

/** Compares the availability summaries, which lists show, with the calendars. */
describe('availability summaries', () => {
  let scenario: BookingScenario;
  const doctors: Person[] = [];
  let speciality: string;
  beforeAll(async () => {
    scenario = await createBookingScenario();
    doctors.push(scenario.doctor);
    for (const slotMinutes of [60, 30, 15] as const) {
      const doctor = await makeDoctor(scenario, { slotMinutes, fee: 5000 });
      await joinTeam(scenario, { id: scenario.hospital.id, kind: 'hospital' }, doctor);
      speciality = await makeSpeciality(scenario, { id: doctor.id, kind: 'doctor' });
      doctors.push(doctor);
    }
    await makeHours(scenario, doctors[1]!, { from: 600, to: 660, type: 'Online' });
    await makeHours(scenario, doctors[2]!, { from: 960, to: 1020, days: [5] });
  });
  afterAll(() => scenario.close());

  async function known(id: string) {
    const { db } = scenario.platform;
    const { days } = await db
      .selectFrom('doctor_finding')
      .select('days')
      .where('doctor_id', '=', id)
      .executeTakeFirstOrThrow();
    const free = await db.selectFrom('doctor_free').selectAll().where('doctor_id', '=', id).executeTakeFirstOrThrow();
    return { days: days.toSorted(), next: [free.next_any, free.next_online, free.next_physical] };
  }

  /** The expected contents of a summary, taken from the calendar that a patient sees, a month at a time. */
  async function shown(id: string) {
    const today = dayOf(scenario.clock.now);
    const days: string[] = [];
    const next: (Date | null)[] = [];
    for (const type of ['', 'ONLINE', 'PHYSICAL']) {
      let first: Date | null = null;
      for (let from = 0; from <= 90; from += 30) {
        const query = {
          week_start_date: addDays(today, from),
          week_end_date: addDays(today, Math.min(from + 29, 90)),
          consultation_type: type,
        };
        const { status, body } = await scenario.call('GET', `/view_doctor/calendar/${id}`, { query });
        if (status === 404) continue;
        for (const day of body.data.calendar) {
          const slot = day.timeSlots.find((one: any) => one.isAvailable);
          if (!slot) continue;
          first ??= instantOf(day.date, minutesOf(slot.time));
          if (day.date < addDays(today, 8)) days.push([day.date, type].filter(Boolean).join(' '));
        }
      }
      next.push(first);
      if (first && type) days.push(type);
    }
    return { days: days.toSorted(), next };
  }

  const minutesOf = (text: string) =>
    Array.from({ length: 1440 }, (_, minute) => minute).find((minute) => clockText(minute) === text)!;
  const settle = async () => {
    await deliver(scenario);
    await jobs.expire_holds({} as never, scenario.platform);
    await deliver(scenario);
    await jobs.renew_stale_times({} as never, scenario.platform);
  };
  async function agree(what: string) {
    for (const { id } of doctors) expect([what, await known(id)]).toEqual([what, await shown(id)]);
  }

  it('a doctor’s availability summary equals the calendar after every kind of change', async () => {
    const { db } = scenario.platform;
    const [first, online, rare, claims] = doctors as [Person, Person, Person, Person];
    await settle();
    await agree('at first');

    // books the next free slot of the doctor, which is also the last of the day
    const request = bookingAt(scenario, 11, { doctor_id: first.id, assigned_date: dayOf(scenario.clock.now) });
    const { body } = await book(scenario, request);
    await settle();
    await agree('booked');

    await scenario.call('POST', `/patient/appointment/status/${body.data.id}`, {
      token: scenario.patient.token,
      body: { status: 'CANCELLED' },
    });
    await settle();
    await agree('cancelled');

    const held = { purpose: 'appointment', ...request, payment_method: 'CARD' };
    const holder = await makePatient(scenario);
    expect((await scenario.call('POST', '/patient/payment_intents', { token: holder.token, body: held })).status).toBe(
      201,
    );
    await settle();
    await agree('held');
    scenario.clock.now = new Date(scenario.clock.now.getTime() + 11 * 60_000);
    await settle();
    await agree('the hold has lapsed');

    const hours = await scenario.call('POST', '/doctor/calendars', {
      token: rare.token,
      body: { date: '2026-12-30', start_time: '07:00 AM', end_time: '08:00 AM', type: 'default', isAvailable: 1 },
    });
    await settle();
    await agree('hours on a date');
    await scenario.call('DELETE', `/doctor/calendars/${hours.body.data[0].id}`, { token: rare.token });
    await settle();
    await agree('hours taken away again');

    await makeHours(scenario, claims, { from: 840, to: 900, type: 'Hospital', hospitalId: scenario.hospital.id });
    await settle();
    await agree('hours at a hospital');
    const publish = (id: string, is_published: boolean) =>
      db.updateTable('provider').set({ is_published }).where('id', '=', id).execute();
    await publish(scenario.hospital.id, false);
    await settle();
    await agree('the hospital is not published');
    await publish(scenario.hospital.id, true);
    await publish(online.id, false);
    await settle();
    await agree('the doctor is not published');
    await publish(online.id, true);
    await db.updateTable('doctor').set({ slot_minutes: 15 }).where('id', '=', online.id).execute();
    await settle();
    await agree('shorter visits');
    await db.deleteFrom('team_member').where('doctor_id', '=', first.id).execute();
    await settle();
    await agree('left the team');
  });

  it('availability summaries are renewed as time passes, and only those that have changed', async () => {
    for (const [day, minute] of [
      ['2026-11-20', 16 * 60 + 29],
      ['2026-11-20', 16 * 60 + 30],
      ['2026-11-20', 23 * 60 + 59],
      ['2026-11-21', 0],
      ['2026-11-27', 11 * 60 + 1],
      ['2026-12-31', 9 * 60],
    ] as const) {
      await setClock(scenario, instantOf(day, minute));
      await jobs.renew_stale_times({} as never, scenario.platform);
      await agree(`${day} ${clockText(minute)}`);
    }
    const written = async () =>
      (await scenario.platform.pool.query('select xmin::text from doctor_free order by doctor_id')).rows;
    const before = await written();
    await jobs.renew_stale_times({} as never, scenario.platform);
    expect(await written()).toEqual(before);
  });

  it('availability summaries are right after many simultaneous changes', async () => {
    const patients = await Promise.all(Array.from({ length: 8 }, () => makePatient(scenario)));
    const date = dayOf(scenario.clock.now);
    // the last doctor has appointments of a quarter of an hour, as `quarter` requests them
    const doctor = doctors.at(-1)!;
    await makeHours(scenario, doctor, { from: 480, to: 720 });
    await deliver(scenario);
    const asked = { speciality_id: speciality, doctor_id: doctor.id, assigned_date: date };
    const bookings = patients.map((patient, index) =>
      book(scenario, bookingAt(scenario, 8, { ...asked, ...quarter(index) }), patient),
    );
    const renewals = patients.flatMap(() => [
      deliver(scenario),
      jobs.renew_stale_times({} as never, scenario.platform),
    ]);
    expect((await Promise.all(bookings)).map(({ status }) => status)).toEqual(patients.map(() => 201));
    await Promise.all(renewals);
    await deliver(scenario);
    await agree('after many at once');
  });

  const quarter = (index: number) => ({
    start_time: clockText(555 + index * 15),
    end_time: clockText(570 + index * 15),
  });
});
