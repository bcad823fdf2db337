import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantOf } from '../../../platform/clock.ts';
import { makeDoctor, makePlace, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadCatalogue } from '../../catalogue/index.ts';

const paths = {
  doctor: '/doctors',
  hospital: '/hospitals',
  laboratory: '/laboratories',
  pharmacy: '/pharmacies',
} as const;
type Kind = keyof typeof paths;
const kinds = Object.keys(paths) as Kind[];

describe('the public lists of providers', () => {
  let test: TestApp;
  const hidden: Person[] = [];
  const make = (kind: Kind, name: string, published = true) =>
    kind === 'doctor' ? makeDoctor(test, { name, published }) : makePlace(test, kind, { name, published });

  beforeAll(async () => {
    // a Friday at 10:00 in Kigali
    test = await startTestApp({ now: instantOf('2026-11-20', 600) });
    await loadCatalogue(test.platform.db);
    for (const kind of kinds) {
      for (let index = 0; index < 23; index++) await make(kind, `Same ${index % 3} ${kind}`);
      await make(kind, `élite ${kind}`);
      hidden.push(await make(kind, `Aaa hidden ${kind}`, false));
    }
  });
  afterAll(() => test.close());
  const read = async (path: string, query: Record<string, string> = {}) =>
    (await test.call('GET', path, { query })).body.data;

  it.each(kinds)(
    'each published %s is on exactly one page of the list, sorted A–Z regardless of accents',
    async (kind) => {
      const rows: { id: string; name: string }[] = [];
      for (let page = 1; page <= 5; page++) {
        const data = await read(paths[kind], { page: String(page), per_page: '5' });
        expect(data).toMatchObject({ total: 24, last_page: 5, current_page: page });
        rows.push(...data.data);
      }
      expect(new Set(rows.map((row) => row.id)).size).toBe(24);
      expect(rows[0]!.name).toBe(`élite ${kind}`);
      expect(rows.slice(1).map((row) => row.name)).toEqual(
        rows
          .slice(1)
          .map((row) => row.name)
          .toSorted(),
      );
    },
  );

  it.each(kinds)(
    'the parameter withoutPaginate lists all providers at once, and a page after the last one is empty: %s',
    async (kind) => {
      expect(await read(paths[kind], { withoutPaginate: '1' })).toHaveLength(24);
      expect(await read(paths[kind], { page: '4' })).toMatchObject({ data: [], total: 24, last_page: 3 });
    },
  );

  it.each(kinds)('the list of providers ignores unknown and empty filters: %s', async (kind) => {
    const plain = await read(paths[kind]);
    const asked = await read(paths[kind], { colour: 'blue', specialty: '', sector: ' ', page: 'x', per_page: '0' });
    expect(asked.data).toEqual(plain.data);
    expect(asked.total).toBe(24);
  });

  it.each(kinds)('the list never shows an unpublished or deleted %s', async (kind) => {
    const person = hidden[kinds.indexOf(kind)]!;
    expect(JSON.stringify(await read(paths[kind], { withoutPaginate: '1' }))).not.toContain(person.id);
    expect(JSON.stringify(await read('/search', { 'text-search': 'hidden' }))).not.toContain(person.id);
    expect((await test.call('GET', `/show/${kind}/${person.id}`)).status).toBe(404);
    const gone = await make(kind, `Zzz gone ${kind}`);
    expect((await test.call('GET', `/show/${kind}/${gone.id}`)).status).toBe(200);
    await test.platform.db
      .updateTable('provider')
      .set({ deleted_at: test.clock.now })
      .where('id', '=', gone.id)
      .execute();
    expect((await test.call('GET', `/show/${kind}/${gone.id}`)).status).toBe(404);
    expect((await read(paths[kind])).total).toBe(24);
  });

  it('the profile of a pharmacy cannot be read at the URL for profiles of hospitals', async () => {
    const pharmacy = (await read('/pharmacies')).data[0];
    expect((await test.call('GET', `/show/hospital/${pharmacy.id}`)).status).toBe(404);
  });

  it('places can be filtered by the code, label or name of their sector, and a name of two sectors finds the places of both', async () => {
    const { db } = test.platform;
    const { rows } = await test.platform.pool.query(
      `select code from division where level = 3 and name = 'Remera' and code <> 1213 order by code limit 1`,
    );
    const [hospital, gasabo, other] = await Promise.all([
      makePlace(test, 'hospital', { name: 'Zz Hospital' }),
      makePlace(test, 'pharmacy', { name: 'Zz in Gasabo' }),
      makePlace(test, 'pharmacy', { name: 'Zz elsewhere' }),
    ]);
    const inRemera = [hospital.id, gasabo.id];
    await db.updateTable('place').set({ sector_code: 1213 }).where('id', 'in', inRemera).execute();
    await db.updateTable('place').set({ sector_code: rows[0].code }).where('id', '=', other.id).execute();
    const names = async (sector: string) =>
      (await read('/pharmacies', { sector })).data.map((row: { name: string }) => row.name);
    expect(await names('1213')).toEqual(['Zz in Gasabo']);
    expect(await names('Remera (Gasabo)')).toEqual(['Zz in Gasabo']);
    expect(await names('remera')).toEqual(['Zz elsewhere', 'Zz in Gasabo']);
    expect(await names('Atlantis')).toEqual([]);
    const labels = await read('/sectors', { kind: 'pharmacySectors' });
    expect(labels).toContain('Remera (Gasabo)');
    expect(labels).toHaveLength(2);
    expect(await read('/sectors', { kind: 'hospitalSectors' })).toEqual(['Remera (Gasabo)']);
  });
});
