import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdmin, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  admin = await makeAdmin(test);
});
afterAll(() => test.close());

const one = async (sql: string) => (await test.platform.pool.query(sql)).rows[0];

it('a form with five pictures of a megabyte is accepted, but no picture is stored, because pictures are uploaded separately', async () => {
  const bytes = Buffer.alloc(1_048_576);
  const files = Array.from({ length: 5 }, () => ({ field: 'images[]', name: 'logo.png', type: 'image/png', bytes }));
  const save = { token: admin.token, body: { name: 'With pictures' }, files };
  expect((await test.call('POST', '/admin/insurances', save)).status).toBe(201);
  expect(await one('select count(*)::int from picture')).toEqual({ count: 0 });
});

it('the logo of an insurance is shown with the insurance and deleted with it', async () => {
  const { body } = await test.call('POST', '/admin/insurances', { token: admin.token, body: { name: 'Ejo Cover' } });
  const logo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1d5b3e' } })
    .png()
    .toBuffer();
  const file = { field: 'file', name: 'logo.png', type: 'image/png', bytes: logo };
  const item = { itemType: body.data.itemType, itemId: body.data.id };
  const sent = await test.call('POST', '/upload_file', { token: admin.token, body: item, files: [file] });
  const filename = sent.body.data[0].filename;
  const shown = (await test.call('GET', '/insurances', { query: { 'text-search': 'ejo' } })).body.data[0];
  expect(shown.logo.filename).toBe(filename);
  await test.call('DELETE', `/admin/insurances/${item.itemId}`, { token: admin.token });
  expect(await one(`select id from picture where filename = '${filename}'`)).toBeUndefined();
  expect((await test.app.inject({ url: `/files/${filename}` })).statusCode).toBe(404);
});
