import { describe, expect, it } from 'vitest';
import {
  box,
  doctor,
  hospital,
  useMessagingScenario,
  messageTo,
  open,
  patient,
  pdf,
  put,
  send,
  test,
} from '../../../testing/messaging-scenario.ts';

useMessagingScenario();

describe('attachments of a message', () => {
  it('are opened only by an address that is signed for the reader, whom the audit log records', async () => {
    await send(doctor, messageTo([patient]), [pdf, { ...pdf, name: 'second.pdf' }]);
    const [row] = (await box(patient)).data;
    expect(row.has_attachments).toBe(true);
    const { files, attachments } = (await open(patient, row.id)).body.data;
    expect(files).toMatchObject([
      { name: 'result.pdf', bytes: pdf.bytes.length, url: attachments[0] },
      { name: 'second.pdf' },
    ]);
    const at = new URL(attachments[0]);
    const { status, headers } = await test.call('GET', `ROOT${at.pathname}${at.search}`);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store']);
    const line = await test.platform.db
      .selectFrom('audit')
      .select(['account_id', 'patient_id', 'object'])
      .where('action', '=', 'file.read')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(line).toEqual({ account_id: patient.id, patient_id: patient.id, object: `message:${row.id}` });
    at.searchParams.set('account', doctor.id);
    expect((await test.call('GET', `ROOT${at.pathname}${at.search}`)).status).toBe(404);
    expect((await test.call('GET', `ROOT${at.pathname}`)).status).toBe(404);
  });
  it('are at most ten, including forwarded ones, and a message with more is refused and not stored', async () => {
    const ten = Array.from({ length: 10 }, (_, at) => ({ ...pdf, name: `${at}.pdf` }));
    expect((await send(doctor, messageTo([patient]), ten)).status).toBe(201);
    const [row] = (await box(patient)).data;
    const { status, body } = await send(patient, messageTo([hospital], { forward_of: row.id }), [pdf]);
    expect([status, body.errors]).toEqual([422, ['At most 10 files can be attached.']]);
    expect((await send(doctor, messageTo([patient]), [...ten, pdf])).status).toBe(422);
    const program = { ...pdf, name: 'a.pdf', bytes: Buffer.from('MZ\x90\0\x03') };
    expect((await send(doctor, messageTo([patient]), [program])).status).toBe(415);
    expect((await box(doctor, 'sent')).data[0].subject).toBe('Your pressure');
    expect((await box(patient)).total).toBe(1);
  });
});

describe('a draft', () => {
  it('may be incomplete, can be completed step by step, and can be sent only when it is complete', async () => {
    const { id, box: where } = (await send(patient, { draft: 1, message: 'Dear' })).body.data;
    expect(where).toBe('draft');
    expect((await put(patient, id, { draft: 0 })).status).toBe(422);
    await put(patient, id, { to: [doctor.id], subject: 'Cough' }, [pdf]);
    expect((await box(patient, 'draft')).data[0]).toMatchObject({ subject: 'Cough', excerpt: 'Dear' });
    expect((await box(doctor)).data[0]?.subject).not.toBe('Cough');
    const { body } = await put(patient, id, { message: 'Since Monday', draft: 0 });
    expect(body.data).toMatchObject({ id, box: 'sent', files: [{ name: 'result.pdf' }] });
    expect((await box(doctor)).data[0]).toMatchObject({ subject: 'Cough', excerpt: 'Since Monday' });
    expect((await box(patient, 'draft')).total).toBe(0);
  });
  it('loses the bytes of a file that is removed from it', async () => {
    const kept = (await send(patient, { draft: 1 }, [pdf, { ...pdf, name: 'second.pdf' }])).body.data;
    const [first, second] = kept.files;
    const { body } = await put(patient, kept.id, { remove: [first.id] });
    expect(body.data.files.map((file: { id: string }) => file.id)).toEqual([second.id]);
    expect(await test.platform.storage.get(`private/${first.id}`)).toBeNull();
    expect(await test.platform.storage.get(`private/${second.id}`)).not.toBeNull();
  });
  it('is deleted together with its own files, but forwarded files stay', async () => {
    await send(doctor, messageTo([patient]), [pdf]);
    const [row] = (await box(patient)).data;
    const draft = (await send(patient, { draft: 1, forward_of: row.id }, [{ ...pdf, name: 'mine.pdf' }])).body.data;
    const [passed, mine] = draft.files;
    await test.call('DELETE', `/messages/${draft.id}`, { token: patient.token });
    expect(await test.platform.storage.get(`private/${mine.id}`)).toBeNull();
    expect(await test.platform.storage.get(`private/${passed.id}`)).not.toBeNull();
    expect((await open(patient, row.id)).body.data.files).toHaveLength(1);
  });
  it('is sent once when it is sent from two windows at the same time', async () => {
    const { id } = (await send(patient, messageTo([doctor], { draft: 1, subject: 'Once' }))).body.data;
    const replies = await Promise.all([put(patient, id, { draft: 0 }), put(patient, id, { draft: 0 })]);
    expect(replies.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409]);
    expect((await box(doctor, 'inbox', 'once')).total).toBe(1);
  });
});
