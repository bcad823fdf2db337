import { describe, expect, it } from 'vitest';
import { deliver } from '../../testing/deliver.ts';
import { makePatient, type Person } from '../../testing/people.ts';
import { makeAppointment } from '../../testing/appointments.ts';
import {
  admin,
  box,
  doctor,
  hospital,
  useMessagingScenario,
  messageTo,
  open,
  other,
  patient,
  put,
  send,
  stranger,
  test,
  unread,
} from '../../testing/messaging-scenario.ts';

useMessagingScenario();

describe('a message', () => {
  it('is unread in each recipient’s inbox until it is opened, and open pages show the number of unread messages at once', async () => {
    const { status, body } = await send(patient, messageTo([doctor, hospital]));
    expect([status, body.message]).toEqual([201, 'Message sent successfully']);
    expect(body.data).toMatchObject({ box: 'sent', read: true, subject: 'Your pressure', has_attachments: false });
    expect(body.data.to.map((one: { name: string }) => one.name)).toEqual([doctor.name, hospital.name]);
    await deliver(test);
    const [row] = (await box(doctor)).data;
    expect(row).toMatchObject({
      box: 'inbox',
      read: false,
      from: { account_id: patient.id, account_type: 'patient', name: 'Aline Uwase', email: null },
      excerpt: 'Please measure it every morning.',
      created_at: test.clock.now.toISOString(),
    });
    const counted = await unread(doctor);
    expect(test.pushes).toContainEqual({ accountId: doctor.id, event: 'message', payload: { unread: counted } });
    expect((await open(doctor, row.id)).body.data).toMatchObject({
      read: true,
      message: 'Please measure it every morning.',
    });
    expect(await unread(doctor)).toBe(counted - 1);
    expect(test.pushes.at(-1)).toEqual({ accountId: doctor.id, event: 'message', payload: { unread: counted - 1 } });
    // the doctor opened only their own copy: the hospital's copy is still unread
    expect((await box(hospital)).data[0]).toMatchObject({ read: false, subject: 'Your pressure' });
  });
  it('can be marked as unread by its recipient, and cannot be changed otherwise', async () => {
    const { id } = (await send(patient, messageTo([doctor]))).body.data;
    const [row] = (await box(doctor)).data;
    await open(doctor, row.id);
    const before = await unread(doctor);
    expect((await put(doctor, row.id, { read: 0 })).body.data.read).toBe(false);
    expect(await unread(doctor)).toBe(before + 1);
    for (const [by, which, change] of [
      [patient, id, { message: 'Other words' }],
      [patient, id, { draft: 0 }],
      [patient, id, { read: 0 }],
      [doctor, row.id, { subject: 'Other', read: 1 }],
    ] as const)
      expect((await put(by, which, change)).body.code).toBe('message_sent');
    const query = test.platform.db
      .updateTable('message')
      .set({ text: 'Other words' })
      .where('subject', '=', 'Your pressure');
    await expect(query.execute()).rejects.toThrow('a sent message cannot be changed');
  });
  it('has one copy for each account, which no other account can read, change, delete or answer', async () => {
    await send(patient, messageTo([doctor, hospital]));
    const [copy] = (await box(doctor)).data;
    for (const by of [patient, hospital, stranger, admin]) {
      expect((await open(by, copy.id)).status).toBe(404);
      expect((await put(by, copy.id, { read: 0 })).status).toBe(404);
      expect((await test.call('DELETE', `/messages/${copy.id}`, { token: by.token })).status).toBe(404);
      expect((await send(by, messageTo([], { reply_to: copy.id }))).status).toBe(404);
    }
  });
  it('does not show its other recipients to a recipient', async () => {
    await makeAppointment(test, { doctor, patient: other });
    await send(doctor, messageTo([patient, other]));
    const [row] = (await box(patient)).data;
    expect(row.to.map((one: { name: string }) => one.name)).toEqual(['Aline Uwase']);
    expect((await box(patient, 'inbox', 'solange')).total).toBe(0);
    expect((await box(doctor, 'sent', 'solange')).total).toBe(1);
  });
  it('is refused when it is incomplete, and the error names each missing field', async () => {
    const { status, body } = await send(patient, {});
    expect([status, body.errors]).toEqual([
      422,
      ['Choose at least one recipient.', 'Enter a subject.', 'Write your message.'],
    ]);
    expect((await send(patient, messageTo([doctor], { subject: 'x'.repeat(201) }))).status).toBe(422);
    const many = await Promise.all(Array.from({ length: 21 }, () => makePatient(test)));
    expect((await send(admin, messageTo(many))).body.errors).toEqual(['A message goes to at most 20 recipients.']);
    expect((await send(admin, messageTo(many.slice(1)))).status).toBe(201);
  });
  it('arrives once when it is sent twice with the same idempotency key', async () => {
    const headers = { 'idempotency-key': 'a-key-of-the-page' };
    const body = messageTo([doctor]);
    const [first, again] = [
      await test.call('POST', '/messages', { token: patient.token, body, headers }),
      await test.call('POST', '/messages', { token: patient.token, body, headers }),
    ];
    expect(again.body.data.id).toBe(first.body.data.id);
    expect((await box(patient, 'sent')).total).toBe(1);
  });
  it('is listed with the others between the two accounts for each of them, and with nobody who received it beside them', async () => {
    const withOf = async (by: Person, { id }: Person) =>
      (await test.call('GET', '/messages', { token: by.token, query: { with: id } })).body.data.data.map(
        (row: { box: string; subject: string }) => [row.box, row.subject],
      );
    await send(patient, messageTo([doctor, hospital], { subject: 'Question' }));
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    await send(doctor, messageTo([patient], { subject: 'Answer' }));
    await send(doctor, messageTo([hospital], { subject: 'About the roster' }));
    const both = [
      ['sent', 'Answer'],
      ['inbox', 'Question'],
    ];
    expect(await withOf(doctor, patient)).toEqual(both);
    expect(await withOf(patient, doctor)).toEqual([
      ['inbox', 'Answer'],
      ['sent', 'Question'],
    ]);
    expect(await withOf(hospital, patient)).toEqual([['inbox', 'Question']]);
    expect(await withOf(hospital, doctor)).toEqual([['inbox', 'About the roster']]);
    expect(await withOf(doctor, other)).toEqual([]);
  });
  it('stays with the sender when the recipient deletes it', async () => {
    const { id } = (await send(patient, messageTo([doctor]))).body.data;
    const [row] = (await box(doctor)).data;
    const before = await unread(doctor);
    expect((await test.call('DELETE', `/messages/${row.id}`, { token: doctor.token })).body.data).toBeNull();
    expect(await unread(doctor)).toBe(before - 1);
    expect((await open(doctor, row.id)).status).toBe(404);
    expect((await open(patient, id)).status).toBe(200);
  });
});
