import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makePlace, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadCatalogue } from '../../catalogue/index.ts';

let test: TestApp;
let place: Person;
/** A point in the sector Remera of Gasabo, about a kilometre from the middle of the sector. */
const entrance = { latitude: -1.9572, longitude: 30.1123 };

const save = (change: object) =>
  test.call('PUT', '/pharmacy/update', {
    token: place.token,
    body: { name: 'Pharmacy', email: 'pharmacy@place.test', sector: '1213', address: 'KG 9 Ave', ...change },
  });
const pin = (point: object | '') => test.call('POST', '/pharmacy/map_point', { token: place.token, body: { point } });
const read = async () => (await test.call('GET', `/pharmacy/${place.id}/map_point`, { token: place.token })).body.data;
const shown = async () => (await test.call('GET', `/show/pharmacy/${place.id}`)).body.data;

beforeAll(async () => {
  test = await startTestApp();
  await loadCatalogue(test.platform.db);
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'pharmacy');
});

it('a place sets its point on the map, and everybody sees it', async () => {
  await save({});
  expect((await read()).by).toBe('sector');
  expect((await shown()).location_is_approximate).toBe(true);
  expect((await pin(entrance)).status).toBe(200);
  expect(await read()).toEqual({ point: entrance, by: 'pinned' });
  expect(await shown()).toMatchObject({ ...entrance, location_is_approximate: false });
});

it('the map point of a place stays when the street changes, and is removed when the sector changes', async () => {
  await save({});
  await pin(entrance);
  await save({ address: 'KG 11 Ave' });
  expect(await read()).toEqual({ point: entrance, by: 'pinned' });
  await save({ sector: '1101' });
  expect((await read()).by).toBe('sector');
});

it('a place whose map point was removed is shown in the middle of its sector', async () => {
  await save({});
  const { point } = await read();
  await pin(entrance);
  await pin('');
  expect(await read()).toEqual({ point, by: 'sector' });
});

it('a map point that is far from the sector, or of a place without a sector, is refused with the reason', async () => {
  expect(await pin(entrance)).toMatchObject({
    status: 422,
    body: { message: 'Choose the sector of the place first.' },
  });
  expect((await read()).point).toBeNull();
  await save({});
  const huye = await pin({ latitude: -2.6, longitude: 29.74 });
  expect(huye.status).toBe(422);
  expect(huye.body.message).toMatch(
    /^This point is \d+ km from Remera\. Correct the point, or the sector of the place\.$/,
  );
  expect((await pin({ latitude: 95, longitude: 30 })).status).toBe(422);
  expect((await read()).by).toBe('sector');
});
