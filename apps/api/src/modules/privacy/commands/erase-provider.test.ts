import { type Kind, kinds, pluralOf } from '@ivuriro/contract/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
const requestErasure = ({ token }: Person) =>
  test.call('POST', '/data_requests', { token, body: { type: 'ERASURE', text: '', password } });
const answer = (id: string) =>
  test.call('PUT', `/admin/data_requests/${id}`, {
    token: admin.token,
    body: { status: 'DONE', answer: 'As you asked.' },
  });
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
    expect((await requestErasure(provider)).status).toBe(201);
    expect((await requestErasure(provider)).body.code).toBe('conflict');
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
    const { id } = (await requestErasure(doctor)).body.data;
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
    const { id } = (await requestErasure(doctor)).body.data;
    expect((await answer(id)).body.data.kept[0]).toContain('Medical records of one visit, with your name and code');
    const appointments = await test.call('GET', '/patient/appointments', { token: patient.token });
    expect(appointments.body.data.data[0].doctor.name).toBe(doctor.name);
    const row = await db.selectFrom('doctor').selectAll().where('id', '=', doctor.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ rmdc_number: 'RMDC 77', bio: '', gender: null, verified: false });
  });

  it('an erasure removes the name of a provider who never dealt with anybody', async () => {
    const bare = await withPassword(await makePlace(test, 'pharmacy', { name: 'Bare' }));
    const { id } = (await requestErasure(bare)).body.data;
    expect((await answer(id)).body.data.kept).toHaveLength(1);
    const named = test.platform.db.selectFrom('provider').select('name').where('id', '=', bare.id);
    expect(await named.executeTakeFirst()).toEqual({ name: 'Former pharmacy' });
  });

  it('a provider who was deleted meanwhile can still be erased', async () => {
    const pharmacy = await leaving('pharmacy');
    const { id } = (await requestErasure(pharmacy)).body.data;
    const deleted = await test.call('DELETE', `/admin/pharmacies/${pharmacy.id}`, { token: admin.token });
    expect(deleted.status).toBe(200);
    expect((await answer(id)).status).toBe(200);
    expect(await loginOf(pharmacy.id)).toEqual(erasedLogin(pharmacy.id));
  });
});
