import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { makeDoctor, makePlace } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

// a text that is stored with scripts, as an older version, another program or a manual change could have stored it
const hostile = '<p>Words<img src=x onerror=alert(1)></p><a href="javascript:alert(1)">a</a>';
const clean = '<p>Words</p><a rel="nofollow noopener noreferrer">a</a>';

it('scripts are removed from a doctor’s stored biography when it is shown', async () => {
  const { id } = await makeDoctor(test);
  await test.platform.db.updateTable('doctor').set({ bio: hostile }).where('id', '=', id).execute();
  expect((await test.call('GET', `/show/doctor/${id}`)).body.data.bio).toBe(clean);
});

it('scripts are removed from the stored descriptions of places and laboratory tests when they are shown', async () => {
  const { db } = test.platform;
  const { id } = await makePlace(test, 'laboratory');
  const testId = newId();
  await db.updateTable('place').set({ about: hostile }).where('id', '=', id).execute();
  await db.insertInto('test').values({ id: testId, title: 'Blood count', description: hostile }).execute();
  await db
    .insertInto('offer')
    .values({ id: newId(), provider_id: id, kind: 'laboratory', test_id: testId, price: 5_000 })
    .execute();
  expect((await test.call('GET', `/show/laboratory/${id}`)).body.data.about).toBe(clean);
  const offerings = await test.call('GET', '/laboratory-tests', { query: { laboratory_id: id } });
  expect(offerings.body.data.data[0].test.description).toBe(clean);
  const listed = (await test.call('GET', '/tests')).body.data.find((one: { id: string }) => one.id === testId);
  expect(listed.description).toBe(clean);
});
