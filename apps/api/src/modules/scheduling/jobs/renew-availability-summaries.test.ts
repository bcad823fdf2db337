import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, clockText, dayOf, instantOf } from '../../../platform/clock.ts';
import {
  book,
  type BookingScenario,
  createBookingScenario,
  setClock,
  bookingAt,
} from '../../../testing/booking-scenario.ts';
import { newId } from '../../../platform/ids.ts';
import { deliver } from '../../../testing/deliver.ts';
import {
  joinTeam,
  makeDoctor,
  makeHours,
  makePatient,
  makePlace,
  makeSpeciality,
  type Person,
} from '../../../testing/people.ts';
import { loadCatalogue } from '../../catalogue/index.ts';
import { jobs } from './sweepers.ts';

/** Random numbers that are the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Compares the availability summaries, which lists show, with the calendars. */
describe('availability summaries', () => {
  let scenario: BookingScenario;
  const doctors: Person[] = [];
  const places: { id: string; district: number }[] = [];
  let speciality: string;
  const moveTo = (id: string, district_code: number) =>
    scenario.platform.db.updateTable('place').set({ district_code }).where('id', '=', id).execute();
  beforeAll(async () => {
    scenario = await createBookingScenario();
    await loadCatalogue(scenario.platform.db);
    doctors.push(scenario.doctor);
    const other = await makePlace(scenario, 'hospital', { name: 'Kabutare Hospital' });
    places.push({ id: scenario.hospital.id, district: 12 }, { id: other.id, district: 24 });
    for (const { id, district } of places) await moveTo(id, district);
    await joinTeam(scenario, { id: other.id, kind: 'hospital' }, scenario.doctor);
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

  /** The stored summary: the next free slot of each type, and the first free slot of each mark. */
  async function known(id: string) {
    const { db } = scenario.platform;
    const { days } = await db
      .selectFrom('doctor_finding')
      .select('days')
      .where('doctor_id', '=', id)
      .executeTakeFirstOrThrow();
    const free = await db.selectFrom('doctor_free').selectAll().where('doctor_id', '=', id).executeTakeFirstOrThrow();
    return {
      firsts: sorted(days.map((mark, index) => [mark, free.firsts[index]!])),
      next: [free.next_any, free.next_online, free.next_physical],
    };
  }

  /** The expected contents of a summary, taken from the calendar that a patient sees, a month at a time. */
  async function shown(id: string) {
    const today = dayOf(scenario.clock.now);
    const firsts = new Map<string, Date>();
    const add = (mark: string, at: Date) => firsts.set(mark, new Date(Math.min(+at, +(firsts.get(mark) ?? at))));
    for (const [sort, filter] of sorts())
      for (let from = 0; from <= 90; from += 30) {
        const query = {
          week_start_date: addDays(today, from),
          week_end_date: addDays(today, Math.min(from + 29, 90)),
          ...filter,
        };
        const { status, body } = await scenario.call('GET', `/view_doctor/calendar/${id}`, { query });
        if (status === 404) continue;
        for (const day of body.data.calendar) {
          const slot = day.timeSlots.find((one: any) => one.isAvailable);
          if (!slot) continue;
          const at = instantOf(day.date, minutesOf(slot.time));
          add(sort, at);
          if (day.date < addDays(today, 8)) add([day.date, sort].filter(Boolean).join(' '), at);
        }
      }
    return {
      firsts: sorted([...firsts].filter(([mark]) => mark !== '')),
      next: ['', 'ONLINE', 'PHYSICAL'].map((sort) => firsts.get(sort) ?? null),
    };
  }

  /** Each sort of slot, with the query by which the calendar shows only that sort. */
  const sorts = (): [sort: string, filter: Record<string, string>][] => [
    ['', {}],
    ['ONLINE', { consultation_type: 'ONLINE' }],
    ['PHYSICAL', { consultation_type: 'PHYSICAL' }],
    ...places.map(({ id, district }): [string, Record<string, string>] => [
      `PHYSICAL ${district}`,
      { consultation_type: 'PHYSICAL', hospital_id: id },
    ]),
  ];
  const sorted = (firsts: [string, Date][]) => firsts.toSorted(([one], [other]) => (one < other ? -1 : 1));

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
    places[1]!.district = 31;
    await moveTo(places[1]!.id, 31);
    await settle();
    await agree('a hospital in another district');
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
    // the appointments of the last doctor last a quarter of an hour, like the slots that `quarter` returns
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

  it('availability summaries equal the calendars after random changes of hours at every place', async () => {
    const random = numbers(7);
    const among = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
    const [, online, , last] = doctors as [Person, Person, Person, Person];
    for (const doctor of [online, last])
      for (const { id } of places)
        await scenario.platform.db
          .insertInto('team_member')
          .values({ id: newId(), provider_id: id, place_kind: 'hospital', doctor_id: doctor.id })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    for (let change = 0; change < 12; change++) {
      const doctor = among([online, last]);
      const type = among(['Online', 'Hospital', 'default'] as const);
      const from = 60 * (7 + Math.floor(random() * 10));
      const hospital_id = type === 'Hospital' ? among(places).id : null;
      const day = random() < 0.5 ? 1 + Math.floor(random() * 7) : null;
      await scenario.platform.db
        .insertInto('calendar_row')
        .values({
          id: newId(),
          doctor_id: doctor.id,
          day,
          date: day === null ? addDays(dayOf(scenario.clock.now), Math.floor(random() * 12)) : null,
          starts_at: from,
          ends_at: from + 60 * (1 + Math.floor(random() * 3)),
          is_available: random() < 0.7,
          type,
          hospital_id,
        })
        .execute();
      await settle();
      await agree(`change ${change}`);
    }
  });

  const quarter = (index: number) => ({
    start_time: clockText(555 + index * 15),
    end_time: clockText(570 + index * 15),
  });
});
