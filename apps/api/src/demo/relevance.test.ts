import { readFile } from 'node:fs/promises';
import type { Everything } from '@ivuriro/contract/directory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin } from '../testing/people.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { fillDemo } from './fill.ts';

type List = keyof Everything;
interface Expected {
  searches: string[];
  /** The result must have one of these specialities. */
  speciality?: string[];
  district?: string;
  name?: string;
  title?: string;
  ingredient?: string;
}
interface Result {
  name?: string;
  title?: string;
  ingredient?: string;
  district?: string | null;
  doctorSpecialties?: { name: string }[];
  hospitalAffiliations?: { district: string | null }[];
}

const set = JSON.parse(await readFile(new URL('relevance-set.json', import.meta.url), 'utf8')) as Record<
  List,
  Expected[]
>;
const lists = ['doctors', 'tests', 'drugs', 'hospitals', 'pharmacies', 'laboratories'] as const satisfies List[];
const searches = lists.flatMap((list) =>
  set[list].flatMap((expected) => expected.searches.map((text) => ({ list, text, expected }))),
);

const fits = (expected: Expected, found: Result): boolean =>
  (['name', 'title', 'ingredient'] as const).every((field) => !expected[field] || found[field] === expected[field]) &&
  (!expected.speciality || (found.doctorSpecialties ?? []).some(({ name }) => expected.speciality!.includes(name))) &&
  (!expected.district ||
    [found, ...(found.hospitalAffiliations ?? [])].some(({ district }) => district === expected.district));

describe('the search of the demo', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ now: new Date('2026-11-20T08:40:00Z') });
    await fillDemo(test.platform, () => {});
  }, 120_000);
  afterAll(() => test?.close());

  it('in at least 95 of 100 searches the expected result is the first one, and in all searches it is among the first three', async () => {
    expect(new Set(searches.map(({ list, text }) => `${list} ${text}`)).size).toBeGreaterThanOrEqual(150);
    const places = new Map<string, number>();
    for (const { list, text, expected } of searches) {
      const { body } = await test.call('GET', '/search', { query: { 'text-search': text } });
      const rows = body.data[list] as Result[];
      places.set(
        `${list}: ${text}`,
        rows.findIndex((row) => fits(expected, row)),
      );
    }
    const missed = (best: number) =>
      [...places].filter(([, place]) => place < 0 || place >= best).map(([search]) => search);
    expect(missed(3)).toEqual([]);
    expect(missed(1).length / places.size, missed(1).join('\n')).toBeLessThanOrEqual(0.05);
  }, 300_000);

  it('a text that the demo lists as a search without results finds nothing, and contains a word that the search does not know', async () => {
    const rows = await test.platform.db.selectFrom('search_count').select('text').where('misses', '>', 0).execute();
    const texts = new Set(rows.map(({ text }) => text));
    expect(texts.size).toBeGreaterThan(2);
    for (const text of texts) {
      const { body } = await test.call('GET', '/search', { query: { 'text-search': text } });
      const { suggestions: _, ...lists } = body.data;
      expect(Object.values<unknown[]>(lists).flat(), text).toEqual([]);
    }
    const { token } = await makeAdmin(test);
    const { data } = (await test.call('GET', '/admin/search-misses', { token })).body.data;
    expect(data.every((row: { unknown: string | null }) => row.unknown)).toBe(true);
  });
});
