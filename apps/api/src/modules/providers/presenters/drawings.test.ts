import { facility } from '@ivuriro/illustrations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadCatalogue } from '../../catalogue/index.ts';
import { drawing } from './drawings.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await loadCatalogue(test.platform.db);
});
afterAll(() => test.close());

it('the drawing of a facility is chosen by its title in the catalogue', async () => {
  const drawn = async (title: string) => {
    const { body } = await test.call('GET', '/facilities', { query: { 'text-search': title } });
    return drawing(test.platform.db, body.data[0].id);
  };
  expect(await drawn('Parking')).toBe(facility('Parking'));
  expect(await drawn('MRI')).toBe(facility('MRI'));
});
