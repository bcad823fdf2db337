import { type Kind, kinds, pluralOf } from '@ivuriro/contract/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeMessage } from '../../../testing/messages.ts';
import { makeAdmin, makePatient, makePlace, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { pageCache } from '../../../platform/web/page-cache.ts';
import { makeAppointment } from '../../../testing/appointments.ts';
import { loadContents } from '../../content/index.ts';
import { hashPassword } from '../../identity/domain/passwords.ts';
import { fillProvider, distinctValues } from '../../../testing/filled-provider.ts';

const now = new Date('2026-11-20T10:00:00Z');
const password = 'Umuhanda-mwiza-7';
let test: TestApp;
let admin: Person;
let patient: Person;
beforeAll(async () => {
  test = await startTestApp({ now });
  await loadContents(test.platform.db);
});
beforeEach(async () => {
  [admin, patient] = [await makeAdmin(test), await makePatient(test)];
});
afterAll(() => test.close());

const withPassword = async (person: Person): Promise<Person> => {
  const password_hash = await hashPassword(password);
  await test.platform.db.updateTable('login').set({ password_hash }).where('id', '=', person.id).execute();
  return person;
};
let made = 0;
/** Signs up a provider whose e-mail address and phone number no other provider of this file has. */
async function leaving(kind: Kind) {
  const words = { ...distinctValues(kind), email: `${++made}@example.test`, phone: `+25072${1_000_000 + made}` };
  return withPassword({ ...(await fillProvider(test, kind, { patient, words })), email: words.email });
}
const values = (who: Person, type: string, text = '') =>
  test.call('POST', '/data_requests', { token: who.token, body: { type, text, password } });
const answer = (id: string, status = 'DONE', by = admin) =>
  test.call('PUT', `/admin/data_requests/${id}`, { token: by.token, body: { status, answer: 'As you asked.' } });
const shown = (kind: Kind, id: string) => test.call('GET', `/show/${kind}/${id}`);
const loginOf = (id: string) =>
  test.platform.db.selectFrom('login').select(['email', 'password_hash']).where('id', '=', id).executeTakeFirst();
const erasedLogin = (id: string) => ({ email: `${id}@erased.invalid`, password_hash: null });

describe.each(kinds)('a %s who leaves', (kind) => {
  it('can download a copy of all their data, as JSON and as PDF', async () => {
    const provider = await leaving(kind);
    const { status, body } = await test.call('GET', '/my_data', { token: provider.token });
    expect(status).toBe(200);
    const open = async (address: string) => {
      const { pathname, search } = new URL(address);
      return test.app.inject({ method: 'GET', url: pathname + search });
    };
    const json = await open(body.data.json);
    const kept = JSON.parse(json.body);
    const words = distinctValues(kind);
    expect(kept.profile).toEqual([expect.objectContaining({ name: provider.name, email: provider.email, kind })]);
    expect(kept.payout_account).toEqual([expect.objectContaining({ account_number: words.account })]);
    expect(kept.reviews).toEqual([expect.objectContaining({ text: 'Good', your_replies: [words.reply] })]);
    expect(kept.messages).toEqual([expect.objectContaining({ kind: 'draft', text: words.draft })]);
    expect(JSON.stringify(kept.about_you)).toContain(words.about);
    // the copy only counts the records of patients, because these belong to the patients
    expect(json.body).not.toContain(patient.name);
    const pdf = await open(body.data.pdf);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is erased once no appointment, order or payment is open, and can afterwards neither be found nor sign in', async () => {
    const provider = await leaving(kind);
    const page = pageCache(
      async () => ({ status: (await shown(kind, provider.id)).status, headers: [], body: '' }),
      () => 0,
      new Set(),
      () => 0,
    );
    expect((await page('/')).status).toBe(200);
    expect((await values(provider, 'ERASURE')).status).toBe(201);
    expect((await values(provider, 'ERASURE')).body.code).toBe('conflict');
    const query = { status: 'PENDING' };
    const [request] = (await test.call('GET', '/admin/data_requests', { token: admin.token, query })).body.data.data;
    expect(request.account).toMatchObject({ id: provider.id, account_type: kind, name: provider.name });
    const done = await answer(request.id);
    expect([done.status, done.body.data.status]).toEqual([200, 'DONE']);
    expect(done.body.data.kept.join(' ')).toContain('the books of account must be kept');
    const [gone, never] = [await shown(kind, provider.id), await shown(kind, admin.id)];
    expect([gone.status, (await page('/')).status]).toEqual([404, 404]);
    expect({ ...gone.body, request_id: '' }).toEqual({ ...never.body, request_id: '' });
    const listed = (await test.call('GET', `/${pluralOf(kind)}`)).body.data.data;
    expect(listed.map(({ id }: { id: string }) => id)).not.toContain(provider.id);
    expect((await test.call('GET', '/data_requests', { token: provider.token })).status).toBe(401);
    expect((await test.call('POST', '/login', { body: { email: provider.email, password } })).status).toBe(401);
    expect(await loginOf(provider.id)).toEqual(erasedLogin(provider.id));
  });
});

describe('an erasure of a provider', () => {
  const refused = async (id: string): Promise<string[] | undefined> => {
    const { status, body } = await answer(id);
    expect([status, body.code]).toEqual([422, 'too_early']);
    return body.errors;
  };

  it('an erasure of a provider waits for open appointments and payouts, and for money that the provider or Ivuriro owes', async () => {
    const doctor = await leaving('doctor');
    const { db } = test.platform;
    const { id } = (await values(doctor, 'ERASURE')).body.data;
    const appointment = await makeAppointment(test, { doctor, patient, status: 'PENDING' });
    const one = ['There is still one visit, order or payment open. They end or are cancelled first.'];
    expect(await refused(id)).toEqual(one);
    await db.updateTable('appointment').set({ status: 'CANCELLED' }).where('id', '=', appointment.id).execute();
    const earned = (revenue: number) =>
      db.updateTable('wallet').set({ revenue }).where('owner_id', '=', doctor.id).execute();
    await earned(1_800);
    expect(await refused(id)).toEqual(['1,800 Frw are earned and not paid out. Pay them out first.']);
    await earned(-500);
    expect(await refused(id)).toEqual(['500 Frw of cash are owed to Ivuriro. They are paid first.']);
    await earned(0);
    const sent = (status: string) =>
      db.updateTable('payout').set({ status }).where('provider_id', '=', doctor.id).execute();
    await sent('SENT');
    expect(await refused(id)).toEqual(one);
    expect((await shown('doctor', doctor.id)).status).toBe(200);
    await sent('CONFIRMED');
    expect((await answer(id)).status).toBe(200);
  });

  it('a doctor’s name and registration number stay with the records; the patient still sees who treated them', async () => {
    const doctor = await leaving('doctor');
    const { db } = test.platform;
    await db.updateTable('doctor').set({ rmdc_number: 'RMDC 77' }).where('id', '=', doctor.id).execute();
    const { id } = (await values(doctor, 'ERASURE')).body.data;
    expect((await answer(id)).body.data.kept[0]).toContain('Medical records of one visit, with your name and code');
    const appointments = await test.call('GET', '/patient/appointments', { token: patient.token });
    expect(appointments.body.data.data[0].doctor.name).toBe(doctor.name);
    const row = await db.selectFrom('doctor').selectAll().where('id', '=', doctor.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ rmdc_number: 'RMDC 77', bio: '', gender: null, verified: false });
  });

  it('an erasure removes the name of a provider who never dealt with anybody', async () => {
    const bare = await withPassword(await makePlace(test, 'pharmacy', { name: 'Bare' }));
    const { id } = (await values(bare, 'ERASURE')).body.data;
    expect((await answer(id)).body.data.kept).toHaveLength(1);
    const named = test.platform.db.selectFrom('provider').select('name').where('id', '=', bare.id);
    expect(await named.executeTakeFirst()).toEqual({ name: 'Former pharmacy' });
  });

  it('a provider who was deleted meanwhile can still be erased', async () => {
    const pharmacy = await leaving('pharmacy');
    const { id } = (await values(pharmacy, 'ERASURE')).body.data;
    const deleted = await test.call('DELETE', `/admin/pharmacies/${pharmacy.id}`, { token: admin.token });
    expect(deleted.status).toBe(200);
    expect((await answer(id)).status).toBe(200);
    expect(await loginOf(pharmacy.id)).toEqual(erasedLogin(pharmacy.id));
  });
});

describe('an administrator who leaves', () => {
  const close = (id: string, by: Person, word?: string) =>
    test.call('DELETE', `/admin/administrators/${id}`, { token: by.token, body: word ? { password: word } : {} });
  const listed = async (): Promise<string[]> => {
    const { body } = await test.call('GET', '/admin/administrators', { token: admin.token });
    return body.data.map(({ id }: { id: string }) => id);
  };

  it('an administrator’s account can be closed only by another administrator, and entries in the audit log keep the name', async () => {
    const leaver = await withPassword(await makeAdmin(test));
    const did = await test.call('PUT', '/admin/payout_limit', { token: leaver.token, body: { amount: 5_000 } });
    expect(did.status).toBe(200);
    expect((await close(leaver.id, leaver)).body.code).toBe('conflict');
    expect(await listed()).toContain(leaver.id);
    const { key } = await writeMessage(test, { from: leaver, text: 'Never sent', file: 'never-sent.txt' });
    expect((await close(leaver.id, admin)).status).toBe(200);
    expect(await test.platform.storage.get(key)).toBeNull();
    expect(await listed()).not.toContain(leaver.id);
    expect((await close(leaver.id, admin)).status).toBe(404);
    expect((await test.call('GET', '/admin/administrators', { token: leaver.token })).status).toBe(401);
    expect((await test.call('POST', '/admin/login', { body: { email: leaver.email, password } })).status).toBe(401);
    const audit = await test.call('GET', '/admin/audit', { token: admin.token, query: { account_id: leaver.id } });
    expect(audit.body.data.data[0].account).toMatchObject({ id: leaver.id, name: leaver.name });
    expect(await loginOf(leaver.id)).toEqual(erasedLogin(leaver.id));
  });

  it('closing the account of an administrator requires the password again when it was entered long ago', async () => {
    const leaver = await makeAdmin(test);
    await withPassword(admin);
    const { db } = test.platform;
    await db.updateTable('session').set({ password_at: null }).where('account_id', '=', admin.id).execute();
    test.clock.now = new Date(now.getTime() + 60 * 60_000);
    expect((await close(leaver.id, admin)).body.code).toBe('password_required');
    expect((await close(leaver.id, admin, password)).status).toBe(200);
    test.clock.now = now;
  });

  it('when two administrators close each other’s accounts at the same time, one account remains', async () => {
    const [one, other] = [await makeAdmin(test), await makeAdmin(test)];
    const answers = await Promise.all([close(one.id, other), close(other.id, one)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await listed();
    expect([one.id, other.id].filter((id) => left.includes(id))).toHaveLength(1);
  });

  it('an administrator can request their own erasure, and only another administrator can grant it', async () => {
    const leaver = await withPassword(await makeAdmin(test));
    await writeMessage(test, { from: leaver, to: patient, text: 'Good morning', file: 'morning.txt' });
    const { id } = (await values(leaver, 'ERASURE')).body.data;
    expect((await answer(id, 'DONE', leaver)).body.code).toBe('conflict');
    expect((await answer(id)).body.data.kept).toEqual([
      'Your name, beside what you did as an administrator.',
      'The record of what was done in your account, and of what you agreed to: they prove it.',
      'one message that you sent, with those who received it.',
    ]);
  });
});
