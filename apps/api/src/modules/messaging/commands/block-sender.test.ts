import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdmin, makeDoctor, makePatient, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeAppointment } from '../../../testing/appointments.ts';
import { eraseMailbox } from '../jobs/erasure.ts';

let test: TestApp;
let patient: Person;
let doctor: Person;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  [patient, doctor] = [await makePatient(test), await makeDoctor(test)];
  await makeAppointment(test, { patient, doctor });
});
afterAll(() => test.close());

const write = (from: Person, to: Person, more: object = {}) =>
  test.call('POST', '/messages', {
    token: from.token,
    body: { to: [to.id], subject: 'Hello', message: 'How are you?', ...more },
  });
const inbox = async (of: Person) => (await test.call('GET', '/messages', { token: of.token })).body.data.data;
const block = (of: Person, id: string) => test.call('POST', `/messages/${id}/block`, { token: of.token });
const blocked = async (of: Person) => (await test.call('GET', '/messages/blocked', { token: of.token })).body.data;
/** Sends a message of the doctor to the patient, who then blocks the doctor. Returns the id of the message. */
async function blockedDoctor() {
  await write(doctor, patient);
  const [{ id }] = await inbox(patient);
  expect((await block(patient, id)).status).toBe(200);
  return id as string;
}

describe('a blocked sender', () => {
  it('cannot write to the account that blocked them until the block is removed, and the error names that account', async () => {
    await blockedDoctor();
    const refused = await write(doctor, patient);
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      409,
      'sender_blocked',
      [`${patient.name} takes no messages from you.`],
    ]);
    expect(await inbox(patient)).toHaveLength(1);
    const [row] = await blocked(patient);
    expect(row.sender).toMatchObject({ account_id: doctor.id, name: doctor.name });
    expect((await test.call('DELETE', `/messages/blocked/${row.id}`, { token: patient.token })).status).toBe(200);
    expect(await blocked(patient)).toEqual([]);
    expect((await write(doctor, patient)).status).toBe(201);
    expect(await inbox(patient)).toHaveLength(2);
  });

  it('cannot send a draft that was begun before the block', async () => {
    const draft = (await write(doctor, patient, { draft: 1 })).body.data.id;
    await blockedDoctor();
    const sent = await test.call('PUT', `/messages/${draft}`, { token: doctor.token, body: { draft: 0 } });
    expect([sent.status, sent.body.code]).toEqual([409, 'sender_blocked']);
    expect(await inbox(patient)).toHaveLength(1);
  });

  it('is shown as blocked in their messages, and can be blocked again without an error', async () => {
    const id = await blockedDoctor();
    await block(patient, id);
    const [row] = await blocked(patient);
    const { data } = (await test.call('GET', `/messages/${id}`, { token: patient.token })).body;
    expect(data.block_id).toBe(row.id);
    const sent = (await test.call('GET', '/messages', { token: doctor.token, query: { box: 'sent' } })).body.data.data;
    const own = (await test.call('GET', `/messages/${sent[0].id}`, { token: doctor.token })).body.data;
    expect(own.block_id).toBeNull();
  });

  it('still receives messages of the patient who blocked them, and that patient still receives messages of others', async () => {
    await blockedDoctor();
    expect((await write(patient, doctor)).status).toBe(201);
    const other = await makeDoctor(test, { name: 'Dr. Other' });
    await makeAppointment(test, { patient, doctor: other });
    expect((await write(other, patient)).status).toBe(201);
  });

  it('can be blocked by a provider as well as by a patient', async () => {
    await write(patient, doctor);
    await block(doctor, (await inbox(doctor))[0].id);
    expect((await write(patient, doctor)).body.errors).toEqual([`${doctor.name} takes no messages from you.`]);
  });

  it('gets one entry in the audit log, and none in the access log of a patient', async () => {
    await write(patient, doctor);
    await block(doctor, (await inbox(doctor))[0].id);
    const { rows } = await test.platform.pool.query(
      `select action, outcome, patient_id from audit where account_id = $1 and action = 'message.sender_blocked'`,
      [doctor.id],
    );
    expect(rows).toEqual([{ action: 'message.sender_blocked', outcome: 'done', patient_id: null }]);
  });
});

describe('blocks that are refused', () => {
  it('nobody can block an administrator, because administrators may write to everybody', async () => {
    const admin = await makeAdmin(test);
    await write(admin, patient);
    const refused = await block(patient, (await inbox(patient))[0].id);
    expect([refused.status, refused.body.errors]).toEqual([422, ['You cannot block this sender.']]);
    await blockedDoctor();
    expect((await write(admin, patient)).status).toBe(201);
  });

  it('nobody can block the sender of another account’s message, or remove the block of another account', async () => {
    const id = await blockedDoctor();
    expect((await block(doctor, id)).status).toBe(404);
    const [row] = await blocked(patient);
    expect((await test.call('DELETE', `/messages/blocked/${row.id}`, { token: doctor.token })).status).toBe(404);
    expect(await blocked(doctor)).toEqual([]);
    expect(await blocked(patient)).toHaveLength(1);
  });

  it('nobody can block themselves as the sender of a message', async () => {
    const { id } = (await write(doctor, patient)).body.data;
    expect((await block(doctor, id)).status).toBe(404);
  });
});

it('the erasure of an account deletes the blocks that it made and the blocks against it', async () => {
  await blockedDoctor();
  await test.platform.db.transaction().execute((trx) => eraseMailbox(trx, doctor.id));
  expect(await blocked(patient)).toEqual([]);
});
