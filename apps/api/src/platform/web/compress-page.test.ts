import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressPage } from './compress-page.ts';

const page = Buffer.from('<p>Muraho</p>'.repeat(200));
const readers = { br: brotliDecompressSync, gzip: gunzipSync };

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
] as const)('a page for a browser that accepts %s is compressed by %s', async (accepted, expected) => {
  const { body, encoding } = await compressPage(page, accepted);
  expect(encoding).toBe(expected);
  expect(body.length).toBeLessThan(page.length / 10);
  expect(readers[expected](body)).toEqual(page);
});

it('a short page, and a page for a browser that accepts no compression, are sent as they are', async () => {
  expect(await compressPage(page.subarray(0, 1000), 'gzip, br')).toEqual({ body: page.subarray(0, 1000) });
  for (const accepted of ['', 'deflate', 'abbr']) expect(await compressPage(page, accepted)).toEqual({ body: page });
});
