import { freeDays } from '@ivuriro/contract/directory';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf, instantOf } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { deliver } from '../../../testing/deliver.ts';
import { joinTeam, makeDoctor, makeHours, makePlace, makeSpeciality, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadCatalogue } from '../../catalogue/index.ts';
import { daysMeant } from './doctor-filters.ts';

const types = ['ONLINE', 'PHYSICAL'];
const values = {
  consultation_type: types,
  free: [...freeDays],
  language: ['English', 'French', 'Kinyarwanda'],
  district: ['Gasabo', 'Huye'],
  insurance_id: ['rssb', 'mmi'],
};
type Filter = keyof typeof values;
const filters = Object.keys(values) as Filter[];
type Query = Record<string, string>;

describe('the filters of the list of doctors', () => {
  let test: TestApp;
  let speciality: string;
  const doctors: Person[] = [];
  /** Each hospital and its district. */
  const hospitals: [id: string, district: string][] = [];

  const read = async (query: Query) => (await test.call('GET', '/doctors', { query })).body.data;
  /** Moves the clock forward until cached counts have expired. */
  const later = () => (test.clock.now = new Date(test.clock.now.getTime() + 2_000));
  const names = async (query: Query): Promise<string[]> =>
    (await read({ ...query, per_page: '100' })).data.map(({ name }: Person) => name);

  async function hospitalIn(district: number, ...insurers: string[]): Promise<Person> {
    const hospital = await makePlace(test, 'hospital', { name: `Hospital ${district}` });
    const { db } = test.platform;
    await db.updateTable('place').set({ district_code: district }).where('id', '=', hospital.id).execute();
    for (const insurance_id of insurers)
      await db
        .insertInto('accepted_insurance')
        .values({ id: newId(), provider_id: hospital.id, insurance_id })
        .execute();
    return hospital;
  }
  async function doctor(name: string, languages: string[], hospital?: Person): Promise<Person> {
    const person = await makeDoctor(test, { name });
    const language_spoken = JSON.stringify(languages.map((value) => ({ value })));
    await test.platform.db.updateTable('doctor').set({ language_spoken }).where('id', '=', person.id).execute();
    if (hospital) await joinTeam(test, { id: hospital.id, kind: 'hospital' }, person);
    doctors.push(person);
    return person;
  }

  beforeAll(async () => {
    // a Friday at 10:00 in Kigali
    test = await startTestApp({ now: instantOf('2026-11-20', 600) });
    await loadCatalogue(test.platform.db);
    const gasabo = await hospitalIn(12, 'rssb', 'mmi');
    const huye = await hospitalIn(24, 'rssb');
    const daily = await doctor('Aline daily', ['English', 'Kinyarwanda'], gasabo);
    await makeHours(test, daily, { from: 480, to: 720 });
    const weekend = await doctor('Bosco weekend', ['French', 'Kinyarwanda'], huye);
    await makeHours(test, weekend, { from: 900, to: 960, type: 'Online', days: [6, 7] });
    await doctor('Claude never', ['English'], gasabo);
    const place = await doctor('Diane at the hospital', ['French'], huye);
    await makeHours(test, place, { from: 840, to: 900, type: 'Hospital', hospitalId: huye.id, days: [1, 2, 3, 4, 5] });
    const early = await doctor('Eric early', ['English', 'French']);
    await makeHours(test, early, { from: 480, to: 540 });
    const both = await doctor('Fidele both', ['Kinyarwanda'], gasabo);
    await joinTeam(test, { id: huye.id, kind: 'hospital' }, both);
    await makeHours(test, both, { from: 900, to: 960, type: 'Hospital', hospitalId: gasabo.id, days: [5] });
    await makeHours(test, both, { from: 540, to: 600, type: 'Hospital', hospitalId: huye.id, days: [6] });
    hospitals.push([gasabo.id, 'Gasabo'], [huye.id, 'Huye']);
    speciality = await makeSpeciality(test, { id: daily.id, kind: 'doctor' });
    await deliver(test);
  });
  afterAll(() => test.close());
  beforeEach(() => {
    test.clock.now = instantOf('2026-11-20', 600);
  });

  it.each([
    [{ consultation_type: 'ONLINE' }, ['Aline', 'Bosco', 'Eric']],
    [{ consultation_type: 'PHYSICAL' }, ['Aline', 'Diane', 'Fidele']],
    [{ free: 'today' }, ['Aline', 'Diane', 'Fidele']],
    [{ free: 'today', consultation_type: 'ONLINE' }, ['Aline']],
    [{ free: 'tomorrow' }, ['Aline', 'Bosco', 'Eric', 'Fidele']],
    [{ free: 'weekend', consultation_type: 'PHYSICAL' }, ['Aline', 'Fidele']],
    [{ language: 'French' }, ['Bosco', 'Diane', 'Eric']],
    [{ language: 'Fren' }, []],
    [{ district: 'Huye' }, ['Bosco', 'Diane', 'Fidele']],
    [{ district: 'Huye', consultation_type: 'PHYSICAL', free: 'today' }, ['Diane']],
    [{ district: 'Gasabo', consultation_type: 'PHYSICAL', free: 'today' }, ['Aline', 'Fidele']],
    [{ district: 'Gasabo', consultation_type: 'PHYSICAL', free: 'tomorrow' }, ['Aline']],
    [{ district: 'Huye', consultation_type: 'PHYSICAL' }, ['Diane', 'Fidele']],
    // in person there, or online
    [{ district: 'Huye', free: 'tomorrow' }, ['Bosco', 'Fidele']],
    [{ district: 'Gasabo', free: 'tomorrow' }, ['Aline']],
    [{ district: 'Huye', consultation_type: 'ONLINE' }, ['Bosco']],
    [{ district: '12' }, ['Aline', 'Claude', 'Fidele']],
    [{ district: 'Atlantis' }, []],
    [{ insurance_id: 'mmi' }, ['Aline', 'Claude', 'Fidele']],
    [{ insurance_id: 'rssb', language: 'French', free: 'today' }, ['Diane']],
    [{ consultation_type: 'by letter', free: 'yesterday' }, ['Aline', 'Bosco', 'Claude', 'Diane', 'Eric', 'Fidele']],
  ])('the filters %j find the doctors %j', async (query, expected) => {
    expect((await names(query as Query)).map((name) => name.split(' ')[0])).toEqual(expected);
  });

  it('filters can be combined with a speciality and a search text', async () => {
    const daily = ['Aline daily'];
    expect(await names({ specialty: speciality, language: 'English' })).toEqual(daily);
    expect(await names({ specialty: speciality, language: 'French' })).toEqual([]);
    expect(await names({ 'text-search': 'aline', free: 'today' })).toEqual(daily);
    expect(await names({ 'text-search': 'aline', free: 'today', 'order-by': 'soonest' })).toEqual(daily);
  });

  it('doctors can be sorted by the next free slot; doctors without a free slot come last, and each doctor is on one page only', async () => {
    const soonest = ['Aline', 'Diane', 'Fidele', 'Eric', 'Bosco', 'Claude'];
    const paged: string[] = [];
    for (const page of ['1', '2', '3'])
      paged.push(...(await read({ 'order-by': 'soonest', page, per_page: '2' })).data.map(({ name }: Person) => name));
    expect(paged.map((name) => name.split(' ')[0])).toEqual(soonest);
    // Eric is missing, because he works at no hospital and so has no slots in person
    expect((await names({ 'order-by': 'soonest', consultation_type: 'PHYSICAL' })).map((name) => name[0])).toEqual([
      'A',
      'D',
      'F',
    ]);
    expect((await names({ 'order-by': 'soonest', language: 'English' })).map((name) => name[0])).toEqual([
      'A',
      'E',
      'C',
    ]);
  });

  // tests every pair of filters with each of their values, and compares the result with the calendars and profiles
  it('every pair of filters finds the doctors whose calendars and profiles match both', async () => {
    const today = dayOf(test.clock.now);
    const cards: any[] = await read({ withoutPaginate: '1' });
    const freeOn = new Map<string, Set<string>>();
    for (const { id } of doctors)
      for (const [sort, filter] of [
        ...types.map((consultation_type): [string, Query] => [consultation_type, { consultation_type }]),
        ...hospitals.map(([hospital_id, district]): [string, Query] => [
          `PHYSICAL ${district}`,
          { consultation_type: 'PHYSICAL', hospital_id },
        ]),
      ]) {
        const query = { week_start_date: today, week_end_date: addDays(today, 30), ...filter };
        const { data } = (await test.call('GET', `/view_doctor/calendar/${id}`, { query })).body;
        const days = data.calendar.filter((day: any) => day.timeSlots.some((slot: any) => slot.isAvailable));
        freeOn.set(`${id} ${sort}`, new Set(days.map((day: any) => day.date)));
      }
    const codes: Record<string, string> = { Gasabo: '12', Huye: '24' };
    const insured: Record<string, string[]> = { 'Hospital 12': ['rssb', 'mmi'], 'Hospital 24': ['rssb'] };
    const fits = (card: any, query: Query): boolean => {
      const asked = query.consultation_type ? [query.consultation_type] : types;
      const days = query.free && daysMeant(today)[query.free as 'today'];
      const free = asked.some((type) => {
        const there = { '12': 'Gasabo', '24': 'Huye' }[query.district!] ?? query.district;
        const known = freeOn.get([card.id, type, ...(type === 'PHYSICAL' && there ? [there] : [])].join(' '))!;
        return days ? days.some((day) => known.has(day)) : known.size > 0;
      });
      return (
        (free || !(query.free || query.consultation_type)) &&
        (!query.language || JSON.parse(card.language_spoken).some(({ value }: any) => value === query.language)) &&
        (!query.district ||
          card.hospitalAffiliations.some(({ district }: any) =>
            [district, codes[district]].includes(query.district),
          )) &&
        (!query.insurance_id ||
          card.hospitalAffiliations.some(({ name }: any) => insured[name]!.includes(query.insurance_id!)))
      );
    };
    const queries: Query[] = filters.flatMap((one) =>
      filters.flatMap((other) =>
        values[one].flatMap((value) => values[other].map((and) => ({ [other]: and, [one]: value }))),
      ),
    );
    for (const query of queries) {
      const expected = cards.filter((card) => fits(card, query)).map((card) => card.name);
      expect([query, await names(query)]).toEqual([query, expected]);
      // the number beside a value must equal the length of the list after this value is chosen
      const { facets } = await read({ ...query, facets: '1' });
      for (const filter of filters)
        for (const { value, count, more } of facets[filter]) {
          expect([query, filter, value, count, more]).toEqual([
            query,
            filter,
            value,
            cards.filter((card) => fits(card, { ...query, [filter]: value })).length,
            false,
          ]);
        }
    }
  });

  it('the list contains the number of doctors for each value of a filter, but only if the request asks for these numbers', async () => {
    const { facets } = await read({ facets: '1' });
    expect(facets.district).toEqual([
      { value: '12', name: 'Gasabo', count: 3, more: false },
      { value: '24', name: 'Huye', count: 3, more: false },
    ]);
    expect(facets.insurance_id.map(({ value, count }: any) => [value, count])).toEqual([
      ['mmi', 3],
      ['rssb', 5],
    ]);
    expect(facets.free.map(({ value, count }: any) => [value, count])).toEqual([
      ['today', 3],
      ['tomorrow', 4],
      ['weekend', 4],
    ]);
    expect(await read({})).not.toHaveProperty('facets');
  });

  it('the numbers beside the filters count only doctors of the chosen speciality who match the search text', async () => {
    const languages = async (query: Query) =>
      (await read({ ...query, facets: '1' })).facets.language.map(({ value, count }: any) => `${value} ${count}`);
    expect(await languages({ specialty: speciality })).toEqual(['English 1', 'Kinyarwanda 1']);
    expect(await languages({ 'text-search': 'bosco' })).toEqual(['French 1', 'Kinyarwanda 1']);
    expect(await languages({ 'text-search': 'nobody of that name' })).toEqual([]);
    await test.platform.db.deleteFrom('provider_speciality').where('speciality_id', '=', speciality).execute();
    expect(await languages({ specialty: speciality, page: '2' })).toEqual(['English 1', 'Kinyarwanda 1']);
    later();
    expect(await languages({ specialty: speciality })).toEqual([]);
  });

  it('the filter "weekend" means the coming Saturday and Sunday, and on a Sunday only that day', () => {
    expect(daysMeant('2026-11-20').weekend).toEqual(['2026-11-21', '2026-11-22']);
    expect(daysMeant('2026-11-21').weekend).toEqual(['2026-11-21', '2026-11-22']);
    expect(daysMeant('2026-11-22').weekend).toEqual(['2026-11-22']);
    expect(daysMeant('2026-11-23').weekend).toEqual(['2026-11-28', '2026-11-29']);
  });

  it('at most three thousand doctors are counted, and the answer shows whether there are more', async () => {
    await test.platform.pool.query(`
      create temporary table many as select gen_random_uuid() as id from generate_series(1, 3000);
      insert into login (id, email) select id, id || '@many.test' from many;
      insert into account (id, login_id, type, name, user_code) select id, id, 'doctor', 'Many', left(id::text, 8) from many;
      insert into provider (id, kind, name, is_published) select id, 'doctor', 'Many', true from many;
      insert into doctor (id, language_spoken) select id, '[{"value": "Swahili"}]' from many`);
    later();
    const { facets, total } = await read({ facets: '1', language: 'Swahili' });
    expect(total).toBe(1000);
    expect(facets.consultation_type[0]).toMatchObject({ count: 0, more: true });
    expect(facets.language).toContainEqual(expect.objectContaining({ value: 'Swahili', more: true }));
    const kinyarwanda = await read({ facets: '1', language: 'Kinyarwanda' });
    expect(kinyarwanda.facets.consultation_type[0]).toMatchObject({ count: 2, more: false });
  });

  it('as soon as a doctor’s profile, hospital or calendar changes, the filters find the doctor by the new values', async () => {
    const { db } = test.platform;
    const rwamagana = { language: 'Swahili', district: 'Rwamagana', insurance_id: 'britam' };
    const person = await doctor('Félix changing', ['Swahili']);
    expect(await names(rwamagana)).toEqual([]);
    const hospital = await hospitalIn(51, 'britam');
    await joinTeam(test, { id: hospital.id, kind: 'hospital' }, person);
    expect(await names(rwamagana)).toEqual(['Félix changing']);
    const publish = (is_published: boolean) =>
      db.updateTable('provider').set({ is_published }).where('id', '=', hospital.id).execute();
    await publish(false);
    expect(await names(rwamagana)).toEqual([]);
    await publish(true);
    expect(await names(rwamagana)).toEqual(['Félix changing']);
    await db.updateTable('place').set({ district_code: 52 }).where('id', '=', hospital.id).execute();
    expect(await names(rwamagana)).toEqual([]);
    expect(await names({ ...rwamagana, district: '52' })).toEqual(['Félix changing']);
    await db.deleteFrom('accepted_insurance').where('provider_id', '=', hospital.id).execute();
    expect(await names({ insurance_id: 'britam' })).toEqual([]);
    await db.deleteFrom('team_member').where('doctor_id', '=', person.id).execute();
    expect(await names({ district: '52' })).toEqual([]);
  });
});
