import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { newPassword, passwordCalls } from '../../../testing/password-calls.ts';
import { password, signUp } from '../../../testing/sign-up.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { commonPasswords } from '../domain/common-passwords.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const { alive, askForLink, login, mailedToken, reset } = passwordCalls(() => test);
const loginStatus = async (email: string, word: string) => (await login(email, word)).status;

describe('a forgotten password', () => {
  it('a request for a forgotten password gets the same answer for every address, but a mail is sent only to an address with an account', async () => {
    const { email } = await signUp(test);
    const known = await askForLink(email);
    const unknown = await askForLink('nobody@example.rw');
    expect(known.status).toBe(200);
    expect(known.body).toEqual(unknown.body);
    const before = test.mails.length;
    await deliver(test);
    expect(test.mails.slice(before).map(({ to }) => to)).toEqual([email]);
    expect(test.mails.at(-1)!.html).toContain('http://ivuriro.test/reset/password/');
  });

  it('a mailed link is not built from the Host header of the request', async () => {
    const { email } = await signUp(test);
    await test.call('POST', '/forget-password', {
      body: { email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    await deliver(test);
    expect(test.mails.at(-1)!.text).not.toContain('evil');
  });

  it('a link mailed to an address that was changed meanwhile sets no password', async () => {
    const { email, token } = await signUp(test);
    const secret = await mailedToken(email);
    const saved = await test.call('POST', '/patient/update_profile', {
      token,
      body: { full_name: 'Aline Uwase', email: `moved-${email}`, password },
    });
    expect([saved.status, (await reset(secret)).body.code]).toEqual([200, 'link_expired']);
  });

  it('a mailed link sets a new password once and ends every session', async () => {
    const { email, token, tokens } = await signUp(test, { type_doctor: 1 });
    const secret = await mailedToken(email);
    const done = await reset(secret);
    expect([done.status, done.body.message]).toEqual([200, 'Password changed, Now login with new password']);
    expect([await alive(token), await alive(tokens.doctor!)]).toEqual([401, 401]);
    expect([await loginStatus(email, password), await loginStatus(email, newPassword)]).toEqual([401, 200]);
    const again = await reset(secret, 'yet another one');
    expect([again.status, again.body.code]).toEqual([422, 'link_expired']);
    expect(await loginStatus(email, newPassword)).toBe(200);
  });

  it('when two people use a mailed link at the same moment, one of them sets the password', async () => {
    const secret = await mailedToken((await signUp(test)).email);
    const both = await Promise.all([reset(secret, 'first of the two'), reset(secret, 'second of the two')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('a newer mailed link for a password invalidates the older ones', async () => {
    const { email } = await signUp(test);
    const older = await mailedToken(email);
    await reset(await mailedToken(email));
    expect((await reset(older)).body.code).toBe('link_expired');
  });

  it('setting a new password is refused with an expired link, with an invented token and with a weak password', async () => {
    const { email } = await signUp(test);
    const secret = await mailedToken(email);
    expect((await reset('x'.repeat(43))).body.code).toBe('link_expired');
    expect((await reset(secret, 'password123')).status).toBe(422);
    expect((await reset(secret, newPassword, 'something else')).body.errors).toEqual([
      'The two passwords are not the same.',
    ]);
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 61 * 60_000);
    expect((await reset(secret)).body.code).toBe('link_expired');
    test.clock.now = before;
    expect((await reset(secret)).status).toBe(200);
  });

  it('one address gets at most five mails about a forgotten password an hour', async () => {
    const { email } = await signUp(test);
    for (let n = 0; n < 5; n++) expect((await askForLink(email)).status).toBe(200);
    expect((await askForLink(email)).status).toBe(429);
  });

  it('neither the database nor the outbox stores the secret of a mailed link', async () => {
    const { email } = await signUp(test);
    const secret = await mailedToken(email);
    const { rows } = await test.platform.pool.query(
      'select token_hash::text from password_link union all select payload::text from outbox',
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('common passwords', () => {
  it('more than a thousand common passwords are refused, and their list is in lower case', () => {
    expect(commonPasswords.size).toBeGreaterThan(1_000);
    for (const known of ['12345678', 'qwertyuiop', 'password1', 'iloveyou', 'letmein123', 'kigali2026'])
      expect(commonPasswords).toContain(known);
    expect([...commonPasswords].every((word) => word === word.toLowerCase())).toBe(true);
    expect(commonPasswords).not.toContain('ivuriro-demo-1');
  });
});
