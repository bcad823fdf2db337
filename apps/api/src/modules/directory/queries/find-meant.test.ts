import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdmin, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadCatalogue } from '../../catalogue/index.ts';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  await loadCatalogue(test.platform.db);
  admin = await makeAdmin(test);
});
afterAll(() => test.close());

const meaningOf = async (query: Record<string, string>): Promise<{ id: string; name: string }[]> =>
  (await test.call('GET', '/admin/search-meanings', { token: admin.token, query })).body.data;

it('the meanings to choose from are found by their names, or as the probable meanings of a phrase', async () => {
  const found = await meaningOf({ 'text-search': 'kimironko' });
  expect(found[0]).toMatchObject({ is: 'division', name: 'Kimironko, Gasabo' });
  expect((await meaningOf({ 'text-search': 'pharm' })).map(({ name }) => name)).toContain('Pharmacies');
  expect((await meaningOf({ phrase: 'kardiolojist' }))[0]).toMatchObject({ name: 'Cardiology' });
  expect((await meaningOf({ phrase: 'zzz heart zzz' })).map(({ name }) => name)).toContain('Cardiology');
  // the other words of the search are used before similar phrases are, but the name of a place says nothing about the
  // meaning
  const around = await meaningOf({ phrase: 'zzwhiteningzz', typed: 'tooth zzwhiteningzz huye' });
  expect(around.map(({ name }) => name)).toEqual(['Dentistry', 'Nothing']);
  expect(await meaningOf({})).toEqual([]);
});
