import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { asOwner } from '../../../platform/db/role.ts';
import { asAway } from '../../../platform/storage/unavailable.ts';
import { makePatient, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deleteOrphanedFiles } from '../index.ts';

let test: TestApp;
let patient: Person;
let face: Buffer;
beforeAll(async () => {
  test = await startTestApp();
  patient = await makePatient(test);
  face = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1d5b3e' } })
    .png()
    .toBuffer();
});
afterAll(() => test.close());

const show = () =>
  test.call('POST', '/upload_file', {
    token: patient.token,
    body: { itemType: 'patient', itemId: patient.id },
    files: [{ field: 'file', name: 'a.png', type: 'image/png', bytes: face }],
  });
const attach = () =>
  test.call('POST', '/messages', {
    token: patient.token,
    body: { draft: 1 },
    files: [1, 2].map((n) => ({
      field: 'attachments[]',
      name: `${n}.txt`,
      type: 'text/plain',
      bytes: Buffer.from('x'),
    })),
  });
const keys = async (folder: string) => {
  const found: string[] = [];
  for await (const { key } of test.platform.storage.list(folder)) found.push(key);
  return found;
};
const rows = async () =>
  (
    await test.platform.pool.query(
      `select storage_key as key from private_file union all select 'pictures/' || filename from picture`,
    )
  ).rows
    .map(({ key }) => String(key))
    .toSorted();
const everything = async () => new Set([...(await keys('pictures')), ...(await keys('private'))]);

describe('stored bytes without a row', () => {
  it('are deleted when they are a day old; younger files and files with a row stay', async () => {
    expect([(await show()).status, (await attach()).status]).toEqual([201, 201]);
    const kept = await everything();
    const at = (key: string) => path.join(test.platform.config.dataDir, 'files', key);
    const keys = [`pictures/${newId()}.webp`, `private/${newId()}`, `private/${newId()}.${newId()}`];
    for (const key of keys) {
      await mkdir(path.dirname(at(key)), { recursive: true });
      await writeFile(at(key), 'half of a fi');
    }
    await deleteOrphanedFiles({}, test.platform);
    expect(await everything()).toEqual(new Set([...kept, ...keys]));
    for (const key of [...kept, ...keys]) await utimes(at(key), new Date(0), new Date(0));
    await deleteOrphanedFiles({}, test.platform);
    expect(await everything()).toEqual(kept);
  });
});

describe('a storage without free space', () => {
  it.each([
    ['a picture', show],
    ['an attachment', attach],
  ])(
    'an upload of %s is refused with a message and stores nothing, and it succeeds when there is space again',
    async (_what, send) => {
      const before = await rows();
      const { storage } = test.platform;
      const put = vi.spyOn(storage, 'put').mockImplementationOnce(async () => {
        throw asAway(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
      });
      const { status, body, headers } = await send();
      put.mockRestore();
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '2']);
      expect(body.errors).toEqual([
        'Files cannot be kept or opened at the moment. Nothing of this was saved; try again in a few minutes.',
      ]);
      expect(await rows()).toEqual(before);
      expect(await everything()).toEqual(new Set(before));
      expect((await send()).status).toBe(201);
    },
  );

  it('an upload that fails in the database leaves no picture in the storage', async () => {
    const before = await everything();
    const place = vi.spyOn(test.platform.storage, 'put');
    const alter = (change: string) =>
      asOwner(test.databaseUrl, (owner) => owner.query(`alter table picture ${change}`));
    await alter('add constraint none check (false) not valid');
    const { status } = await show();
    await alter('drop constraint none');
    expect([status, place.mock.calls.length]).toEqual([500, 1]);
    place.mockRestore();
    expect(await everything()).toEqual(before);
  });
});

it('a command succeeds although the storage fails to delete the bytes that it replaced', async () => {
  const [{ body: draft }] = [await attach(), await show()];
  const remove = vi.spyOn(test.platform.storage, 'remove').mockRejectedValue(new Error('The store is silent.'));
  const toNobody = await test.call('POST', '/messages', {
    token: patient.token,
    body: { to: newId(), message: 'Muraho' },
    files: [{ field: 'attachments[]', name: '1.txt', type: 'text/plain', bytes: Buffer.from('x') }],
  });
  const removed = await test.call('DELETE', `/messages/${draft.data.id}`, { token: patient.token });
  const shown = await show();
  expect(remove.mock.calls).toHaveLength(4);
  remove.mockRestore();
  expect([toNobody.body.code, removed.status, shown.status]).toEqual(['validation_failed', 200, 201]);
});
