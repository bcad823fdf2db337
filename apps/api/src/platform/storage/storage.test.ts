import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskStorage } from './disk.ts';
import { type S3, s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

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
])('files %s', (_, open) => {
  test('come back as they were put, in place of what was there', async () => {
    const storage = open();
    const bytes = randomBytes(MB);
    await storage.put('private/one', Buffer.from('before'), 'text/plain');
    await storage.put('private/one', bytes, 'application/pdf');
    expect((await storage.get('private/one'))?.equals(bytes)).toBe(true);
  });

  test('of unknown length come back whole', async () => {
    const storage = open();
    const chunks = Array.from({ length: 12 }, () => randomBytes(MB));
    await storage.put('private/list', eachOf(chunks), 'text/csv; charset=utf-8');
    expect((await storage.get('private/list'))?.equals(Buffer.concat(chunks))).toBe(true);
  });

  test('that break off leave nothing, and what was there before stays', async () => {
    const storage = open();
    const broken = async function* () {
      yield* eachOf(Array.from({ length: 7 }, () => randomBytes(MB)));
      throw new Error('the reader went away');
    };
    await expect(storage.put('private/new', broken(), 'text/csv')).rejects.toThrow('the reader went away');
    expect(await storage.get('private/new')).toBeNull();
  });

  test('are gone when they are removed, and removing what is not there is no fault', async () => {
    const storage = open();
    await storage.put('public/two', Buffer.from('2'), 'image/webp');
    await storage.remove('public/two');
    await storage.remove('public/two');
    expect(await storage.get('public/two')).toBeNull();
  });
});

test('a store that refuses its keys is a failure, not an absent file', async () => {
  await expect(s3Storage({ ...own, accessKeyId: 'unknown' }).get('private/one')).rejects.toThrow('403');
});

async function* eachOf(chunks: Buffer[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield chunk;
}
