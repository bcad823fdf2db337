import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantOf } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { deliver } from '../../../testing/deliver.ts';
import { joinTeam, makeDoctor, makePlace, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadCatalogue } from '../../catalogue/index.ts';

type Query = Record<string, string>;
/** The middle of Kigali. */
const kigali = '-1.95,30.06';

describe('the orders and filters of lists', () => {
  let test: TestApp;

  const rows = async (path: string, query: Query) => (await test.call('GET', path, { query })).body.data.data;
  const names = async (path: string, query: Query): Promise<string[]> =>
    (await rows(path, query)).map(({ name }: Person) => name);
  const set = (id: string, columns: object) =>
    test.platform.db.updateTable('place').set(columns).where('id', '=', id).execute();
  const rate = (provider_id: string, overall: number, total: number) =>
    test.platform.db.insertInto('provider_rating').values({ provider_id, overall, total }).execute();
  const doctor = async (name: string, consultation_fee: number | null, gender: 'Female' | 'Male') => {
    const person = await makeDoctor(test, { name });
    const { db } = test.platform;
    await db.updateTable('doctor').set({ consultation_fee, gender }).where('id', '=', person.id).execute();
    return person;
  };

  beforeAll(async () => {
    test = await startTestApp({ now: instantOf('2026-11-20', 600) });
    const { db } = test.platform;
    await loadCatalogue(db);
    const pharmacies = {
      near: await makePlace(test, 'pharmacy', { name: 'Near' }),
      far: await makePlace(test, 'pharmacy', { name: 'Far' }),
      huye: await makePlace(test, 'pharmacy', { name: 'Huye' }),
      nowhere: await makePlace(test, 'pharmacy', { name: 'Anywhere' }),
    };
    await set(pharmacies.near.id, { latitude: -1.95, longitude: 30.07 });
    await set(pharmacies.far.id, { latitude: -1.5, longitude: 29.63 });
    const { code } = await db
      .selectFrom('division_name')
      .select('code')
      .where('name', '=', 'Ngoma')
      .where('level', '=', 3)
      .where('parent', '=', 24)
      .executeTakeFirstOrThrow();
    await set(pharmacies.huye.id, { sector_code: code });
    await set(pharmacies.nowhere.id, { sector_code: null, district_code: null });
    await db
      .insertInto('accepted_insurance')
      .values({ id: newId(), provider_id: pharmacies.far.id, insurance_id: 'rssb' })
      .execute();
    await rate(pharmacies.near.id, 5, 1);
    await rate(pharmacies.huye.id, 4.8, 60);

    const hospital = await makePlace(test, 'hospital', { name: 'Hospital of Kigali' });
    const away = await makePlace(test, 'hospital', { name: 'Hospital of Musanze' });
    const hidden = await makePlace(test, 'hospital', { name: 'Hidden', published: false });
    await set(hospital.id, { latitude: -1.95, longitude: 30.06 });
    await set(away.id, { latitude: -1.5, longitude: 29.63 });
    await set(hidden.id, { latitude: -1.95, longitude: 30.06 });
    const aline = await doctor('Aline', 12_000, 'Female');
    const bosco = await doctor('Bosco', 5_000, 'Male');
    const claude = await doctor('Claude', null, 'Male');
    await joinTeam(test, { id: away.id, kind: 'hospital' }, aline);
    await joinTeam(test, { id: hidden.id, kind: 'hospital' }, aline);
    await joinTeam(test, { id: away.id, kind: 'hospital' }, bosco);
    await joinTeam(test, { id: hospital.id, kind: 'hospital' }, bosco);
    await rate(claude.id, 4, 10);
    await deliver(test);
  });
  afterAll(() => test.close());

  it('places can be sorted by their distance, which each place shows; places without a known position come last', async () => {
    const found = await rows('/pharmacies', { 'order-by': 'distance', near: kigali });
    expect(found.map(({ name }: Person) => name)).toEqual(['Near', 'Far', 'Huye', 'Anywhere']);
    // 0.01 degrees of longitude
    expect(found[0].distance).toEqual({ metres: 1112, is_approximate: false });
    expect(found[2].distance).toEqual({ metres: expect.any(Number), is_approximate: true });
    expect(found[3]).not.toHaveProperty('distance');
    expect((await rows('/pharmacies', {}))[0]).not.toHaveProperty('distance');
  });

  it('the distance can be measured from a sector, and without a known point the list is sorted A–Z', async () => {
    expect((await names('/pharmacies', { 'order-by': 'distance', near: 'Muhoza' }))[0]).toBe('Far');
    for (const near of ['', 'Atlantis', '1,2,3', '-1.95;30.06'])
      expect(await names('/pharmacies', { 'order-by': 'distance', near })).toEqual(['Anywhere', 'Far', 'Huye', 'Near']);
  });

  it('after a place moves to another address, its distance is that of its new sector', async () => {
    const moving = await makePlace(test, 'laboratory', { name: 'Moving' });
    await set(moving.id, { latitude: -1.95, longitude: 30.06, address: 'KN 5' });
    const read = async () => (await rows('/laboratories', { 'order-by': 'distance', near: kigali }))[0].distance;
    expect(await read()).toEqual({ metres: 0, is_approximate: false });
    await set(moving.id, { sector_code: 2401 as never, address: 'Huye' });
    const moved = await read();
    expect(moved.is_approximate).toBe(true);
    expect(moved.metres).toBeGreaterThan(50_000);
  });

  it('the distance of a doctor is that of the nearest published hospital where they work', async () => {
    const found = await rows('/doctors', { 'order-by': 'distance', near: kigali });
    expect(found.map(({ name }: Person) => name)).toEqual(['Bosco', 'Aline', 'Claude']);
    expect(found[0].distance).toEqual({ metres: 0, is_approximate: false });
    expect(found[1].distance.metres).toBeGreaterThan(50_000);
    expect(found[2]).not.toHaveProperty('distance');
  });

  it('the pages of the order by distance together list all doctors sorted by the nearest of their hospitals', async () => {
    const { db } = test.platform;
    const places = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const place = await makePlace(test, 'hospital', { name: `Hospital ${index}` });
        await set(place.id, { latitude: -1.6 - ((index * 7) % 8) / 10, longitude: 29.8 });
        return place;
      }),
    );
    const added: Person[] = [];
    for (let index = 0; index < 24; index++) {
      const person = await doctor(`Many ${index}`, null, 'Female');
      added.push(person);
      for (const at of new Set([(index * 5) % 8, (index * 3) % 8]))
        await joinTeam(test, { id: places[at]!.id, kind: 'hospital' }, person);
    }
    const { rows: sorted } = await sql<{ id: string }>`select d.id from doctor d
      left join team_member t on t.doctor_id = d.id
      left join provider h on h.id = t.provider_id and h.is_published
      left join place l on l.id = h.id
      group by d.id order by min(l.at <-> point(30.06, -1.95)), d.id`.execute(db);
    const pages = [];
    for (let page = 1; page <= 6; page++)
      pages.push(
        ...(await rows('/doctors', { 'order-by': 'distance', near: kigali, per_page: '5', page: String(page) })),
      );
    expect(pages.map(({ id }: Person) => id)).toEqual(sorted.map(({ id }) => id));
    for (const { id } of added)
      await db.updateTable('provider').set({ is_published: false }).where('id', '=', id).execute();
  });

  it('doctors can be sorted by their fee, with doctors without a fee last, and limited to a highest fee', async () => {
    expect(await names('/doctors', { 'order-by': 'price' })).toEqual(['Bosco', 'Aline', 'Claude']);
    expect(await names('/doctors', { max_fee: '5000' })).toEqual(['Bosco']);
    expect(await names('/doctors', { max_fee: 'cheap' })).toEqual(['Aline', 'Bosco', 'Claude']);
  });

  it('doctors can be filtered by gender, and the numbers beside the genders count the doctors who match the other filters', async () => {
    expect(await names('/doctors', { gender: 'Female' })).toEqual(['Aline']);
    expect(await names('/doctors', { gender: 'other' })).toEqual(['Aline', 'Bosco', 'Claude']);
    const counted = async (query: Query) =>
      (await test.call('GET', '/doctors', { query: { ...query, facets: '1' } })).body.data.facets.gender.map(
        ({ value, count }: { value: string; count: number }) => [value, count],
      );
    expect(await counted({ gender: 'Male' })).toEqual([
      ['Female', 1],
      ['Male', 2],
    ]);
    expect(await counted({ max_fee: '5000' })).toEqual([
      ['Female', 0],
      ['Male', 1],
    ]);
  });

  it('in the order by rating, many good reviews rank higher than one very good review, and providers without reviews come last', async () => {
    expect(await names('/pharmacies', { 'order-by': 'rating' })).toMatchObject([
      'Huye',
      'Near',
      expect.any(String),
      expect.any(String),
    ]);
    expect((await names('/doctors', { 'order-by': 'rating' }))[0]).toBe('Claude');
  });

  it('places can be filtered by the insurance that they accept', async () => {
    expect(await names('/pharmacies', { insurance_id: 'rssb' })).toEqual(['Far']);
    expect(await names('/pharmacies', { insurance_id: 'unknown' })).toEqual([]);
  });

  it('when several filters together find nobody, the list shows how many providers match without each of them', async () => {
    const without = async (path: string, query: Query) => (await test.call('GET', path, { query })).body.data.without;
    expect(await without('/doctors', { gender: 'Female', max_fee: '5000' })).toEqual([
      { filter: 'gender', count: 1 },
      { filter: 'max_fee', count: 1 },
    ]);
    expect(await without('/doctors', { gender: 'Female', max_fee: '5000', language: 'Latin' })).toEqual([]);
    expect(await without('/pharmacies', { insurance_id: 'rssb', sector: 'Muhoza', 'order-by': 'rating' })).toEqual([
      { filter: 'sector', count: 1 },
    ]);
    expect(await without('/doctors', { language: 'Latin', 'order-by': 'price' })).toBeUndefined();
    expect(await without('/doctors', { gender: 'Female', max_fee: '20000' })).toBeUndefined();
  });

  it.each(['rating', 'price', 'distance'])('every doctor is on exactly one page of the order by %s', async (by) => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        names('/doctors', { 'order-by': by, near: kigali, per_page: '1', page: String(page) }),
      ),
    );
    expect(pages.map(({ length }) => length)).toEqual([1, 1, 1, 0]);
    expect(pages.flat().sort()).toEqual(['Aline', 'Bosco', 'Claude']);
    const found = await names('/doctors', { 'order-by': by, near: kigali, max_fee: '20000' });
    expect(found).toEqual(pages.flat().filter((name) => name !== 'Claude'));
  });
});
