import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRelay } from '../../../platform/realtime/relay.ts';
import { createSockets, type Sockets } from '../../../platform/realtime/sockets.ts';
import { pageCache } from '../../../platform/web/page-cache.ts';
import { makeAdmin, makeDoctor, makeSpeciality, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let admin: Person;
const opened: Sockets[] = [];
beforeAll(async () => {
  test = await startTestApp();
  admin = await makeAdmin(test);
});
afterAll(async () => {
  for (const sockets of opened) await sockets.close();
  await test.close();
});

/** The page cache as used under overload; its clock stands still, so that a cached page never expires by itself. */
const shown = pageCache(
  async (url) => ({ status: (await test.call('GET', url)).status, headers: [], body: '' }),
  () => 0,
  new Set(),
  () => 0,
);
const as = (method: 'POST' | 'DELETE', path: string, body?: object) =>
  test.call(method, path, { token: admin.token, ...(body && { body }) });

it('publishing, unpublishing or deleting a provider invalidates the cached page', async () => {
  const doctor = await makeDoctor(test);
  await makeSpeciality(test, { id: doctor.id, kind: 'doctor' });
  await test.platform.db.updateTable('doctor').set({ rmdc_number: 'R-1' }).where('id', '=', doctor.id).execute();
  const page = async () => (await shown(`/show/doctor/${doctor.id}`)).status;
  expect(await page()).toBe(200);
  await as('POST', `/admin/doctor/approve/${doctor.id}`, { isPublished: 0 });
  expect(await page()).toBe(404);
  await as('POST', `/admin/doctor/approve/${doctor.id}`, { isPublished: 1 });
  expect(await page()).toBe(200);
  await as('DELETE', `/admin/doctors/${doctor.id}`);
  expect(await page()).toBe(404);
});

it('invalidating the cached pages in one process invalidates them in the other processes too', async () => {
  const { config, log } = test.platform;
  const open = async () => {
    const sockets = createSockets(config, await openRelay({ ...config, databaseUrl: test.databaseUrl }, log));
    sockets.attach(createServer(), test.platform, {
      manners: {} as never,
      left: async () => {},
      screen: async () => null,
    });
    opened.push(sockets);
    return sockets;
  };
  const [here] = [await open(), await open()];
  let rendered = 0;
  const page = pageCache(
    async () => ({ status: 200, headers: [], body: String(++rendered) }),
    () => 0,
    new Set(),
    () => 0,
  );
  // both socket servers of this process share one cache: the first invalidates the page at once, and the message that
  // it sends to the second must invalidate it again
  const invalidatedAgain = async () => {
    here.invalidatePages();
    const { body } = await page('/');
    await setTimeout(200);
    return (await page('/')).body !== body;
  };
  await expect.poll(invalidatedAgain, { timeout: 10_000 }).toBe(true);
});
