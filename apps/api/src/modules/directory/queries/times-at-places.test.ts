import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instantOf } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { deliver } from '../../../testing/deliver.ts';
import {
  joinTeam,
  makeDoctor,
  makeHours,
  makeInsurance,
  makePatient,
  makePlace,
  type Person,
} from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadCatalogue } from '../../catalogue/index.ts';
import { refreshSearch } from '../../providers/commands/refresh-search.ts';

type Query = Record<string, string>;
type Hospital = 'gasabo' | 'huye' | 'rubavu';
/** One hour of work: the minute of the day at which it begins, the days of the week, and the hospital unless online. */
type Hours = [from: number, days: number[], hospital?: Hospital];

describe('the free slots of doctors by type and place', () => {
  let test: TestApp;
  const hospitals = {} as Record<Hospital, Person>;
  const doctors: Record<string, Person> = {};
  let speciality: string;
  const [friday, saturday] = [[5], [6]];

  const read = async (query: Query) => (await test.call('GET', '/doctors', { query })).body.data.data;
  const cardOf = async (name: string, query: Query = {}) =>
    (await read(query)).find((card: Person) => card.name === name);
  const names = async (query: Query): Promise<string[]> => (await read(query)).map((card: Person) => card.name);
  const get = async (path: string) => (await test.call('GET', path)).body.data;

  /** Makes a cardiologist in the teams of these hospitals, with these working hours. */
  async function practise(name: string, teams: Hospital[], hours: Hours[]): Promise<void> {
    const { db } = test.platform;
    const doctor = await makeDoctor(test, { name });
    doctors[name] = doctor;
    for (const team of teams) await joinTeam(test, { id: hospitals[team].id, kind: 'hospital' }, doctor);
    for (const [from, days, at] of hours) {
      const where = at ? ({ type: 'Hospital', hospitalId: hospitals[at].id } as const) : ({ type: 'Online' } as const);
      await makeHours(test, doctor, { from, to: from + 60, days, ...where });
    }
    ({ id: speciality } = await db
      .selectFrom('speciality')
      .select('id')
      .where('name', '=', 'Cardiology')
      .executeTakeFirstOrThrow());
    await db
      .insertInto('provider_speciality')
      .values({ id: newId(), provider_id: doctor.id, provider_kind: 'doctor', speciality_id: speciality })
      .execute();
  }

  beforeAll(async () => {
    // a Friday at 10:00 in Kigali
    test = await startTestApp({ now: instantOf('2026-11-20', 600) });
    await loadCatalogue(test.platform.db);
    for (const [hospital, name, district] of [
      ['gasabo', 'Remera Clinic', 12],
      ['huye', 'Kabutare Hospital', 24],
      ['rubavu', 'Gisenyi Hospital', 33],
    ] as const) {
      hospitals[hospital] = await makePlace(test, 'hospital', { name });
      await test.platform.db
        .updateTable('place')
        .set({ sector_code: district * 100 + 1, district_code: district })
        .where('id', '=', hospitals[hospital].id)
        .execute();
    }
    await practise(
      'Aimee',
      ['rubavu', 'gasabo'],
      [
        [660, friday, 'rubavu'],
        [900, friday, 'gasabo'],
        [480, saturday],
      ],
    );
    await practise(
      'Bosco',
      ['gasabo', 'huye'],
      [
        [840, friday, 'gasabo'],
        [960, saturday, 'gasabo'],
      ],
    );
    await practise('Carine', ['gasabo'], [[780, friday]]);
    const everyone = [...Object.values(hospitals), ...Object.values(doctors)].map(({ id }) => id);
    await refreshSearch(test.platform.db, everyone);
    await deliver(test);
  });
  afterAll(() => test.close());
  beforeEach(() => {
    test.clock.now = instantOf('2026-11-20', 600);
  });

  const place = (hospital: Hospital) => {
    const district = { gasabo: 'Gasabo', huye: 'Huye', rubavu: 'Rubavu' }[hospital];
    return { id: hospitals[hospital].id, name: hospitals[hospital].name, district };
  };
  const at = (hospital: Hospital, date: string, time: string) => ({
    date,
    time,
    type: 'PHYSICAL',
    hospital: place(hospital),
  });
  const online = (date: string, time: string) => ({ date, time, type: 'ONLINE', hospital: null });

  it('a card shows the type and the place of the next free slot, and lists the hospital of that slot first', async () => {
    const card = await cardOf('Aimee');
    expect(card.next_available).toEqual(at('rubavu', '2026-11-20', '11:00 AM'));
    expect(card.hospitalAffiliations).toEqual([place('rubavu'), place('gasabo')]);
    expect((await cardOf('Carine')).next_available).toEqual(online('2026-11-20', '01:00 PM'));
  });

  it('the filter "in person" shows no online slots, and the filter "online" shows no slots in person', async () => {
    expect((await cardOf('Aimee', { consultation_type: 'ONLINE' })).next_available).toEqual(
      online('2026-11-21', '08:00 AM'),
    );
    test.clock.now = instantOf('2026-11-20', 960);
    await test.platform.pool.query(`update doctor_free set stale_at = '2030-01-01'`);
    const { next_available: next, week } = await cardOf('Aimee', { consultation_type: 'PHYSICAL' });
    expect(next).toEqual(at('rubavu', '2026-11-27', '11:00 AM'));
    expect(week.map(({ free }: { free: number }) => free)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('with a filter by district, a card shows a slot in that district and lists the hospital there first', async () => {
    const card = await cardOf('Aimee', { district: 'Gasabo', consultation_type: 'PHYSICAL' });
    expect(card.next_available).toEqual(at('gasabo', '2026-11-20', '03:00 PM'));
    expect(card.hospitalAffiliations).toEqual([place('gasabo'), place('rubavu')]);
    expect(card.week[0]).toEqual({ date: '2026-11-20', free: 1 });
  });

  it('with a filter by day, a card shows a slot on that day', async () => {
    expect((await cardOf('Aimee', { free: 'tomorrow' })).next_available).toEqual(online('2026-11-21', '08:00 AM'));
    expect(await names({ free: 'tomorrow', consultation_type: 'PHYSICAL' })).toEqual(['Bosco']);
    expect(await names({ free: 'today', consultation_type: 'PHYSICAL', district: 'Huye' })).toEqual([]);
  });

  it('a search that names a place shows slots and hospitals there first, and doctors in the order of their next slot there', async () => {
    const cards = await read({ 'text-search': 'heart doctor Gasabo' });
    expect(cards.map((card: Person) => card.name)).toEqual(['Carine', 'Bosco', 'Aimee']);
    expect(cards[2].next_available).toEqual(at('gasabo', '2026-11-20', '03:00 PM'));
    expect(cards[2].hospitalAffiliations[0]).toEqual(place('gasabo'));
    expect(await names({ 'text-search': 'heart doctor Rubavu', consultation_type: 'PHYSICAL' })).toEqual(['Aimee']);
    expect(await names({ 'text-search': 'heart doctor Huye', consultation_type: 'PHYSICAL' })).toEqual([]);
    // the hospital is in Gasabo, which is a district of the province Kigali
    expect(await names({ 'text-search': 'cardiologist Kigali', consultation_type: 'PHYSICAL' })).toEqual([
      'Bosco',
      'Aimee',
    ]);
  });

  it('the numbers beside the filters count the doctors with slots at the place that the search names', async () => {
    const query = { 'text-search': 'heart doctor Gasabo', facets: '1' };
    const { facets } = (await test.call('GET', '/doctors', { query })).body.data;
    for (const { value, count } of facets.consultation_type)
      expect([value, count]).toEqual([value, (await names({ ...query, consultation_type: value })).length]);
    for (const { value, count } of facets.free)
      expect([value, count]).toEqual([value, (await names({ ...query, free: value })).length]);
    const timed = { ...query, free: 'today', consultation_type: 'PHYSICAL' };
    const more = (await test.call('GET', '/doctors', { query: timed })).body.data.facets;
    expect(more.district.map(({ name, count }: any) => [name, count])).toEqual([
      ['Gasabo', 2],
      ['Rubavu', 1],
    ]);
    for (const { name, count } of more.district)
      expect([name, count]).toEqual([name, (await names({ ...timed, district: name })).length]);
  });

  it('a search by the name of a hospital shows slots at that hospital', async () => {
    const cards = await read({ 'text-search': 'remera clinic' });
    const aimee = cards.find((card: Person) => card.name === 'Aimee');
    expect(aimee.next_available).toEqual(at('gasabo', '2026-11-20', '03:00 PM'));
    expect(aimee.hospitalAffiliations[0]).toEqual(place('gasabo'));
  });

  it('doctors are sorted by the slots that their cards show', async () => {
    const soonest = (query: Query) => names({ 'order-by': 'soonest', ...query });
    expect(await soonest({})).toEqual(['Aimee', 'Carine', 'Bosco']);
    expect(await soonest({ district: 'Gasabo' })).toEqual(['Carine', 'Bosco', 'Aimee']);
    expect(await soonest({ district: 'Gasabo', consultation_type: 'PHYSICAL' })).toEqual(['Bosco', 'Aimee']);
    expect(await soonest({ free: 'tomorrow' })).toEqual(['Aimee', 'Bosco']);
  });

  it('the cards of doctors on the page of a hospital show their slots there', async () => {
    const { availableDoctors } = await get(`/show/hospital/${hospitals.gasabo.id}`);
    const next = availableDoctors.map((card: any) => [card.name, card.next_available]);
    expect(next).toEqual([
      ['Aimee', at('gasabo', '2026-11-20', '03:00 PM')],
      ['Bosco', at('gasabo', '2026-11-20', '02:00 PM')],
      ['Carine', online('2026-11-20', '01:00 PM')],
    ]);
    test.clock.now = instantOf('2026-11-20', 960);
    const later = await get(`/show/hospital/${hospitals.gasabo.id}`);
    expect(later.availableDoctors[0].next_available).toEqual(at('gasabo', '2026-11-27', '03:00 PM'));
    // the doctor has no hours at this hospital, so the card shows another free slot with its own place
    const elsewhere = await get(`/show/hospital/${hospitals.huye.id}`);
    expect(elsewhere.availableDoctors[0].next_available).toEqual(at('gasabo', '2026-11-21', '04:00 PM'));
  });

  it('a hospital where a doctor has no working hours is listed on the doctor’s page but cannot be booked there', async () => {
    const bosco = await get(`/show/doctor/${doctors.Bosco!.id}`);
    expect(bosco.hospitalAffiliations.map(({ name, bookable }: any) => [name, bookable])).toEqual([
      ['Kabutare Hospital', false],
      ['Remera Clinic', true],
    ]);
    expect(bosco.bookable_online).toBe(false);
    expect(bosco.next_by_type).toEqual({ ONLINE: null, PHYSICAL: at('gasabo', '2026-11-20', '02:00 PM') });
    const aimee = await get(`/show/doctor/${doctors.Aimee!.id}`);
    expect(aimee).toMatchObject({
      bookable_online: true,
      next_by_type: {
        ONLINE: online('2026-11-21', '08:00 AM'),
        PHYSICAL: at('rubavu', '2026-11-20', '11:00 AM'),
      },
    });
    const bookable = async (hospital: Hospital) =>
      (await get(`/show/hospital/${hospitals[hospital].id}/doctors`)).map((one: any) => [one.name, one.bookable]);
    expect(await bookable('gasabo')).toEqual([
      ['Aimee', ['ONLINE', 'PHYSICAL']],
      ['Bosco', ['PHYSICAL']],
      ['Carine', ['ONLINE']],
    ]);
    expect(await bookable('huye')).toEqual([['Bosco', []]]);
  });

  it('working hours count even if they run now, are far ahead or fully booked, but not when they are over', async () => {
    const doctor = doctors.Carine!;
    const add = (date: string, hospital_id: string) =>
      test.platform.db
        .insertInto('calendar_row')
        .values({
          id: newId(),
          doctor_id: doctor.id,
          date,
          starts_at: 600,
          ends_at: 660,
          type: 'Hospital',
          hospital_id,
        })
        .execute();
    const isBookable = async () => (await get(`/show/doctor/${doctor.id}`)).hospitalAffiliations[0].bookable;
    await add('2027-02-19', hospitals.gasabo.id);
    expect(await isBookable()).toBe(false);
    // working hours that run now count, because a patient who is there can still get them; hours that are over do not
    await add('2026-11-20', hospitals.gasabo.id);
    expect(await isBookable()).toBe(true);
    test.clock.now = instantOf('2026-11-20', 690);
    expect(await isBookable()).toBe(false);
    await add('2027-02-18', hospitals.gasabo.id);
    expect(await isBookable()).toBe(true);
    const patient = await makePatient(test);
    const body = {
      speciality_id: speciality,
      insurance_id: await makeInsurance(test),
      reason: 'Palpitations',
      assigned_date: '2027-02-18',
      start_time: '10:00 AM',
      end_time: '11:00 AM',
      consultation_type: 'PHYSICAL',
      doctor_id: doctor.id,
      hospital_id: hospitals.gasabo.id,
      payment_method: 'CASH',
    };
    expect((await test.call('POST', '/patient/request/appointment', { token: patient.token, body })).status).toBe(201);
    const { hospitalAffiliations, next_by_type } = await get(`/show/doctor/${doctor.id}`);
    expect([hospitalAffiliations[0].bookable, next_by_type.PHYSICAL]).toEqual([true, null]);
  });
});
