import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Upload } from '../../../platform/http/call.ts';
import { archive, listOf, newerOffice } from '../../../testing/office-file.ts';
import { makePatient, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { withAttached } from '../index.ts';

let test: TestApp;
let patient: Person;
beforeAll(async () => {
  test = await startTestApp();
  patient = await makePatient(test);
});
afterAll(() => test.close());

const MB = 1_048_576;
const email = listOf('wordprocessingml.document');
const zeros = { name: 'media/a.bin', text: Buffer.alloc(101 * MB) };
const given = (name: string, bytes: Buffer): Upload => ({ name, bytes, contentType: '' });
const store = (upload: Upload) =>
  withAttached(test.platform, [upload], patient.id, (keep) => test.platform.db.transaction().execute(keep));

it.each([
  ['without the directory of its archive', newerOffice('wordprocessingml.document').subarray(0, -30), 'damaged'],
  ['that decompresses to more than 100 MB', archive([email, zeros]), 'unfolds to more than 100 MB'],
  [
    'that declares a smaller size than it decompresses to',
    archive([email, { ...zeros, declaredBytes: 9 }]),
    'unfolds to more than 100 MB',
  ],
  ['that contains the same part many times', archive([email], { times: 9 }), 'unfolds to more than 100 MB'],
])('refuses to attach a document %s', async (_what, bytes, sentence) => {
  await expect(store(given('x.docx', bytes))).rejects.toThrow(sentence);
});

it('attaches a document that decompresses to ninety megabytes', async () => {
  const pictures = { name: 'media/a.bin', text: Buffer.alloc(90 * MB) };
  expect(await store(given('x.docx', archive([email, pictures])))).toHaveLength(1);
});

it('refuses to attach a picture with more than forty million pixels', async () => {
  const huge = await sharp({ create: { width: 40_001, height: 1_000, channels: 3, background: 'red' } })
    .png({ palette: true, colours: 2, effort: 1 })
    .toBuffer();
  await expect(store(given('x-ray.png', huge))).rejects.toThrow('x-ray.png: the picture has more than 40 million');
});

it('a patient may attach a hundred megabytes a day and a thousand megabytes in total', async () => {
  const { id } = await makePatient(test);
  const attach = () =>
    withAttached(test.platform, [given('a.txt', Buffer.from('x'))], id, (keep) =>
      test.platform.db.transaction().execute(keep),
    );
  const had = (bytes: number, days: number) =>
    test.platform.pool.query(
      `insert into private_file (id, storage_key, name, content_type, bytes, uploaded_by, created_at)
        select gen_random_uuid(), gen_random_uuid()::text, 'a', 'a', $1, $2, now() - $3 * interval '1 day'`,
      [bytes, id, days],
    );
  await had(100 * MB - 1, 0.9);
  expect(await attach()).toHaveLength(1);
  await expect(attach()).rejects.toThrow('You have attached 100 MB within a day. Attach more tomorrow.');
  await test.platform.pool.query(
    `update private_file set created_at = created_at - interval '1 day' where uploaded_by = $1`,
    [id],
  );
  expect(await attach()).toHaveLength(1);
  await had(900 * MB, 9);
  await expect(attach()).rejects.toThrow('You have attached 1000 MB, the most that we keep for one account');
  const { rows } = await test.platform.pool.query('select count(*)::int from private_file where uploaded_by = $1', [
    id,
  ]);
  expect(rows).toEqual([{ count: 4 }]);
});
