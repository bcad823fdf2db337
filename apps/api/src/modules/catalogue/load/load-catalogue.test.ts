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

it('each supplied drug has an ingredient, a strength, an ATC code, and a form that includes the pack', async () => {
  expect(await substance()).toEqual({
    ingredient: 'Amoxicillin',
    strength: '250 mg/5 ml',
    form: 'suspension (100 ml)',
    atc: 'J01CA04',
  });
});

it('the next start adds ingredient, strength, form and ATC code to drugs of an earlier version, and keeps what an administrator entered', async () => {
  const change = (columns: string) => test.platform.pool.query(`update drug set ${columns} where name = $1`, [name]);
  await change(`ingredient = null, strength = '', form = '', atc = ''`);
  await loadCatalogue(test.platform.db);
  expect(await substance()).toMatchObject({ strength: '250 mg/5 ml', atc: 'J01CA04' });
  await change(`ingredient = '', strength = ''`);
  await loadCatalogue(test.platform.db);
  expect(await substance()).toMatchObject({ ingredient: '', strength: '' });
});
