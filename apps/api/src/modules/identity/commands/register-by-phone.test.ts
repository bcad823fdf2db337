import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept, invite, mailedToken } from '../../../testing/members.ts';
import { makePlace } from '../../../testing/people.ts';
import { codeFor, wrongFor } from '../../../testing/phone-codes.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { isProved } from '../queries/people.queries.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let phone = '';
beforeEach(async () => {
  phone = `+2507888${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`;
  await test.platform.pool.query('delete from call_count');
});

const word = 'tea hills at dawn';
const register = (more: object) =>
  test.call('POST', '/register', {
    body: { name: 'Eric Mugabo', birth_date: '1990-05-06', phone, isAgreeTerms: 1, type_patient: 1, ...more },
  });
/** Signs up by phone alone; returns the token. */
async function enter(more: object = {}): Promise<string> {
  const { status, body } = await register({ phone_code: await codeFor(test, phone), ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data[0].patient.token;
}
const later = (minutes: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000);
};
const login = async () =>
  (await test.call('POST', '/login', { body: { phone, phone_code: await codeFor(test, phone) } })).body.data[0].patient;

describe('signing up with a phone number and a code', () => {
  it('opens a patient’s account without e-mail address and password, to which the person later signs in by a code', async () => {
    const { body } = await register({ phone_code: await codeFor(test, phone) });
    expect(body.data[0].patient).toMatchObject({ name: 'Eric Mugabo', email: null, phone, role: 'self' });
    const { token } = body.data[0].patient;
    expect((await test.call('GET', '/account/phone', { token })).body.data).toEqual({
      phone,
      confirmed: true,
      has_password: false,
    });
    expect((await test.call('GET', '/patient/details', { token })).body.data).toMatchObject({ email: null, phone });
    expect(await login()).toMatchObject({ id: body.data[0].patient.id, email: null });
    const guess = await test.call('POST', '/login', { body: { email: phone, password: 'anything' } });
    expect(guess.body.code).toBe('wrong_credentials');
  });

  it('needs the right code; without a code, or for a doctor, an e-mail address and a password are needed', async () => {
    const code = await codeFor(test, phone);
    expect((await register({ phone_code: wrongFor(code) })).body.code).toBe('phone_code_wrong');
    expect((await register({})).body.fields).toMatchObject({
      email: 'Enter your e-mail address, or a phone number and its code.',
      password: 'Choose a password.',
    });
    expect((await register({ phone_code: code, type_doctor: 1 })).body.fields).toMatchObject({
      email: expect.any(String),
      password: expect.any(String),
    });
    expect((await register({ phone_code: code })).status).toBe(201);
  });

  it('is refused for a number that another account has confirmed, until that account is closed', async () => {
    const token = await enter();
    expect((await register({ phone_code: await codeFor(test, phone) })).body.code).toBe('phone_taken');
    const { body } = await test.call('GET', '/patient/details', { token });
    await test.platform.pool.query('update account set deleted_at = now() where id = $1', [body.data.id]);
    await enter();
  });

  it('is possible with an e-mail address and a password too, and the person can then sign in in both ways', async () => {
    const email = 'eric@example.rw';
    await enter({ email, password: word, password_confirmation: word });
    expect((await login()).email).toBe(email);
    expect((await test.call('POST', '/login', { body: { email, password: word } })).status).toBe(200);
  });
});

describe('a person without an e-mail address', () => {
  it('counts as confirmed, like a person with a confirmed e-mail address', async () => {
    const token = await enter();
    const { body } = await test.call('GET', '/patient/details', { token });
    const { rows } = await sql`select ${isProved(body.data.id)} as proved`.execute(test.platform.db);
    expect(rows).toEqual([{ proved: true }]);
  });

  it('can set a first password and an e-mail address only after a recent sign-in', async () => {
    const token = await enter();
    const start = test.clock.now;
    later(16);
    const change = { old_password: '', new_password: word, confirm_password: word };
    const mine = { full_name: 'Eric Mugabo', email: `e${phone.slice(1)}@example.rw`, phone };
    const late = [
      await test.call('POST', '/patient/change_password', { token, body: change }),
      await test.call('POST', '/patient/update_profile', { token, body: mine }),
    ];
    expect(late.map(({ body }) => body.code)).toEqual(['sign_in_again', 'sign_in_again']);
    const fresh = (await login()).token;
    expect((await test.call('POST', '/patient/update_profile', { token: fresh, body: mine })).status).toBe(200);
    expect((await test.call('POST', '/patient/change_password', { token: fresh, body: change })).status).toBe(200);
    expect((await test.call('POST', '/login', { body: { email: mine.email, password: word } })).status).toBe(200);
    test.clock.now = start;
  });

  it('cannot change, in their profile, the phone number with which they sign in', async () => {
    const token = await enter();
    const saved = await test.call('POST', '/patient/update_profile', {
      token,
      body: { full_name: 'Eric M.', email: '', phone: '0788 000 000' },
    });
    expect(saved.body.fields).toEqual({
      phone: 'You log in with this number. Change it on your security page, by a code.',
    });
    const kept = await test.call('POST', '/patient/update_profile', {
      token,
      body: { full_name: 'Eric M.', email: '', phone },
    });
    expect([kept.status, kept.body.data.full_name]).toEqual([200, 'Eric M.']);
    expect((await login()).phone).toBe(phone);
  });

  it('can change to another phone number by a code', async () => {
    const token = await enter();
    later(1);
    phone = phone.replace('+2507888', '+2507889');
    const body = { phone, phone_code: await codeFor(test, phone) };
    expect((await test.call('POST', '/account/phone', { token, body })).status).toBe(200);
    expect((await login()).phone).toBe(phone);
  });

  it('does not become a member of a provider when an invitation to an address that they only typed is accepted', async () => {
    const token = await enter();
    const email = `typed-${phone.slice(1)}@example.rw`;
    await test.call('POST', '/patient/update_profile', { token, body: { full_name: 'Eric', email, phone } });
    const hospital = await makePlace(test, 'hospital');
    expect((await invite(test, hospital, { email, role: 'reception' })).status).toBe(201);
    expect((await accept(test, await mailedToken(test, email))).status).toBe(200);
    const refused = await test.call('POST', '/login', { body: { phone, phone_code: await codeFor(test, phone) } });
    expect(refused.body.code).toBe('phone_unknown');
    expect((await test.call('GET', '/patient/details', { token })).status).toBe(401);
  });
});
