import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock.ts';
import { transactAs } from '../../../platform/transact-as.ts';
import { deliver } from '../../../testing/deliver.ts';
import {
  accept,
  invite,
  mailedToken,
  makeMemberWithLogin,
  memberPassword,
  someEmail,
} from '../../../testing/members.ts';
import { makePatient, makePlace, type Person, setPassword } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { closeAccount } from './close-account.ts';

let hospital: Person;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ now: new Date('2026-11-20T08:00:00Z') });
});
afterAll(() => test.close());
beforeEach(async () => {
  hospital = await makePlace(test, 'hospital', { name: 'Kabutare Hospital' });
});

const query = async <T>(text: string, values: unknown[] = []) =>
  (await test.platform.pool.query(text, values)).rows as T[];
const read = (token: string) => test.call('GET', `/invitations/${token}`);
async function invited(email: string, role: 'reception' | 'owner' = 'reception'): Promise<string> {
  await invite(test, hospital, { email, role });
  return mailedToken(test, email);
}
async function patientWithPassword(): Promise<Person> {
  const person = await makePatient(test, 'Keza Uwera');
  await setPassword(test, person, memberPassword);
  return person;
}

describe('a person without a login', () => {
  it('accepts an invitation by choosing a password, is signed in, and can sign in with this password later', async () => {
    const email = someEmail();
    const token = await invited(email);
    expect((await read(token)).body.data).toEqual({
      account_id: hospital.id,
      account_name: 'Kabutare Hospital',
      account_type: 'hospital',
      role: 'reception',
      name: 'Keza Uwera',
      email,
      phone: null,
      inviter: null,
      relation: null,
      until: null,
      known: false,
    });
    const { status, body } = await accept(test, token);
    const entry = body.data[0].hospital;
    expect([status, body.data.length, entry]).toMatchObject([
      200,
      1,
      { id: hospital.id, role: 'reception', email, member: { id: expect.any(String), name: 'Keza Uwera' } },
    ]);
    expect((await test.call('GET', '/hospital/profile', { token: entry.token })).status).toBe(200);
    const login = await test.call('POST', '/login', { body: { email, password: memberPassword } });
    expect(login.body.data).toMatchObject([{ hospital: { role: 'reception', member: entry.member } }]);
    expect(await query('select email_proved_at is not null as proved from login where email = $1', [email])).toEqual([
      { proved: true },
    ]);
    const lines = await query('select account_id, object_id from audit where action = $1 and account_id = $2', [
      'member.joined',
      hospital.id,
    ]);
    expect(lines).toEqual([{ account_id: hospital.id, object_id: entry.member.id }]);
  });

  it('is listed as a member, and no longer as invited, after accepting an invitation', async () => {
    const email = someEmail();
    await accept(test, await invited(email));
    const { body } = await test.call('GET', '/hospital/members', { token: hospital.token });
    const joined = body.data.data.find((one: { email: string }) => one.email === email);
    expect(joined).toMatchObject({ name: 'Keza Uwera', status: 'ACTIVE', expires_at: null });
    expect(body.data.total).toBe(2);
  });

  it.each([
    ['short', 'The password needs at least 8 characters.'],
    ['password1234', 'Many people use this password. Choose another one.'],
  ])(
    'cannot choose the password "%s" for an invitation, and can use the link again afterwards',
    async (password, says) => {
      const token = await invited(someEmail());
      const { status, body } = await accept(test, token, password);
      expect([status, body.errors]).toEqual([422, [says]]);
      expect((await accept(test, token)).status).toBe(200);
    },
  );
});

it('a login without a password gets its first password when the person accepts an invitation', async () => {
  const person = await makePatient(test, 'Keza Uwera');
  const token = await invited(person.email);
  expect((await read(token)).body.data.known).toBe(false);
  expect((await accept(test, token)).body.data).toMatchObject([
    { patient: { name: 'Keza Uwera' } },
    { hospital: { role: 'reception' } },
  ]);
});

describe('a person with a login', () => {
  it('accepts an invitation with their own password, which stays the same, and gets one more account', async () => {
    const person = await patientWithPassword();
    const token = await invited(person.email);
    expect((await read(token)).body.data.known).toBe(true);
    const { body, headers } = await accept(test, token);
    expect(body.data).toMatchObject([
      { patient: { id: person.id, role: 'self' } },
      { hospital: { id: hospital.id, role: 'reception' } },
    ]);
    expect(body.data[0].patient).not.toHaveProperty('member');
    expect(headers['set-cookie']).toContain('ivuriro_device=');
    // accepting the invitation ends none of the person's other sessions
    expect((await test.call('GET', '/patient/details', { token: person.token })).status).toBe(200);
  });

  it('cannot accept an invitation with a wrong password, and must wait after ten wrong passwords', async () => {
    const person = await patientWithPassword();
    const token = await invited(person.email);
    for (let n = 0; n < 10; n++) {
      const { status, body } = await accept(test, token, 'another password 2');
      expect([status, body.code]).toEqual([422, 'wrong_password']);
    }
    expect((await accept(test, token)).status).toBe(429);
    const { status } = await test.call('POST', '/login', { body: { email: person.email, password: memberPassword } });
    expect(status, 'the sign-in counts the same attempts').toBe(429);
    await deliver(test);
    expect(test.mails.at(-1)).toMatchObject({ to: person.email, subject: 'Many wrong passwords were tried' });
    const rows = await query('select from membership where account_id = $1', [hospital.id]);
    expect(rows).toHaveLength(1);
  });
});

it('a person with a second factor needs its code, too, to accept an invitation; a missing or wrong code does not use up the link', async () => {
  const person = await patientWithPassword();
  const own = (method: 'POST' | 'PUT', body?: object) =>
    test.call(method, '/second_factor', { token: person.token, ...(body ? { body } : {}) });
  const { secret } = (await own('POST', { password: memberPassword })).body.data;
  const code = (at: Date) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
  expect((await own('PUT', { otp: code(test.clock.now) })).status).toBe(200);
  const token = await invited(person.email);
  expect((await accept(test, token)).body.code).toBe('second_factor_required');
  const later = new Date(test.clock.now.getTime() + 30_000);
  test.clock.now = later;
  const withCode = (otp: string) =>
    test.call('POST', `/invitations/${token}`, { body: { password: memberPassword, otp } });
  expect((await withCode('000000')).body.code).toBe('second_factor_wrong');
  expect((await withCode(code(later))).body.data.at(-1)).toMatchObject({ hospital: { role: 'reception' } });
});

describe('the link of an invitation', () => {
  it('is not used up by opening it', async () => {
    const token = await invited(someEmail());
    for (let n = 0; n < 3; n++) expect((await read(token)).status).toBe(200);
    expect((await accept(test, token)).status).toBe(200);
  });

  it('works only once', async () => {
    const token = await invited(someEmail());
    await accept(test, token);
    expect((await accept(test, token)).body.code).toBe('link_expired');
    expect((await read(token)).body.code).toBe('link_expired');
  });

  it('makes one member when it is used twice at the same moment', async () => {
    const token = await invited(someEmail());
    const replies = await Promise.all([accept(test, token), accept(test, token)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await query('select from membership where account_id = $1 and until is null', [hospital.id])).toHaveLength(
      2,
    );
  });

  it('works for seven days', async () => {
    const token = await invited(someEmail());
    const sent = test.clock.now;
    test.clock.now = new Date(sent.getTime() + 7 * dayMs - 1_000);
    expect((await read(token)).status).toBe(200);
    test.clock.now = new Date(sent.getTime() + 7 * dayMs);
    expect((await read(token)).body.code).toBe('link_expired');
    expect((await accept(test, token)).body.code).toBe('link_expired');
    test.clock.now = sent;
  });

  it('that was never made gets the same answer as one that was used', async () => {
    expect((await read('never-made')).body.code).toBe('link_expired');
    expect((await accept(test, 'never-made')).body.code).toBe('link_expired');
  });

  it('no longer works after the account was closed', async () => {
    const token = await invited(someEmail());
    await transactAs(test.platform.db, { actor: null }, (trx) => closeAccount(trx, hospital.id, test.platform.now()));
    expect((await accept(test, token)).body.code).toBe('link_expired');
  });

  it('does not make somebody a member twice', async () => {
    const token = await invited('first@example.test');
    const nurse = await makeMemberWithLogin(test, hospital, 'nurse');
    await query('update login set email = $1 where id = $2', ['first@example.test', nurse.id]);
    expect((await accept(test, token)).body.code).toBe('already_member');
  });
});

it('all owners are mailed when somebody becomes an owner by an invitation', async () => {
  const second = await makeMemberWithLogin(test, hospital, 'owner');
  const email = someEmail();
  const token = await invited(email, 'owner');
  test.mails.length = 0;
  await accept(test, token);
  await deliver(test);
  expect(test.mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual(
    [email, second.email, hospital.email].map((to) => `${to}: Kabutare Hospital has another owner`).toSorted(),
  );
});
