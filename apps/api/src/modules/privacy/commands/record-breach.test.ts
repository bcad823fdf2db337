import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdmin, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp({ now: new Date('2026-11-20T10:00:00Z') });
  admin = await makeAdmin(test);
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  test.call(method, path, { token: admin.token, ...(body ? { body } : {}) });

it('a data breach shows its deadlines, 48 and 72 hours after it was found', async () => {
  const record = (found_at: string) => call('POST', '/admin/breaches', { found_at, what: 'A lost laptop', people: 12 });
  expect((await record('2026-11-20T10:00:01Z')).status).toBe(422);
  const { status, body } = await record('2026-11-20T08:00:00+02:00');
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    found_at: '2026-11-20T06:00:00.000Z',
    authority_due_at: '2026-11-22T06:00:00.000Z',
    report_due_at: '2026-11-23T06:00:00.000Z',
    authority_told_at: null,
  });
  const change = (changes: object) => call('PUT', `/admin/breaches/${body.data.id}`, changes);
  expect((await change({ authority_told_at: '2026-11-20T05:59:00Z' })).status).toBe(422);
  expect((await change({ authority_told_at: '2026-11-20T10:01:00Z' })).status).toBe(422);
  expect((await change({ authority_told_at: '2026-11-20T09:00:00Z', people: 13 })).body.data).toMatchObject({
    authority_told_at: '2026-11-20T09:00:00.000Z',
    people: 13,
    what: 'A lost laptop',
  });
  expect((await change({ authority_told_at: '' })).body.data).toMatchObject({ authority_told_at: null, people: 13 });
  expect((await call('GET', '/admin/breaches')).body.data.total).toBe(1);
});
