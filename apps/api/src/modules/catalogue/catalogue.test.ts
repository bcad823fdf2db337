import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDoctor, makeSpeciality } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadCatalogue } from './index.ts';

describe('the catalogue', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await loadCatalogue(test.platform.db);
  });
  afterAll(() => test.close());
  const names = async (path: string, query: Record<string, string> = {}) => {
    const { body } = await test.call('GET', path, { query });
    return body.data.map((row: { name?: string; title?: string }) => row.name ?? row.title);
  };

  it('the catalogue is filled completely at the first start, and a later start adds nothing', async () => {
    const count = async () =>
      (
        await test.platform.pool.query(`select (select count(*) from speciality) as specialities,
          (select count(*) from symptom_disease) as complaints, (select count(*) from insurance) as insurers,
          (select count(*) from imaging) as imagings, (select count(*) from facility) as facilities,
          (select count(*) from test) as tests, (select count(*) from drug) as drugs,
          (select count(*) from drug_class) as classes, (select count(*) from drug_category) as categories`)
      ).rows[0];
    expect(await count()).toEqual({
      specialities: 40,
      complaints: 90,
      insurers: 15,
      imagings: 34,
      facilities: 24,
      tests: 68,
      drugs: 142,
      classes: 45,
      categories: 11,
    });
    await test.platform.db.deleteFrom('imaging').where('title', 'like', 'Dental%').execute();
    const left = await count();
    await loadCatalogue(test.platform.db);
    expect(await count()).toEqual(left);
    expect(left.imagings).toBeLessThan(34);
  });

  it('every test, drug and facility of the supplied catalogue has a description', async () => {
    const { rows } = await test.platform.pool.query(
      `select title as name, description from test where length(description) < 60 or length(patient_preparation) < 10
       union all select name, description from drug where length(description) < 100
       union all select title, description from facility where length(description) < 30`,
    );
    expect(rows).toEqual([]);
    const malaria = (await test.call('GET', '/tests', { query: { 'text-search': 'malaria rapid' } })).body.data[0];
    expect(malaria).toMatchObject({
      description: expect.stringContaining('<p>Finds malaria within about 20 minutes'),
      patient_preparation: expect.stringContaining('from a finger'),
    });
  });

  it('catalogue items have the same ids in every installation', async () => {
    const other = await startTestApp();
    await loadCatalogue(other.platform.db);
    const ids = async ({ platform }: TestApp) =>
      (await platform.pool.query('select id, name from speciality union all select id, name from drug order by id'))
        .rows;
    expect(await ids(other)).toEqual(await ids(test));
    await other.close();
  });

  it('each level has the official number of administrative divisions, and each code begins with the code of the parent division', async () => {
    const { rows } = await test.platform.pool.query(
      'select level, count(*), count(latitude) as placed from division group by level order by level',
    );
    expect(rows).toEqual([
      { level: 1, count: 5, placed: 0 },
      { level: 2, count: 30, placed: 30 },
      { level: 3, count: 416, placed: 416 },
      { level: 4, count: 2148, placed: 0 },
      { level: 5, count: 14837, placed: 0 },
    ]);
    const { rows: astray } = await test.platform.pool.query(
      `select c.code from division c join division p on p.code = c.parent
        where c.level <> p.level + 1 or c.code::text not like p.code || '%'`,
    );
    expect(astray).toEqual([]);
  });

  it('divisions can be read level by level, from the provinces down to the villages', async () => {
    const within = async (code?: string) =>
      (await test.call('GET', '/locations', { query: code ? { within: code } : {} })).body.data;
    expect((await within())[0]).toEqual({ code: '1', name: 'Kigali City' });
    expect((await within('1')).map((row: { name: string }) => row.name)).toEqual(['Gasabo', 'Kicukiro', 'Nyarugenge']);
    expect(await within('1101')).toContainEqual({ code: '110101', name: 'Akabahizi' });
    expect(await within('110101')).toContainEqual({ code: '11010102', name: 'Iterambere' });
    expect(await within('11010102')).toEqual([]);
    expect(await within('nowhere')).toEqual([]);
  });

  it('lists of the catalogue are sorted A–Z, but the insurances begin with the entry for patients who pay for themselves', async () => {
    const insurers = await names('/insurances');
    expect(insurers[0]).toBe('No insurance, I pay');
    expect(insurers.slice(1)).toEqual(insurers.slice(1).toSorted((a: string, b: string) => a.localeCompare(b)));
    const specialities = await names('/specialties');
    expect(specialities).toEqual(specialities.toSorted((a: string, b: string) => a.localeCompare(b)));
  });

  it('a search of the catalogue finds the beginnings of words, ignores accents and case, and allows for typing errors', async () => {
    expect(await names('/specialties', { 'text-search': 'PÁEDIAT' })).toContain('Paediatrics');
    expect(await names('/specialties', { 'text-search': 'opthalmology' })).toEqual(['Ophthalmology']);
    expect((await names('/symptomsDiseases', { 'text-search': 'malarya' }))[0]).toMatch(/malaria/i);
    expect(await names('/tests', { 'text-search': 'haematology blood' })).toContain('Full blood count (FBC/NFS)');
    expect(await names('/imagings', { 'text-search': 'chest x' })).toEqual(['X-ray: chest']);
    expect(await names('/facilities', { 'text-search': 'park' })).toEqual(['Parking']);
    expect(await names('/insurances', { 'text-search': 'zzzzzz' })).toEqual([]);
  });

  it('a search of the catalogue lists names that begin with the text before names in which only a later word begins with it', async () => {
    const cardiac = await names('/specialties', { 'text-search': 'car' });
    expect(cardiac[0]).toMatch(/^Cardi/);
    expect(cardiac).toContain('Anaesthesiology and critical care');
    expect((await names('/tests', { 'text-search': 'blood' }))[0]).toMatch(/^Blood/);
    const { body } = await test.call('GET', '/drugs', { query: { withoutPaginate: '1', 'text-search': 'amox' } });
    expect(body.data[0].name).toMatch(/^Amox/);
  });

  it('the list of specialities can be limited to the specialities of published doctors', async () => {
    const [shown, hidden] = await Promise.all([makeDoctor(test), makeDoctor(test, { published: false })]);
    await makeSpeciality(test, { id: shown.id, kind: 'doctor' }, 'Aviation medicine');
    await makeSpeciality(test, { id: hidden.id, kind: 'doctor' }, 'Diving medicine');
    expect(await names('/specialties', { showOnlyDoctorsSpecialities: '1' })).toEqual(['Aviation medicine']);
    expect(await names('/specialties')).toContain('Diving medicine');
  });

  it('each drug is on exactly one page of the list of drugs', async () => {
    const seen: string[] = [];
    for (let page = 1; page <= 15; page++) {
      const { body } = await test.call('GET', '/drugs', { query: { page: String(page) } });
      expect(body.data).toMatchObject({ total: 142, per_page: 10, current_page: page, last_page: 15 });
      seen.push(...body.data.data.map((drug: { id: string }) => drug.id));
    }
    expect(new Set(seen).size).toBe(142);
    const { body } = await test.call('GET', '/drugs', {
      query: { withoutPaginate: '1', 'text-search': 'amox penici' },
    });
    expect(body.data[0]).toMatchObject({ supply: 'Rx', class: { name: 'Penicillins' } });
    expect(body.data.every((drug: { name: string }) => drug.name.startsWith('Amoxicillin'))).toBe(true);
  });
});
