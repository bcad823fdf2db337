import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { asOwner } from '../../platform/db/role.ts';
import { writeMessage } from '../../testing/messages.ts';
import { pdfPages } from '../../testing/pdf-text.ts';
import { makeAdmin, makeDoctor, makePatient, makeSpeciality, type Person } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeAppointment } from '../../testing/appointments.ts';
import { hashPassword } from '../identity/domain/passwords.ts';
import { loadContents } from '../content/index.ts';
import { mailAnswer } from './jobs/mail-answer.ts';

const now = new Date('2026-11-20T10:00:00Z');
const password = 'Umuhanda-mwiza-7';
let test: TestApp;
let admin: Person;
let patient: Person;
let doctor: Person;
beforeAll(async () => {
  test = await startTestApp({ now });
  await loadContents(test.platform.db);
  [admin, doctor] = [await makeAdmin(test), await makeDoctor(test)];
});
beforeEach(async () => {
  test.clock.now = now;
  patient = await makePatient(test);
  const password_hash = await hashPassword(password);
  await test.platform.db
    .updateTable('login')
    .set({ password_hash, phone: `+25078${Math.floor(Math.random() * 9_000_000 + 1_000_000)}` })
    .where('id', '=', patient.id)
    .execute();
});
afterAll(() => test.close());

const call = (
  line: string,
  {
    token = patient.token,
    body = {},
    query = {},
  }: { token?: string; body?: object; query?: Record<string, string> } = {},
) => {
  const [method, path] = line.split(' ') as ['GET', string];
  return test.call(method, path, { token, query, ...(method === 'GET' ? {} : { body }) });
};
const values = (type: string, text = '') => call('POST /patient/data_requests', { body: { type, text, password } });
const answer = (id: string, status: string) =>
  call(`PUT /admin/data_requests/${id}`, { token: admin.token, body: { status, answer: 'We have looked at it.' } });
const appointment = async (status: 'PENDING' | 'COMPLETED') => {
  const specialityId = await makeSpeciality(test, { id: doctor.id, kind: 'doctor' });
  return makeAppointment(test, { doctor, patient, specialityId, status });
};
const rowOf = (table: 'patient' | 'login' | 'account', id = patient.id) =>
  test.platform.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('consents', () => {
  it('a patient sees their consents and refusals, newest first, each with the version of the text', async () => {
    const give = (key: string, version: number, accepted: number) =>
      call('POST /patient/consents', { body: { key, version, accepted } });
    expect((await give('policy', 1, 1)).status).toBe(201);
    expect((await give('policy', 2, 1)).body).toMatchObject({ code: 'conflict' });
    test.clock.now = new Date(now.getTime() + 1000);
    expect((await give('policy', 1, 0)).body.data).toEqual([
      { key: 'policy', version: 1, accepted: false, at: test.clock.now.toISOString() },
      { key: 'policy', version: 1, accepted: true, at: now.toISOString() },
    ]);
    await expect(
      asOwner(test.databaseUrl, (owner) => owner.query('update consent set accepted = true')),
    ).rejects.toThrow('append-only');
  });

  it('the first consents of a patient are the terms and the policy agreed to at sign-up', async () => {
    const { body } = await test.call('POST', '/register', {
      body: {
        name: 'Keza',
        email: `${newId()}@example.test`,
        password,
        password_confirmation: password,
        birth_date: '1990-01-01',
        isAgreeTerms: 1,
        type_patient: 1,
      },
    });
    const { data } = (await call('GET /patient/consents', { token: body.data[0].patient.token })).body;
    const at = now.toISOString();
    expect(data).toEqual([
      { key: 'term', version: 1, accepted: true, at },
      { key: 'policy', version: 1, accepted: true, at },
    ]);
  });
});

describe('a copy of the patient’s data', () => {
  it('a patient downloads all their data as JSON and as PDF, from addresses that expire', async () => {
    const { code } = await appointment('COMPLETED');
    const stranger = await makePatient(test, 'Somebody Else');
    await writeMessage(test, { from: doctor, to: patient, text: 'Here it is.', file: 'blood.pdf', order: newId() });
    const { data } = (await call('GET /patient/my_data')).body;
    const open = async (address: string) => {
      const { pathname, search } = new URL(address);
      return test.app.inject({ method: 'GET', url: pathname + search });
    };
    const json = await open(data.json);
    const kept = JSON.parse(json.body);
    expect(kept.profile).toEqual([
      expect.objectContaining({ name: patient.name, email: patient.email, birth_date: '1992-03-04' }),
    ]);
    expect(kept.visits).toEqual([expect.objectContaining({ code, doctor: doctor.name, status: 'COMPLETED' })]);
    expect(kept.payments).toHaveLength(1);
    const file = { name: 'blood.pdf', bytes: 11, attached_at: expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d$/) };
    expect(kept.messages).toEqual([expect.objectContaining({ kind: 'received', text: 'Here it is.', files: [file] })]);
    expect(json.body).not.toContain(stranger.name);
    expect(Object.keys(kept)).toEqual(
      expect.arrayContaining(['consents', 'consultation_files', 'orders', 'reviews', 'messages', 'who_opened_my_file']),
    );
    const pdf = await open(data.pdf);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdfPages(pdf.rawPayload).join(' ')).toContain('name blood.pdf');
    test.clock.now = new Date(now.getTime() + 16 * 60_000);
    expect((await open(data.json)).statusCode).toBe(404);
  });
});

describe('requests about personal data', () => {
  it('a privacy request needs the password, only one of each kind may be open, and each is answered once', async () => {
    expect(
      (await call('POST /patient/data_requests', { body: { type: 'CORRECTION', text: 'x', password: 'no' } })).body
        .code,
    ).toBe('wrong_password');
    expect((await values('CORRECTION')).status).toBe(422);
    const made = await values('CORRECTION', 'My name is written with z.');
    expect(made.status).toBe(201);
    expect((await values('CORRECTION', 'Again')).body.code).toBe('conflict');
    const { id } = made.body.data;
    const waiting = await call('GET /admin/data_requests', { token: admin.token, query: { status: 'PENDING' } });
    expect(waiting.body.data.data).toContainEqual(
      expect.objectContaining({ id, status: 'PENDING', account: expect.objectContaining({ name: patient.name }) }),
    );
    const answers = await Promise.all([answer(id, 'DONE'), answer(id, 'REFUSED')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [own] = (await call('GET /patient/data_requests')).body.data;
    expect(own).toMatchObject({ id, answer: 'We have looked at it.', kept: [], answered_at: now.toISOString() });
    // a request for a correction changes nothing by itself
    expect(await rowOf('account')).toMatchObject({ name: patient.name, deleted_at: null });
    expect((await values('CORRECTION', 'Once more')).status).toBe(201);
  });

  it('a refused request for erasure erases nothing', async () => {
    const { id } = (await values('ERASURE')).body.data;
    expect((await answer(id, 'REFUSED')).body.data).toMatchObject({ status: 'REFUSED', kept: [] });
    expect(await rowOf('login')).toMatchObject({ email: patient.email });
  });

  it('an erasure waits until no appointment, order or payment of the patient is open', async () => {
    const { id: appointmentId } = await appointment('PENDING');
    const { id } = (await values('ERASURE')).body.data;
    const refused = await answer(id, 'DONE');
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'too_early',
        errors: ['There is still one visit, order or payment open. They end or are cancelled first.'],
      },
    });
    expect(await rowOf('account')).toMatchObject({ deleted_at: null });
    const { db } = test.platform;
    await db.updateTable('appointment').set({ status: 'CANCELLED' }).where('id', '=', appointmentId).execute();
    const payment = newId();
    await db
      .insertInto('payment')
      .values({
        id: payment,
        tx_ref: payment,
        patient_id: patient.id,
        payee_id: doctor.id,
        payee_kind: 'doctor',
        purpose: 'appointment',
        method: 'MOBILE_MONEY',
        amount: 1_000,
        commission: 100,
        status: 'INITIATED',
      })
      .execute();
    expect((await answer(id, 'DONE')).body.code).toBe('too_early');
    await db.updateTable('payment').set({ status: 'EXPIRED' }).where('id', '=', payment).execute();
    expect((await answer(id, 'DONE')).status).toBe(200);
  });

  it('granting an erasure requires the administrator’s password when it was entered long ago, and refusing it does not', async () => {
    const { id } = (await values('ERASURE')).body.data;
    const { db } = test.platform;
    const password_hash = await hashPassword(password);
    await db.updateTable('login').set({ password_hash }).where('id', '=', admin.id).execute();
    await db.updateTable('session').set({ password_at: null }).where('account_id', '=', admin.id).execute();
    test.clock.now = new Date(now.getTime() + 60 * 60_000);
    const answered = (status: string, word?: string) =>
      call(`PUT /admin/data_requests/${id}`, {
        token: admin.token,
        body: { status, answer: 'Done.', ...(word ? { password: word } : {}) },
      });
    expect((await answered('DONE')).body.code).toBe('password_required');
    expect((await answered('DONE', 'a guess')).body.code).toBe('wrong_password');
    expect(await rowOf('account')).toMatchObject({ deleted_at: null });
    expect((await answered('DONE', password)).status).toBe(200);
    expect(await rowOf('account')).toMatchObject({ deleted_at: test.clock.now });
    const other = await makePatient(test, 'Another');
    await db
      .insertInto('data_request')
      .values({ id: newId(), patient_id: other.id, type: 'ERASURE', text: '', created_at: now })
      .execute();
    test.clock.now = new Date(now.getTime() + 120 * 60_000);
    const [waiting] = (await call('GET /admin/data_requests', { token: admin.token, query: { status: 'PENDING' } }))
      .body.data.data;
    expect((await answer(waiting.id, 'REFUSED')).status).toBe(200);
  });

  it('an erasure keeps the medical record with the patient’s name and birth date, says so, and deletes the rest', async () => {
    const { db } = test.platform;
    await appointment('COMPLETED');
    await db
      .insertInto('review')
      .values({ id: newId(), provider_id: doctor.id, patient_id: patient.id, overall: 5, text: 'Good', accepted: true })
      .execute();
    await db
      .updateTable('patient')
      .set({ id_number: '1 1992 8', address: 'KG 1' })
      .where('id', '=', patient.id)
      .execute();
    const { id } = (await values('ERASURE', 'Please')).body.data;
    const done = (await answer(id, 'DONE')).body.data;
    expect(done.kept[0]).toBe(
      'Medical records of one visit, with your name, code and birth date: health-care law asks for them. They can be read only by who treated you.',
    );
    expect(await rowOf('account')).toMatchObject({ name: patient.name, deleted_at: now });
    expect(await rowOf('patient')).toMatchObject({
      birth_date: '1992-03-04',
      id_number: null,
      address: null,
      gender: null,
    });
    expect(await rowOf('login')).toMatchObject({
      email: `${patient.id}@erased.invalid`,
      phone: null,
      password_hash: null,
    });
    expect((await call('GET /patient/details')).status).toBe(401);
    expect((await test.call('POST', '/login', { body: { email: patient.email, password } })).status).toBe(401);
    expect(await db.selectFrom('review').select('id').where('patient_id', '=', patient.id).execute()).toEqual([]);
    const appointments = (await call('GET /doctor/appointments', { token: doctor.token })).body.data.data;
    expect(appointments.map((one: { patient: { full_name: string } }) => one.patient.full_name)).toContain(
      patient.name,
    );
  });

  it('an erasure of a person without records leaves no name', async () => {
    const { id } = (await values('ERASURE')).body.data;
    expect((await answer(id, 'DONE')).body.data.kept).toHaveLength(1);
    expect(await rowOf('account')).toMatchObject({ name: 'Former patient' });
    expect(await rowOf('patient')).toMatchObject({ birth_date: null });
  });

  it('an erasure leaves the person’s other account unchanged', async () => {
    await test.platform.db
      .insertInto('account')
      .values({ id: newId(), login_id: patient.id, type: 'doctor', name: 'Dr Uwase', user_code: newId().slice(-8) })
      .execute();
    const { id } = (await values('ERASURE')).body.data;
    expect((await answer(id, 'DONE')).status).toBe(200);
    expect(await rowOf('login')).toMatchObject({ email: patient.email });
  });

  it('the answer to a request for erasure is mailed to the address from before the erasure', async () => {
    const sent: { to: string; text: string }[] = [];
    const mail = { send: async (one: { to: string; text: string }) => void sent.push(one) };
    await mailAnswer(
      {
        email: 'a@example.test',
        name: 'Aline',
        type: 'ERASURE',
        status: 'DONE',
        answer: 'Done.',
        kept: ['One payment.'],
      },
      { mail } as never,
    );
    expect(sent[0]!.to).toBe('a@example.test');
    for (const words of ['closed your account', 'Done.', 'One payment.', 'within 30 days'])
      expect(sent[0]!.text).toContain(words);
  });
});

it('only administrators see all privacy requests; patients see their own', async () => {
  for (const path of ['/admin/data_requests', '/admin/breaches', '/admin/audit'])
    expect((await call(`GET ${path}`)).status).toBe(403);
  for (const path of ['/patient/my_data', '/patient/data_requests', '/patient/consents'])
    expect((await call(`GET ${path}`, { token: doctor.token })).status).toBe(403);
});
