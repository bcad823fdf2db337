import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '../../app.ts';
import { documentation } from './documentation.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  app.decorate('declaredAs', null);
  await documentation(app, routes, 'https://ivuriro.test');
});
afterAll(() => app.close());
const open = (headers: Record<string, string> = {}) => app.inject({ url: '/api/openapi.json', headers });

it('the API description is sent compressed to clients that accept this, and uncompressed to other clients', async () => {
  const packed = await open({ 'accept-encoding': 'gzip, deflate, br' });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=300',
    vary: 'accept-encoding',
  });
  expect(packed.rawPayload.length).toBeLessThan(200_000);
  const plain = await open();
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(Object.keys(plain.json().paths)).toContain('/doctors');
});

it('a client that has the current API description gets 304 without a body', async () => {
  const { etag } = (await open()).headers;
  const again = await open({ 'if-none-match': `"other", ${etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await open({ 'if-none-match': '"other"' })).statusCode).toBe(200);
});

it('the documentation page exists, and the paths of further copies of the API description redirect to the one copy', async () => {
  expect((await app.inject('/api/docs/')).statusCode).toBe(200);
  for (const format of ['json', 'yaml']) {
    const { statusCode, headers } = await app.inject(`/api/docs/${format}`);
    expect([statusCode, headers.location]).toEqual([308, '/api/openapi.json']);
  }
});

it('the API description names the permission that each call needs', async () => {
  const { paths } = (await open()).json();
  expect(paths['/hospital/payment_info'].put).toMatchObject({
    'x-permission': 'payout.manage',
    description: 'Needs the permission `payout.manage`.',
  });
  expect(paths['/sessions'].get.description).toBe('Every member of the account may call it.');
  expect(paths['/doctors'].get).not.toHaveProperty('x-permission');
});
