import * as z from 'zod';
import { owned, ownedEndpoint } from '@ivuriro/contract/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mounts } from '../../mounts.ts';
import { memberToken } from '../../testing/members.ts';
import { makePatient, makePlace } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { open, resource } from './serve.ts';
import { createServer } from './server.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const things = owned({
  name: 'things',
  kinds: ['hospital', 'pharmacy'],
  mounts: ['own', 'admin'],
  endpoints: {
    list: ownedEndpoint('GET /{owner_id}/things', {
      permission: 'wallet.read',
      object: 'own',
      audit: 'none',
      data: z.object({ of: z.string(), kind: z.string() }),
      summary: '',
    }),
  },
});

it('an owned resource is served at each mount, and only to its owner', async () => {
  const routes = open(mounts, [resource(things, { list: async ({ owner }) => ({ of: owner.id, kind: owner.kind }) })]);
  expect(routes.map((route) => route.path)).toEqual([
    '/hospital/{hospital_id}/things',
    '/pharmacy/{pharmacy_id}/things',
    '/admin/hospital/{hospital_id}/things',
    '/admin/pharmacy/{pharmacy_id}/things',
  ]);
  const app = createServer(test.platform, routes, []);
  const [own, other, pharmacy, patient] = await Promise.all([
    makePlace(test, 'hospital'),
    makePlace(test, 'hospital'),
    makePlace(test, 'pharmacy'),
    makePatient(test),
  ]);
  const status = async (url: string, token?: string) =>
    (await app.inject({ url: `/api${url}`, headers: token ? { authorization: `Bearer ${token}` } : {} })).statusCode;
  expect(await status(`/hospital/${own.id}/things`, own.token)).toBe(200);
  expect(await status(`/hospital/${other.id}/things`, own.token)).toBe(404);
  expect(await status(`/hospital/${own.id}/things`, pharmacy.token)).toBe(403);
  expect(await status(`/hospital/${own.id}/things`, patient.token)).toBe(403);
  expect(await status(`/hospital/${own.id}/things`)).toBe(401);
  const lower = { authorization: `bearer ${own.token}` };
  expect((await app.inject({ url: `/api/hospital/${own.id}/things`, headers: lower })).statusCode).toBe(200);
  expect(await status(`/admin/hospital/${own.id}/things`, own.token)).toBe(403);
  expect(await status(`/hospital/${own.id}/things`, await memberToken(test, own, 'cashier'))).toBe(200);
  expect(await status(`/hospital/${own.id}/things`, await memberToken(test, own, 'nurse'))).toBe(403);
  await app.close();
});
