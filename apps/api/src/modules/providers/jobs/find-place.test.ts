import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { makePlace, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadCatalogue } from '../../catalogue/index.ts';

let test: TestApp;
let service: Server;
let asked: URLSearchParams[] = [];
let says: unknown;
let place: Person;

const found = (lat: number, lng: number) => ({ status: 'OK', results: [{ geometry: { location: { lat, lng } } }] });
const save = (change: object) =>
  test.call('PUT', '/laboratory/update', {
    token: place.token,
    body: { name: 'Lab', email: 'lab@place.test', sector: '1213', address: 'KG 9 Ave', ...change },
  });
const shown = async () => (await test.call('GET', `/show/laboratory/${place.id}`)).body.data;

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(new URL(request.url!, 'http://service').searchParams);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(says));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  const { port } = service.address() as AddressInfo;
  test = await startTestApp({ env: { GEOCODER_URL: `http://127.0.0.1:${port}/json`, GEOCODER_KEY: 'k' } });
  await loadCatalogue(test.platform.db);
});
afterAll(async () => {
  await test.close();
  service.close();
});
beforeEach(async () => {
  asked = [];
  place = await makePlace(test, 'laboratory');
});

describe('the map point of a place that removed its pin', () => {
  const pin = (point: object | '') =>
    test.call('POST', '/laboratory/map_point', { token: place.token, body: { point } });

  it('is looked up by the street address, and is not looked up without an address', async () => {
    says = found(-1.9571, 30.1102);
    await save({ address: '' });
    await pin({ latitude: -1.9572, longitude: 30.1123 });
    await pin('');
    await deliver(test);
    expect(asked).toHaveLength(0);
    expect((await shown()).location_is_approximate).toBe(true);

    await pin({ latitude: -1.9572, longitude: 30.1123 });
    await save({});
    await deliver(test);
    expect(asked).toHaveLength(0);
    await pin('');
    await deliver(test);
    expect(asked).toHaveLength(1);
    expect(await shown()).toMatchObject({ latitude: -1.9571, location_is_approximate: false });
  });
});

describe('the map point of a place whose address was saved', () => {
  it('a place has the map point that the geocoding service finds, until its address changes', async () => {
    says = found(-1.9571, 30.1102);
    await save({});
    expect((await shown()).location_is_approximate).toBe(true);
    await deliver(test);
    expect(asked.map((one) => Object.fromEntries(one))).toEqual([{ address: 'Rwanda Remera KG 9 Ave', key: 'k' }]);
    expect(await shown()).toMatchObject({ latitude: -1.9571, longitude: 30.1102, location_is_approximate: false });

    await save({ about: 'The same address' });
    await deliver(test);
    expect(asked).toHaveLength(1);
    expect((await shown()).location_is_approximate).toBe(false);

    says = { status: 'ZERO_RESULTS', results: [] };
    await save({ address: 'Behind the market' });
    await deliver(test);
    expect(asked).toHaveLength(2);
    expect((await shown()).location_is_approximate).toBe(true);
  });

  it('a place is shown in the middle of its sector when the geocoding service finds a place of that name elsewhere', async () => {
    says = found(-2.5967, 29.7394);
    await save({});
    await deliver(test);
    expect(asked).toHaveLength(1);
    expect((await shown()).location_is_approximate).toBe(true);
  });

  it('the search for a map point fails and is retried when the geocoding service refuses, but not once the address is removed', async () => {
    says = { status: 'OVER_QUERY_LIMIT', results: [] };
    await save({});
    await expect(deliver(test)).rejects.toThrow('The geocoder answers OVER_QUERY_LIMIT.');
    await save({ address: 'none' });
    await deliver(test);
    expect(asked).toHaveLength(1);
  });
});
