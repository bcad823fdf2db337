import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { diskStorage } from './disk.ts';
import { type S3, s3Storage } from './s3.ts';
import type { Storage, Stored } from './storage.ts';

const full = vi.hoisted(() => ({ now: false }));
// simulates a full disk, on which only half of each file fits
vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof import('node:fs/promises')>();
  const writeFile = async (file: string, bytes: Buffer) => {
    await actual.writeFile(file, full.now ? bytes.subarray(0, bytes.length / 2) : bytes);
    if (full.now) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  return { ...actual, writeFile };
});

const MB = 1024 * 1024;
let root: string;
let store: S3rver;
let own: S3;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ivuriro-test-'));
  store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(root, 's3'),
    configureBuckets: [{ name: 'ivuriro', configs: [] }],
  });
  const { port } = (await store.run()) as unknown as AddressInfo;
  own = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'ivuriro',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
});
afterAll(async () => {
  await store.close();
  await rm(root, { recursive: true });
});

describe.each<[name: string, open: () => Storage]>([
  ['on disk', () => diskStorage(path.join(root, 'disk'))],
  ['in a store that speaks S3', () => s3Storage(own)],
])('storing files %s', (_, open) => {
  test('a stored file is read back unchanged, and replaces an earlier file with the same key', async () => {
    const storage = open();
    const bytes = randomBytes(MB);
    await storage.put('private/one', Buffer.from('before'), 'text/plain');
    await storage.put('private/one', bytes, 'application/pdf');
    expect((await storage.get('private/one'))?.equals(bytes)).toBe(true);
  });

  test('a file of unknown length is read back complete', async () => {
    const storage = open();
    const chunks = Array.from({ length: 12 }, () => randomBytes(MB));
    await storage.put('private/list', eachOf(chunks), 'text/csv; charset=utf-8');
    expect((await storage.get('private/list'))?.equals(Buffer.concat(chunks))).toBe(true);
  });

  test('an upload that breaks off leaves nothing in the storage', async () => {
    const storage = open();
    const broken = async function* () {
      yield* eachOf(Array.from({ length: 7 }, () => randomBytes(MB)));
      throw new Error('the reader went away');
    };
    await expect(storage.put('private/new', broken(), 'text/csv')).rejects.toThrow('the reader went away');
    expect(await storage.get('private/new')).toBeNull();
  });

  test('stored files are listed by folder with the time at which they were stored', async () => {
    const storage = open();
    const keys = Array.from({ length: 12 }, (_, n) => `found/${n}`).toSorted();
    for (const key of keys) await storage.put(key, Buffer.from(key), 'text/plain');
    await storage.put('founder', Buffer.from('x'), 'text/plain');
    const listed = await allOf(storage.list('found'));
    expect(listed.map(({ key }) => key).toSorted()).toEqual(keys);
    for (const { at } of listed) expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000);
    expect(await allOf(storage.list('nowhere'))).toEqual([]);
  });

  test('a removed file cannot be read any more, and removing a missing file is no error', async () => {
    const storage = open();
    await storage.put('public/two', Buffer.from('2'), 'image/webp');
    await storage.remove('public/two');
    await storage.remove('public/two');
    expect(await storage.get('public/two')).toBeNull();
  });
});

test('a file store that refuses the access keys of the product is reported as an error, not as a missing file', async () => {
  await expect(s3Storage({ ...own, accessKeyId: 'unknown' }).get('private/one')).rejects.toThrow('403');
});

const away = expect.objectContaining({
  code: 'unavailable',
  message: 'Files cannot be kept or opened at the moment. Nothing of this was saved; try again in a few minutes.',
});

test('writing to a full disk fails with a message for users and leaves no incomplete file', async () => {
  const storage = diskStorage(path.join(root, 'disk'));
  full.now = true;
  try {
    await expect(storage.put('packed/one', randomBytes(MB), 'image/webp')).rejects.toEqual(away);
  } finally {
    full.now = false;
  }
  expect(await allOf(storage.list('packed'))).toEqual([]);
  await storage.put('packed/one', Buffer.from('1'), 'image/webp');
  expect(await allOf(storage.list('packed'))).toHaveLength(1);
});

test('a file that is removed while its folder is listed does not hide the other files', async () => {
  const storage = diskStorage(path.join(root, 'disk'));
  const keys = Array.from({ length: 9 }, (_, n) => `leaving/${n}`);
  for (const key of keys) await storage.put(key, Buffer.from(key), 'text/plain');
  const listed: string[] = [];
  for await (const { key } of storage.list('leaving')) {
    if (listed.length === 0) for (const other of keys.slice(0, 5)) if (other !== key) await storage.remove(other);
    listed.push(key);
  }
  expect(listed).toEqual(expect.arrayContaining(keys.slice(5)));
});

async function allOf(listed: AsyncIterable<Stored>): Promise<Stored[]> {
  const all: Stored[] = [];
  for await (const one of listed) all.push(one);
  return all;
}

async function* eachOf(chunks: Buffer[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield chunk;
}
