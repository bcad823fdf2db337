import type { Everything } from '@ivuriro/contract/directory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { joinTeam, makeDoctor, makePlace, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadCatalogue } from '../../catalogue/index.ts';
import { refreshSearch } from '../../providers/commands/refresh-search.ts';

describe('the search by meaning', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startTestApp();
    const { db } = test.platform;
    await loadCatalogue(db);
    const hospitals = { huye: 24, gasabo: 12 } as const;
    const [huye, gasabo] = await Promise.all(
      Object.entries(hospitals).map(async ([name, district]) => {
        const place = await makePlace(test, 'hospital', { name: `Clinic of ${name}` });
        await db
          .updateTable('place')
          .set({ sector_code: district * 100 + 1, district_code: district })
          .where('id', '=', place.id)
          .execute();
        return place;
      }),
    );
    const practise = async (
      name: string,
      speciality: string,
      place: Person,
      more: { free?: string; rating?: number } = {},
    ) => {
      const doctor = await makeDoctor(test, { name });
      await joinTeam(test, { id: place.id, kind: 'hospital' }, doctor);
      const { id } = await db
        .selectFrom('speciality')
        .select('id')
        .where('name', '=', speciality)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('provider_speciality')
        .values({ id: newId(), provider_id: doctor.id, provider_kind: 'doctor', speciality_id: id })
        .execute();
      await db
        .updateTable('doctor_free')
        .set({ next_any: more.free ?? null, stale_at: '2030-01-01T00:00:00Z' })
        .where('doctor_id', '=', doctor.id)
        .execute();
      if (more.rating)
        await db.insertInto('provider_rating').values({ provider_id: doctor.id, overall: more.rating }).execute();
      return doctor.id;
    };
    const soon = '2026-11-21T08:00:00Z';
    const ids = [
      await practise('Dr. Aline Late', 'Cardiology', gasabo!, { free: '2026-11-25T08:00:00Z' }),
      await practise('Prof. Bosco Soon', 'Cardiology', gasabo!, { free: soon, rating: 3 }),
      await practise('Dr. Claude Best', 'Cardiology', huye!, { free: soon, rating: 5 }),
      await practise('Dr. Diane Cardiology', 'Dentistry', huye!, { free: '2026-11-20T08:00:00Z' }),
    ];
    const shop = async (kind: 'laboratory' | 'pharmacy', name: string, items: string[], status = 'IN_STOCK') => {
      const { id } = await makePlace(test, kind, { name });
      const rows =
        kind === 'laboratory'
          ? await db.selectFrom('test').select('id').where('title', 'in', items).execute()
          : await db.selectFrom('drug').select('id').where('name', 'in', items).execute();
      for (const row of rows)
        await db
          .insertInto('offer')
          .values({
            id: newId(),
            provider_id: id,
            kind,
            [kind === 'laboratory' ? 'test_id' : 'drug_id']: row.id,
            price: 500,
            status,
          })
          .execute();
      return id;
    };
    ids.push(
      huye!.id,
      gasabo!.id,
      await shop('laboratory', 'Lake Laboratory', ['Malaria rapid diagnostic test', 'Pap smear']),
      await shop('laboratory', 'Hill Laboratory', ['Pap smear']),
      await shop('pharmacy', 'Lake Pharmacy', ['Amoxicillin, capsule 500 mg (pack 21)']),
      await shop('pharmacy', 'Hill Pharmacy', ['Amoxicillin, suspension 250 mg/5 ml (100 ml)']),
      await shop('pharmacy', 'Empty Pharmacy', ['Amoxicillin, capsule 500 mg (pack 21)'], 'OUT_STOCK'),
    );
    await refreshSearch(db, ids);
  });
  afterAll(() => test.close());

  const everything = async (text: string, more: Record<string, string> = {}) =>
    (await test.call('GET', '/search', { query: { 'text-search': text, ...more } })).body.data as Everything;
  const names = async (path: string, text: string) =>
    (await test.call('GET', path, { query: { 'text-search': text } })).body.data.data.map(
      (row: { name: string }) => row.name,
    );

  it('doctors of the speciality that a search means come first, in the order of their next free slot and then of their rating', async () => {
    const cardiologists = ['Dr. Claude Best', 'Prof. Bosco Soon', 'Dr. Aline Late'];
    for (const text of [
      'cardiologist',
      'heart',
      'umuganga w’umutima',
      'cardiologue',
      'hart doctor',
      'Prof cardiologist',
    ])
      expect(await names('/doctors', text), text).toEqual(cardiologists);
    // a doctor who only has the searched word in their name comes after the cardiologists
    expect(await names('/doctors', 'cardiology')).toEqual([...cardiologists, 'Dr. Diane Cardiology']);
  });

  it('each phrase of a search narrows the result, but words such as "near" do not', async () => {
    expect(await names('/doctors', 'heart doctor near Huye')).toEqual(['Dr. Claude Best']);
    expect(await names('/doctors', 'cardiologue à Kigali')).toEqual(['Prof. Bosco Soon', 'Dr. Aline Late']);
    expect(await names('/hospitals', 'ivuriro Huye')).toEqual(['Clinic of huye']);
    expect(await names('/doctors', 'amenyo Gasabo')).toEqual([]);
  });

  it('titles such as "Prof." are ignored when a list is sorted A–Z', async () => {
    expect(await names('/doctors', '')).toEqual([
      'Dr. Aline Late',
      'Prof. Bosco Soon',
      'Dr. Claude Best',
      'Dr. Diane Cardiology',
    ]);
  });

  it('a search for a test finds the laboratories, and a search for a drug the pharmacies, that have it in stock', async () => {
    expect(await names('/laboratories', 'malaria test')).toEqual(['Lake Laboratory']);
    expect(await names('/laboratories', 'frottis')).toEqual(['Hill Laboratory', 'Lake Laboratory']);
    expect(await names('/pharmacies', 'amoxicilline 500')).toEqual(['Lake Pharmacy']);
    expect(await names('/pharmacies', 'who has amoxil')).toEqual(['Hill Pharmacy', 'Lake Pharmacy']);
    const { tests, drugs, doctors } = await everything('pap smear');
    expect(tests).toMatchObject([{ title: 'Pap smear', offered_by: 2 }]);
    expect([drugs, doctors]).toEqual([[], []]);
    expect((await everything('amoxicillin 500')).drugs).toMatchObject([
      { name: 'Amoxicillin, capsule 500 mg (pack 21)', ingredient: 'Amoxicillin', strength: '500 mg', offered_by: 1 },
    ]);
  });

  it('a search can be limited to some kinds of providers', async () => {
    const all = await everything('huye');
    expect([all.doctors.length, all.hospitals.length]).toEqual([2, 1]);
    const some = await everything('huye', { kinds: 'hospitals' });
    expect([some.doctors.length, some.hospitals.length]).toEqual([0, 1]);
    expect((await everything('huye', { kinds: 'nonsense' })).doctors).toHaveLength(2);
  });

  it('a search without a result suggests which words to leave out, and similar words for the unknown ones', async () => {
    const suggestions = async (text: string) =>
      (await test.call('GET', '/search', { query: { 'text-search': text } })).body.data.suggestions;
    expect(await suggestions('dentist xqzxqz cardiology')).toEqual([{ text: 'dentist cardiology', without: 'xqzxqz' }]);
    expect(await suggestions('cardiology xqzxqz')).toEqual([{ text: 'cardiology', without: 'xqzxqz' }]);
    expect(await suggestions('cxrdxolxgxst')).toEqual([{ text: 'cardiologist', without: null }]);
    expect(await suggestions('cardiology')).toEqual([]);
  });

  it('the search over all kinds of providers shows the first five of each kind', async () => {
    for (let index = 0; index < 6; index++) await makePlace(test, 'laboratory', { name: `Biolab ${index}` });
    const { body } = await test.call('GET', '/search', { query: { 'text-search': 'biolab' } });
    expect(body.data.laboratories.map((lab: { name: string }) => lab.name)).toEqual(
      [0, 1, 2, 3, 4].map((index) => `Biolab ${index}`),
    );
    expect(body.data).toMatchObject({ doctors: [], hospitals: [], pharmacies: [] });
    const nothing = await test.call('GET', '/search');
    expect(nothing.body.data).toEqual({
      doctors: [],
      hospitals: [],
      laboratories: [],
      pharmacies: [],
      tests: [],
      drugs: [],
      suggestions: [],
    });
  });

  it('the search over all kinds of providers takes a word literally when any provider has it, and allows for a typing error when none has', async () => {
    const doctor = await makeDoctor(test, { name: 'Dr. Odette Rwagasore' });
    const pharmacy = await makePlace(test, 'pharmacy', { name: 'Rwagasora Pharmacy' });
    await refreshSearch(test.platform.db, [doctor.id, pharmacy.id]);
    const namesOf = async (text: string) => {
      const { data } = (await test.call('GET', '/search', { query: { 'text-search': text } })).body;
      const { suggestions: _, ...found } = data;
      return Object.values<{ name: string }[]>(found).flatMap((rows) => rows.map(({ name }) => name));
    };
    expect(await namesOf('rwagasore')).toEqual(['Dr. Odette Rwagasore']);
    expect(await namesOf('rwagasore odette')).toEqual(['Dr. Odette Rwagasore']);
    expect(await namesOf('rwagasare')).toEqual(['Dr. Odette Rwagasore', 'Rwagasora Pharmacy']);
    expect(await namesOf('rwagasore cardiology')).toEqual([]);
    expect(await namesOf('odete rwagasore')).toEqual(['Dr. Odette Rwagasore']);
    // a search among pharmacies only allows for a typing error, although a doctor has the word as it was typed
    const { body } = await test.call('GET', '/pharmacies', { query: { 'text-search': 'rwagasore' } });
    expect(body.data.data.map((row: { name: string }) => row.name)).toEqual(['Rwagasora Pharmacy']);
  });
});
