import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';
import sharp from 'sharp';
import { makePatient, makePlace } from '../../apps/api/src/testing/people.ts';
import type { ApiFixture } from '../api-fixture.ts';
import type { SentFile } from './case.ts';
import { chunk } from './png.ts';
import { type Answer, sendForm } from './send-form.ts';

const mb = 1_048_576;
const note = (bytes: number, name = 'a.txt'): SentFile => ({
  name,
  type: 'text/plain',
  bytes: Buffer.alloc(bytes, 97),
});
const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

/**
 * Tests too many files in one request, too many simultaneous uploads, and too many files of one account. Refused files
 * must leave nothing in the storage.
 */
export async function concurrentUploads(fixture: ApiFixture): Promise<string[]> {
  const wrong: string[] = [];
  const [patient, hospital] = [await makePatient(fixture), await makePlace(fixture, 'hospital')];
  const tiny = {
    name: 'a.png',
    type: 'image/png',
    bytes: await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  };
  const attach = (files: SentFile[], fields: Record<string, string> = {}) =>
    sendForm(fixture, '/messages', patient.token, { draft: '1', subject: 'x', ...fields }, 'attachments[]', files);
  const show = (who: typeof patient, itemType: string, files: SentFile[]) =>
    sendForm(fixture, '/upload_file', who.token, { itemType, itemId: who.id }, 'file', files);
  const expect = async (what: string, answer: Promise<Answer>, status: number, code?: string) => {
    const found = await answer;
    if (found.status !== status || found.code !== code) wrong.push(`${what}: ${found.status} ${found.text}`);
  };
  await expect('an eleventh file', attach(many(11, () => note(9))), 422, 'validation_failed');
  await expect('a hundred files', attach(many(100, () => note(9))), 422, 'validation_failed');
  await expect('ten files of 1 MB', attach(many(10, () => note(mb))), 201);
  await expect(
    'nine good files and a bad one',
    attach([...many(9, () => note(9)), note(9, 'a.js')]),
    415,
    'unsupported_type',
  );
  await expect('two faces', show(patient, 'patient', [tiny, tiny]), 422, 'validation_failed');
  await expect(
    'a sixth picture',
    show(
      hospital,
      'hospital',
      many(6, () => tiny),
    ),
    422,
    'validation_failed',
  );
  await expect(
    'four pictures and an SVG',
    show(hospital, 'hospital', [...many(4, () => tiny), { ...tiny, name: 'a.svg' }]),
    415,
    'unsupported_type',
  );
  const text = 'x'.repeat(150_000);
  const fields = Object.fromEntries(many(200, (n) => [`field${n}`, text]));
  await expect('30 MB of fields', attach([], fields), 413, 'too_large');
  await expect(
    '30 MB of fields for a call without files',
    sendForm(fixture, '/login', '', fields, 'file', []),
    413,
    'too_large',
  );
  await expect(
    'a file for a call without files',
    sendForm(fixture, '/login', '', {}, 'file', [note(9)]),
    422,
    'unknown_field',
  );
  for (let sent = 10; sent < 100; sent += 10)
    await expect(`${sent + 10} MB in a day`, attach(many(10, () => note(mb))), 201);
  await expect('110 MB in a day', attach(many(10, () => note(mb))), 429, 'slow_down');
  return wrong;
}

/** Many people upload the largest accepted pictures at the same time. */
export async function heavyPictures(fixture: ApiFixture, people: number): Promise<string[]> {
  const [width, height] = [6_300, 6_300];
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // an interlaced picture is decoded into memory as a whole, with four bytes for each pixel
  head.set([8, 6, 0, 0, 1], 8);
  const passes = [
    [8, 8],
    [8, 8],
    [4, 8],
    [4, 4],
    [2, 4],
    [2, 2],
    [1, 2],
  ] as const;
  const starts = [
    [0, 0],
    [4, 0],
    [0, 4],
    [2, 0],
    [0, 2],
    [1, 0],
    [0, 1],
  ] as const;
  const size = passes.reduce(
    (sum, [right, down], n) =>
      sum + (Math.ceil((width - starts[n]![0]) / right) * 4 + 1) * Math.ceil((height - starts[n]![1]) / down),
    0,
  );
  const bytes = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', await buffer(Readable.from(zeros(size)).pipe(createDeflate({ level: 1 })))),
    chunk('IEND', ''),
  ]);
  const file = { name: 'a.png', type: 'image/png', bytes };
  // creates the accounts before the measurement, because hashing a password takes 19 MB
  const patients = await Promise.all(many(people, () => makePatient(fixture)));
  const answers = await Promise.all(
    patients.map(({ id, token }) =>
      sendForm(fixture, '/upload_file', token, { itemType: 'patient', itemId: id }, 'file', [file]),
    ),
  );
  return answers
    .filter(({ status }) => status !== 201)
    .map(({ status, text }) => `a heavy picture in a crowd: ${status} ${text}`);
}

/**
 * Yields zero bytes in blocks. This process must not hold the whole uncompressed picture, because its memory is
 * measured.
 */
function* zeros(size: number) {
  const some = Buffer.alloc(mb);
  for (let left = size; left > 0; left -= some.length) yield some.subarray(0, left);
}
