import type { Everything } from '@ivuriro/contract/directory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDoctor, makePlace } from '../../../testing/people.ts';
import { createSearchScenario } from '../../../testing/search-scenario.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { refreshSearch } from '../../providers/commands/refresh-search.ts';

describe('the search by meaning', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createSearchScenario();
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
