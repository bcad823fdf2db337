import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantOf } from '../../../platform/clock.ts';
import { joinTeam, makeDoctor, makeHours, makePlace, makeSpeciality, type Person } from '../../../testing/people.ts';
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

  it('a doctor’s card shows specialities, hospitals, rating, fee and next free slot, and whether the doctor is verified', async () => {
    const doctor = await makeDoctor(test, { name: 'Zz. Carine Ingabire', fee: 7500 });
    const hospital = await makePlace(test, 'hospital', { name: 'Zz Hospital' });
    const unpublished = await makePlace(test, 'hospital', { published: false });
    await test.platform.db.updateTable('place').set({ sector_code: 1213 }).where('id', '=', hospital.id).execute();
    for (const place of [hospital, unpublished]) await joinTeam(test, { id: place.id, kind: 'hospital' }, doctor);
    await makeSpeciality(test, { id: doctor.id, kind: 'doctor' }, 'Zoology');
    await makeHours(test, doctor, { from: 540, to: 720, days: [6] });
    await test.platform.db
      .insertInto('provider_rating')
      .values({ provider_id: doctor.id, overall: 4.66, total: 3 })
      .execute();
    await test.platform.db
      .insertInto('picture')
      .values({ id: doctor.id, item_type: 'doctor', item_id: doctor.id, filename: 'a/b.webp' })
      .execute();
    await test.platform.db
      .updateTable('doctor')
      .set({
        language_spoken: JSON.stringify([{ value: 'Kinyarwanda' }]),
        verified: true,
        licence_expires_on: '2026-11-20',
      })
      .where('id', '=', doctor.id)
      .execute();
    const card = (await read('/doctors', { 'text-search': 'carine' })).data[0];
    expect(card).toMatchObject({
      id: doctor.id,
      name: 'Zz. Carine Ingabire',
      gender: 'Male',
      picture: { filename: 'a/b.webp' },
      verified: true,
      doctorSpecialties: [{ name: 'Zoology' }],
      hospitalAffiliations: [{ id: hospital.id, name: 'Zz Hospital', district: 'Gasabo' }],
      language_spoken: '[{"value":"Kinyarwanda"}]',
      review_ratings: { overall: 4.7, total: 3, waitingTime: 0 },
      consultation_fee: 7500,
      next_available: { date: '2026-11-21', time: '09:00 AM' },
    });
    expect(card.user_code).toMatch(/^[2-9A-Z]{8}$/);
    expect(card.week[1]).toEqual({ date: '2026-11-21', free: 3 });
    test.clock.now = instantOf('2026-11-21', 600);
    expect((await read('/doctors', { 'text-search': 'carine' })).data[0].verified).toBe(false);
    test.clock.now = instantOf('2026-11-20', 600);
  });

  it('a place’s card shows its location and whether it is open', async () => {
    const { db } = test.platform;
    const lab = await makePlace(test, 'laboratory', { name: 'Zz Lab' });
    await db.updateTable('place').set({ sector_code: 1213, address: 'KG 11 Ave' }).where('id', '=', lab.id).execute();
    const card = async () => (await read('/laboratories', { 'text-search': 'zz' })).data[0];
    expect(await card()).toMatchObject({
      sector: 'Remera',
      sector_code: '1213',
      district: 'Gasabo',
      address: 'KG 11 Ave',
      type: null,
      isLaboratoryOpenNow: { isClosed: false, opening_from: '08:00 AM', closed_at: '05:00 PM' },
    });
    await db.insertInto('working_hour').values({ id: lab.id, provider_id: lab.id, day: 5, is_closed: true }).execute();
    expect((await card()).isLaboratoryOpenNow).toMatchObject({ isClosed: true });
  });

  it('places can be filtered by the code, label or name of their sector, and a name of two sectors finds the places of both', async () => {
    const { db } = test.platform;
    const { rows } = await test.platform.pool.query(
      `select code from division where level = 3 and name = 'Remera' and code <> 1213 order by code limit 1`,
    );
    const [gasabo, other] = await Promise.all([
      makePlace(test, 'pharmacy', { name: 'Zz in Gasabo' }),
      makePlace(test, 'pharmacy', { name: 'Zz elsewhere' }),
    ]);
    await db.updateTable('place').set({ sector_code: 1213 }).where('id', '=', gasabo.id).execute();
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
