import sharp from 'sharp';
import { recogniseAttachment } from '../domain/attachment-kinds.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Upload } from '../../../platform/http/call.ts';
import { makePatient, type Person } from '../../../testing/people.ts';
import { newerOffice } from '../../../testing/office-file.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readPrivate, signedAddress, storePrivateBytes, withAttached } from '../index.ts';

let test: TestApp;
let patient: Person;
let png: Buffer;
beforeAll(async () => {
  test = await startTestApp();
  patient = await makePatient(test);
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1d5b3e' } })
    .png()
    .toBuffer();
});
afterAll(() => test.close());

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const openXml = 'application/vnd.openxmlformats-officedocument';
const container = Buffer.from('d0cf11e0a1b11ae1'.padEnd(1_200, '0'), 'hex');
const older = (stream: string) => Buffer.concat([container, Buffer.from(stream, 'utf16le')]);
const word = older('WordDocument');
const given = (name: string, bytes: Buffer | string, contentType = 'application/octet-stream'): Upload => ({
  name,
  bytes: Buffer.from(bytes),
  contentType,
});
const store = (...uploads: Upload[]) =>
  withAttached(test.platform, uploads, patient.id, (keep) => test.platform.db.transaction().execute(keep));
const addressOf = async (upload: Upload, object = 'appointment:1') => {
  const [id] = await store(upload);
  return { id: id!, url: new URL(signedAddress(test.platform, id!, { accountId: patient.id, object })) };
};
const open = ({ pathname, search }: URL) => test.app.inject({ method: 'GET', url: pathname + search });

describe('attachments', () => {
  it.each([
    ['report.pdf', pdf, 'application/pdf'],
    ['letter.doc', word, 'application/msword'],
    ['sheet.xls', older('Workbook'), 'application/vnd.ms-excel'],
    ['talk.ppt', older('PowerPoint Document'), 'application/vnd.ms-powerpoint'],
    ['letter.docx', newerOffice('wordprocessingml.document'), `${openXml}.wordprocessingml.document`],
    ['sheet.xlsx', newerOffice('spreadsheetml.sheet'), `${openXml}.spreadsheetml.sheet`],
    ['talk.pptx', newerOffice('presentationml.presentation'), `${openXml}.presentationml.presentation`],
    ['note.txt', 'Amakuru? Ni meza.', 'text/plain; charset=utf-8'],
  ])('accepts %s as an attachment', async (name, bytes, contentType) => {
    const [id] = await store(given(name, bytes));
    const file = await readPrivate(test.platform, id!);
    expect([file.name, file.contentType, file.bytes.equals(Buffer.from(bytes))]).toEqual([name, contentType, true]);
  });

  it('accepts pictures of any format as attachments, and recognises the format by the bytes of the file', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
    const ids = await store(given('a.png', png), given('b.HEIC', heic), given('scan', png));
    const kept = await Promise.all(ids.map((id) => readPrivate(test.platform, id)));
    expect(kept.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['a.png', 'image/png'],
      ['b.HEIC', 'image/heic'],
      ['scan.png', 'image/png'],
    ]);
  });

  it.each([
    ['an SVG', 'x.svg', '<svg onload="alert(1)"/>', 'SVG pictures are not taken'],
    ['an SVG named text', 'x.txt', '\uFEFF<?xml version="1.0"?>\n<!DOCTYPE svg>\n<svg/>', 'SVG pictures are not taken'],
    ['a page', 'x.html', '<html></html>', 'the file is not what its name says'],
    ['a script behind a double ending', 'report.pdf.js', 'alert(1)', 'the file is not what its name says'],
    ['a program named PDF', 'x.pdf', 'MZ\x90\0\0\0', 'only Word, Excel, PowerPoint'],
    ['a text named PDF', 'x.pdf', 'hello', 'the file is not what its name says'],
    ['a PDF named picture', 'x.png', '%PDF-1.7\n%%EOF', 'the file is not what its name says'],
    ['bytes of no kind', 'x.bin', '\0\u0001\u0002', 'only Word, Excel, PowerPoint'],
    ['an archive', 'x.zip', 'PK\x03\x04'.padEnd(60, '\0'), 'only Word, Excel, PowerPoint'],
    ['an old office file that is none', 'x.doc', container, 'only Word, Excel, PowerPoint'],
    ['a protected document', 'x.docx', older('EncryptedPackage'), 'it is protected by a password'],
    ['nothing', 'x.txt', '', 'only Word, Excel, PowerPoint'],
  ])('refuses %s as an attachment', async (_what, name, bytes, sentence) => {
    await expect(store(given(name, bytes))).rejects.toThrow(sentence);
  });

  it('a long file name of an attachment is not cut within a letter, and the character set of a text file is recognised', async () => {
    const long = `${'a'.repeat(115)}👩é.txt`;
    const kinds = await Promise.all(
      [
        given('%22notes%22.txt', '\uFEFFdouleur'),
        { ...given('b.txt', 'x'), bytes: Buffer.from('fièvre', 'latin1') },
        { ...given('c.txt', 'x'), bytes: Buffer.from('\uFEFFfièvre', 'utf16le') },
        given(long, 'x'),
      ].map(recogniseAttachment),
    );
    expect(kinds.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['notes.txt', 'text/plain; charset=utf-8'],
      ['b.txt', 'text/plain; charset=windows-1252'],
      ['c.txt', 'text/plain; charset=utf-16le'],
      [`${'a'.repeat(115)}.txt`, 'text/plain; charset=utf-8'],
    ]);
  });

  it('accepts ten attachments of at most one megabyte each, and stores none when one of them is refused', async () => {
    const before = await test.platform.db.selectFrom('private_file').select('id').execute();
    const eleven = Array.from({ length: 11 }, (_, n) => given(`${n}.txt`, 'x'));
    await expect(store(...eleven)).rejects.toThrow('At most 10 files can be attached.');
    await expect(store(given('a.txt', 'a'.repeat(1_048_577)))).rejects.toThrow('at most 1 MB');
    await expect(store(given('good.txt', 'x'), given('bad.svg', '<svg/>'))).rejects.toThrow('bad.svg');
    expect(await test.platform.db.selectFrom('private_file').select('id').execute()).toHaveLength(before.length);
    expect(await store(...eleven.slice(1), given('a.txt', 'a'.repeat(1_048_576))).catch(String)).toContain(
      'At most 10',
    );
    expect(await store(...eleven.slice(2), given('a.txt', 'a'.repeat(1_048_576)))).toHaveLength(10);
  });

  it('the bytes of attachments are stored before the transaction begins, and deleted when the transaction fails', async () => {
    const { platform } = test;
    const put = vi.spyOn(platform.storage, 'put');
    const bytes = () => Promise.all(put.mock.calls.map(async ([key]) => (await platform.storage.get(key))?.toString()));
    const one = [given('a.txt', 'of the first')];
    try {
      const failing = withAttached(platform, one, patient.id, async (keep) => {
        expect(await bytes()).toEqual(['of the first']);
        await platform.db.transaction().execute(async (trx) => {
          await keep(trx);
          throw new Error('the time is taken');
        });
      });
      await expect(failing).rejects.toThrow('the time is taken');
      await withAttached(platform, [given('b.txt', 'of a double click')], patient.id, async () => {});
      expect(await bytes()).toEqual([undefined, undefined]);
    } finally {
      put.mockRestore();
    }
  });

  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\temp\\a.txt', 'a.txt'],
    ['a\r\nSet-Cookie: x.txt', 'aSet-Cookie x.txt'],
    ['ab\u202Efdp.txt', 'abfdp.txt'],
    ['...', 'file.txt'],
    [`${'long'.repeat(60)}.txt`, `${'long'.repeat(29)}.txt`],
  ])('an attachment with the file name %j is stored as %j', async (sent, kept) => {
    const [id] = await store(given(sent, 'x'));
    expect((await readPrivate(test.platform, id!)).name).toBe(kept);
  });
});

describe('the signed address of a private file', () => {
  it('a signed address opens the file with its content type, and the browser does not cache the file', async () => {
    const { url } = await addressOf(given('résumé "1".pdf', pdf));
    expect(url.origin).toBe('http://ivuriro.test');
    const reply = await open(url);
    expect([reply.statusCode, reply.rawPayload.equals(pdf)]).toEqual([200, true]);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="r_sum_ 1.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9%201.pdf`,
    });
  });

  it('a signed address serves a file that could contain a script only as a download', async () => {
    const reply = await open((await addressOf(given('note.txt', '<script>alert(1)</script>'))).url);
    expect(reply.headers['content-disposition']).toMatch(/^attachment/);
    expect(reply.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  });

  it('opening a signed address adds an entry with reader, file and patient to the audit log', async () => {
    const { id } = await addressOf(given('a.txt', 'x'));
    const doctor = await makePatient(test);
    const reader = { accountId: doctor.id, object: 'appointment:7', patientId: patient.id };
    await open(new URL(signedAddress(test.platform, id, reader)));
    const { rows } = await test.platform.pool.query(
      `select account_id, account_type, object, object_id, patient_id, outcome from audit where action = 'file.read' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      {
        account_id: doctor.id,
        account_type: 'patient',
        object: 'appointment:7',
        object_id: id,
        patient_id: patient.id,
        outcome: 'done',
      },
    ]);
  });

  it('a signed address expires after fifteen minutes', async () => {
    const { url } = await addressOf(given('a.txt', 'x'));
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 14 * 60_000);
    expect((await open(url)).statusCode).toBe(200);
    test.clock.now = new Date(before.getTime() + 15 * 60_000 + 1_000);
    const late = await open(url);
    expect([late.statusCode, late.json().message]).toEqual([404, 'This address has expired. Load the page again.']);
    test.clock.now = before;
  });

  it('a signed address opens nothing when any part of it was changed', async () => {
    const { url, id } = await addressOf(given('a.txt', 'x'));
    const other = (await addressOf(given('b.txt', 'y'))).id;
    const forged = [
      (it: URL) => (it.pathname = it.pathname.replace(id, other)),
      (it: URL) => it.searchParams.set('account', other),
      (it: URL) => it.searchParams.set('object', 'appointment:2'),
      (it: URL) => it.searchParams.set('patient', other),
      (it: URL) => it.searchParams.set('exp', '99999999999'),
      (it: URL) => it.searchParams.set('sig', 'x'.repeat(43)),
      (it: URL) => it.searchParams.delete('sig'),
      (it: URL) => it.searchParams.append('sig', 'x'),
      (it: URL) => (it.search = ''),
    ];
    for (const change of forged) {
      const copy = new URL(url);
      change(copy);
      expect((await open(copy)).statusCode).toBe(404);
    }
    expect((await open(url)).statusCode).toBe(200);
  });

  it('a signed address opens a generated file too', async () => {
    const id = await test.platform.db
      .transaction()
      .execute((trx) =>
        storePrivateBytes(
          test.platform,
          trx,
          { name: 'file.pdf', contentType: 'application/pdf', bytes: pdf },
          patient.id,
        ),
      );
    const url = new URL(signedAddress(test.platform, id, { accountId: patient.id, object: 'consultation_file:1' }));
    expect((await open(url)).rawPayload.equals(pdf)).toBe(true);
  });
});
