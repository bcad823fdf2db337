import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadCatalogue } from './load-catalogue.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await loadCatalogue(test.platform.db);
});
afterAll(() => test.close());

const name = 'Amoxicillin, suspension 250 mg/5 ml (100 ml)';
const substance = async () =>
  (await test.platform.pool.query('select ingredient, strength, form, atc from drug where name = $1', [name])).rows[0];

it('the supplied drugs say what they are made of, with the pack in their form', async () => {
  expect(await substance()).toEqual({
    ingredient: 'Amoxicillin',
    strength: '250 mg/5 ml',
    form: 'suspension (100 ml)',
    atc: 'J01CA04',
  });
});

it('a catalogue of an earlier version learns it at the next start, and keeps what an administrator said', async () => {
  const change = (columns: string) => test.platform.pool.query(`update drug set ${columns} where name = $1`, [name]);
  await change(`ingredient = null, strength = '', form = '', atc = ''`);
  await loadCatalogue(test.platform.db);
  expect(await substance()).toMatchObject({ strength: '250 mg/5 ml', atc: 'J01CA04' });
  await change(`ingredient = '', strength = ''`);
  await loadCatalogue(test.platform.db);
  expect(await substance()).toMatchObject({ ingredient: '', strength: '' });
});
