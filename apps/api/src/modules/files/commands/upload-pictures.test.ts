import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeDoctor, makePatient, makePlace, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let jpeg: Buffer;
let png: Buffer;
beforeAll(async () => {
  test = await startTestApp();
  const red = sharp({ create: { width: 2_400, height: 1_200, channels: 3, background: '#a4401f' } });
  jpeg = await red
    .clone()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  png = await red.clone().resize(40, 40).png().toBuffer();
});
afterAll(() => test.close());

const file = (bytes: Buffer, name = 'me.jpg', type = 'image/jpeg') => ({ field: 'file', name, type, bytes });
const upload = (person: Person, itemType: string, files = [file(jpeg)], itemId = person.id) =>
  test.call('POST', '/upload_file', { token: person.token, body: { itemType, itemId }, files });
const bytesOf = (filename: string) => test.app.inject({ method: 'GET', url: `/files/${filename}` });
const picturesOf = async (id: string): Promise<string[]> => {
  const { rows } = await test.platform.pool.query('select id from picture where item_id = $1 order by position, id', [
    id,
  ]);
  return rows.map((row) => row.id);
};

describe('an uploaded picture', () => {
  it('is re-encoded as WebP of at most 1600 pixels on each side, without the metadata of the camera', async () => {
    const patient = await makePatient(test);
    const { status, body } = await upload(patient, 'patient');
    expect(status).toBe(201);
    expect(body.data).toEqual([expect.objectContaining({ itemType: 'patient', itemId: patient.id })]);
    const reply = await bytesOf(body.data[0].filename);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const meta = await sharp(reply.rawPayload).metadata();
    expect([meta.format, meta.width, meta.height, meta.exif]).toEqual(['webp', 1_600, 800, undefined]);
    const details = await test.call('GET', '/patient/details', { token: patient.token });
    expect(details.body.data.picture).toEqual({ id: body.data[0].id, filename: body.data[0].filename });
  });

  it('replaces the previous picture, whose bytes are deleted', async () => {
    const patient = await makePatient(test);
    const first = (await upload(patient, 'patient')).body.data[0];
    const second = (await upload(patient, 'patient', [file(png, 'me.png', 'image/png')])).body.data[0];
    expect(await picturesOf(patient.id)).toEqual([second.id]);
    expect((await bytesOf(first.filename)).statusCode).toBe(404);
    expect((await bytesOf(second.filename)).statusCode).toBe(200);
  });

  it('can be removed by its owner, which deletes its bytes', async () => {
    const doctor = await makeDoctor(test);
    const [picture] = (await upload(doctor, 'doctor')).body.data;
    const { status } = await test.call('DELETE', `/remove_file/${picture.id}`, { token: doctor.token });
    expect(status).toBe(200);
    expect((await bytesOf(picture.filename)).statusCode).toBe(404);
  });
});

describe('the pictures of a place', () => {
  it('a sixth picture is refused, even when two pictures are uploaded at the same time', async () => {
    const hospital = await makePlace(test, 'hospital');
    const four = await upload(
      hospital,
      'hospital',
      Array.from({ length: 4 }, () => file(png)),
    );
    expect(four.body.data).toHaveLength(4);
    const both = await Promise.all([upload(hospital, 'hospital'), upload(hospital, 'hospital')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(both.find(({ status }) => status === 422)!.body.errors).toEqual([
      'There may be 5 pictures. Remove one first.',
    ]);
    expect(await picturesOf(hospital.id)).toHaveLength(5);
    const six = await upload(
      hospital,
      'hospital',
      Array.from({ length: 6 }, () => file(png)),
    );
    expect([six.status, six.body.errors]).toEqual([422, ['At most 5 files can be attached.']]);
  });

  it('a place can change the order of its pictures, but must name each picture exactly once', async () => {
    const pharmacy = await makePlace(test, 'pharmacy');
    await upload(pharmacy, 'pharmacy', [file(png), file(png), file(png)]);
    const [a, b, c] = await picturesOf(pharmacy.id);
    const order = (id: unknown) =>
      test.call('PUT', '/order_files', {
        token: pharmacy.token,
        body: { itemType: 'pharmacy', itemId: pharmacy.id, id },
      });
    const done = await order([c, a, b]);
    expect(done.body.data.map(({ id }: { id: string }) => id)).toEqual([c, a, b]);
    expect(await picturesOf(pharmacy.id)).toEqual([c, a, b]);
    for (const wrong of [
      [a, b],
      [a, a, b],
      [a, b, c, c],
      [a, b, (await makePatient(test)).id],
    ])
      expect((await order(wrong)).status).toBe(422);
    expect(await picturesOf(pharmacy.id)).toEqual([c, a, b]);
  });
});

describe('permissions for pictures', () => {
  it('a patient can change only the patient’s own picture, and an administrator the picture of any existing item', async () => {
    const [one, two] = [await makePatient(test), await makePatient(test)];
    const [picture] = (await upload(one, 'patient')).body.data;
    const answers = [
      await upload(two, 'patient', undefined, one.id),
      await upload(two, 'doctor'),
      await upload(two, 'drug', undefined, one.id),
      await test.call('DELETE', `/remove_file/${picture.id}`, { token: two.token }),
      await test.call('PUT', '/order_files', {
        token: two.token,
        body: { itemType: 'patient', itemId: one.id, id: [picture.id] },
      }),
      await upload(two, 'patient', undefined, 'no-such-id'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await picturesOf(one.id)).toEqual([picture.id]);
    const admin = await makeAdmin(test);
    expect((await upload(admin, 'patient', undefined, one.id)).status).toBe(201);
    for (const [type, id] of [
      ['doctor', one.id],
      ['patient', admin.id],
      ['drug', one.id],
      ['blog', 'x'],
      ['insurance', 'nobody'],
    ])
      expect((await upload(admin, type!, undefined, id)).status).toBe(404);
  });

  it('only an administrator can change the picture of a drug, an insurer or a post', async () => {
    const admin = await makeAdmin(test);
    await test.platform.pool.query(`insert into insurance (id, name) values ('rssb', 'RSSB') on conflict do nothing`);
    expect((await upload(admin, 'insurance', undefined, 'rssb')).status).toBe(201);
    const doctor = await makeDoctor(test);
    expect((await upload(doctor, 'insurance', undefined, 'rssb')).status).toBe(404);
  });
});

describe('files that are no pictures', () => {
  const svg = Buffer.from(
    '<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  );
  it.each([
    ['an SVG', file(svg, 'me.svg', 'image/svg+xml'), 'me.svg: SVG pictures are not taken. Send it as PNG or JPEG.'],
    ['an SVG that says it is a PNG', file(svg, 'me.png', 'image/png'), 'me.png: SVG pictures are not taken.'],
    ['a page', file(Buffer.from('<html><script>1</script>'), 'me.jpg'), 'me.jpg: only JPEG, PNG, WebP and GIF'],
    ['a program', file(Buffer.from('MZ\x90\0'.padEnd(200, '\0')), 'me.png', 'image/png'), 'me.png: only JPEG'],
    ['a PDF', file(Buffer.from('%PDF-1.7\n%%EOF'), 'me.png', 'image/png'), 'me.png: only JPEG'],
    ['nothing', file(Buffer.alloc(0), 'me.png', 'image/png'), 'me.png: only JPEG'],
    [
      'HEIC',
      file(
        Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]),
        'me.heic',
        'image/heic',
      ),
      'me.heic: only JPEG',
    ],
  ])('refuses %s as a picture, with a message', async (_what, wrong, sentence) => {
    const patient = await makePatient(test);
    const { status, body } = await upload(patient, 'patient', [wrong]);
    expect([status, body.code]).toEqual([415, 'unsupported_type']);
    expect(body.message).toContain(sentence);
    expect(await picturesOf(patient.id)).toEqual([]);
  });

  it('a small file that decompresses to a huge picture is refused before it is decompressed', async () => {
    const patient = await makePatient(test);
    const { status, body } = await upload(patient, 'patient', [file(hugePng(30_000, 30_000), 'me.png', 'image/png')]);
    expect([status, body.message]).toEqual([413, 'me.png: the picture has more than 40 million pixels.']);
  });

  it('an incomplete picture is refused', async () => {
    const patient = await makePatient(test);
    const { status, body } = await upload(patient, 'patient', [file(jpeg.subarray(0, jpeg.length / 2))]);
    expect([status, body.message]).toEqual([415, 'me.jpg: the picture is damaged or of a kind that we cannot read.']);
  });

  it('a picture that is one byte larger than the size limit is refused, and a picture of exactly that size is accepted', async () => {
    const patient = await makePatient(test);
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
    expect((await upload(patient, 'patient', [file(padded(1_048_577))])).status).toBe(413);
    expect((await upload(patient, 'patient', [file(padded(1_048_576))])).status).toBe(201);
  });

  it('an upload without a file is refused, and so are two files where one picture is allowed', async () => {
    const patient = await makePatient(test);
    expect((await upload(patient, 'patient', [])).body.errors).toEqual(['Choose a picture.']);
    expect((await upload(patient, 'patient', [file(png), file(png)])).body.errors).toEqual(['Send one picture.']);
  });

  it.each(['../../../etc/passwd', 'x.php\0.jpg', 'a.php.jpg', '..\\..\\boot.jpg', 'é\u202Egpj.exe'])(
    'a file name such as %j does not decide where the file is stored',
    async (name) => {
      const patient = await makePatient(test);
      const { status, body } = await upload(patient, 'patient', [file(png, name)]);
      expect(status).toBe(201);
      expect(body.data[0].filename).toMatch(/^[0-9a-f-]{36}\.webp$/);
    },
  );

  it('no file outside the folder of pictures is served', async () => {
    for (const path of [
      '..%2Ffile-signing-key',
      '%2e%2e%2ffile-signing-key',
      'private',
      'x.webp',
      `${'a'.repeat(36)}.svg`,
    ])
      expect((await bytesOf(path)).statusCode).toBe(404);
  });
});

function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(64)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
