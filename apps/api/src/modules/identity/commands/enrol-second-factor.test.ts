import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { newId } from '../../../platform/ids.ts';
import { makeAdmin, makeDoctor, makePlace, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hashPassword } from '../domain/passwords.ts';

const password = 'tea hills at dawn';
let test: TestApp;
let admin: Person;
let passwordHash: string;

beforeAll(async () => {
  test = await startTestApp({ now: new Date('2026-11-20T08:00:10Z') });
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  admin = await makeAdmin(test);
  const { db } = test.platform;
  await db.updateTable('login').set({ password_hash: passwordHash }).where('id', '=', admin.id).execute();
  await db.deleteFrom('call_count').execute();
});
afterAll(() => test.close());

const later = (seconds: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + seconds * 1_000);
};
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now.getTime() });
const factor = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', body?: object, token = admin.token) =>
  test.call(method, '/admin/second_factor', { token, ...(body ? { body } : {}) });
const signIn = (otp?: string) =>
  test.call('POST', '/admin/login', { body: { email: admin.email, password, ...(otp ? { otp } : {}) } });
async function enrolled() {
  const { secret } = (await factor('POST')).body.data;
  const { recovery_codes: codes } = (await factor('PUT', { otp: codeOf(secret) })).body.data;
  later(30);
  return { secret: secret as string, codes: codes as string[] };
}

describe('the second factor', () => {
  it('the second factor is required once its first right code was entered, and asked for only after the right password', async () => {
    const begun = await factor('POST');
    expect([begun.status, begun.body.data.secret]).toEqual([201, expect.stringMatching(/^[A-Z2-7]{32}$/)]);
    const url = new URL(begun.body.data.otpauth_url);
    expect([url.protocol, url.searchParams.get('secret'), url.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      begun.body.data.secret,
      'Ivuriro',
    ]);
    expect(decodeURIComponent(url.pathname)).toContain(admin.email);
    expect((await signIn()).status).toBe(200);
    expect((await factor('GET')).body.data).toEqual({ enrolled: false, recovery_codes_left: 0 });

    expect((await factor('PUT', { otp: '000000' })).body.code).toBe('second_factor_not_right');
    const done = await factor('PUT', { otp: codeOf(begun.body.data.secret) });
    expect([done.status, new Set(done.body.data.recovery_codes).size]).toEqual([200, 10]);
    expect((await factor('GET')).body.data).toEqual({ enrolled: true, recovery_codes_left: 10 });

    const without = await signIn();
    expect([without.status, without.body.code]).toEqual([401, 'second_factor_required']);
    const guessed = await test.call('POST', '/admin/login', { body: { email: admin.email, password: 'no' } });
    expect(guessed.body.code).toBe('wrong_credentials');
    later(30);
    const came = await signIn(codeOf(begun.body.data.secret));
    expect([came.status, came.body.data.account_type]).toEqual([200, 'admin']);
    await deliver(test);
    expect(test.mails.map(({ to, subject }) => [to, subject])).toContainEqual([
      admin.email,
      'A second factor was set up',
    ]);
  });

  it('a code of the second factor is accepted from a clock that differs by half a minute, and only once, even when many send it at the same time', async () => {
    const { secret } = await enrolled();
    const code = codeOf(secret);
    later(30);
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(`${code.slice(0, 3)} ${code.slice(3)}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'second_factor_wrong')).toHaveLength(4);
    expect((await signIn(code)).body.code).toBe('second_factor_wrong');
    const next = codeOf(secret);
    later(60);
    expect((await signIn(next)).body.code).toBe('second_factor_wrong');
  });

  it('each recovery code is accepted once in place of a code of the second factor', async () => {
    const { codes } = await enrolled();
    expect((await signIn(codes[0]!.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await signIn(codes[0])).body.code).toBe('second_factor_wrong');
    expect((await signIn(codes[1])).status).toBe(200);
    expect((await factor('GET')).body.data.recovery_codes_left).toBe(8);
  });

  it('the second factor cannot be guessed: after five wrong codes the waits grow to a day, even with the right password', async () => {
    const { secret, codes } = await enrolled();
    const known = String((await signIn(codes[0])).headers['set-cookie']).split(';', 1)[0]!;
    for (let guess = 0; guess < 5; guess++)
      expect((await signIn(String(100_000 + guess))).body.code).toBe('second_factor_wrong');
    const waits = [];
    for (let guess = 0; guess < 13; guess++) {
      const refused = await signIn(codeOf(secret));
      expect([refused.status, refused.body.code]).toEqual([429, 'slow_down']);
      const wait = Number(refused.headers['retry-after']);
      waits.push(wait / 60);
      later(wait);
      expect((await signIn('000000')).body.code).toBe('second_factor_wrong');
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440]);
    await deliver(test);
    expect(test.mails.filter(({ to }) => to === admin.email).map(({ subject }) => subject)).toContain(
      'Somebody knows your password',
    );
    const owner = await test.call('POST', '/admin/login', {
      body: { email: admin.email, password, otp: codeOf(secret) },
      headers: { cookie: known },
    });
    expect(owner.status).toBe(200);
  });

  describe('codes guessed by somebody who knows the password', () => {
    const other = 'the lake at night';
    const cookieOf = (reply: { headers: Record<string, unknown> }) =>
      String(reply.headers['set-cookie']).split(';', 1)[0]!;
    const tryCode = async (otp: string, word: string, cookie = '') =>
      (
        await test.call('POST', '/admin/login', {
          body: { email: admin.email, password: word, otp },
          ...(cookie ? { headers: { cookie } } : {}),
        })
      ).status;
    const spend = async (cookie = '') => {
      for (let guess = 0; guess < 5; guess++) expect(await tryCode('000000', password, cookie)).toBe(401);
    };

    it('guesses at the second factor are slowed down on a device where only the password was right', async () => {
      const before = await signIn();
      await enrolled();
      await spend();
      expect(await tryCode('000000', password, cookieOf(before))).toBe(429);
    });

    it('guesses at the second factor stay slowed down after the password is changed, but not for the owner on a device where a code was right', async () => {
      const { secret, codes } = await enrolled();
      const came = await signIn(codes[0]);
      const cookie = cookieOf(came);
      await spend();
      const changed = await test.call('POST', '/admin/change_password', {
        token: came.body.data.token,
        body: { old_password: password, new_password: other, confirm_password: other },
        headers: { cookie },
      });
      expect(changed.status).toBe(200);
      expect(await tryCode('000000', other)).toBe(429);
      expect(await tryCode(codeOf(secret), other, cookie)).toBe(200);
    });

    it('guesses at the second factor stay slowed down after the password was replaced by a mailed link', async () => {
      await enrolled();
      await spend();
      await test.call('POST', '/forget-password', { body: { email: admin.email } });
      await deliver(test);
      const token = /reset\/password\/([\w-]+)/.exec(test.mails.at(-1)!.text)![1]!;
      const reset = await test.call('POST', '/reset-password', {
        body: { token, password: other, password_confirmation: other },
      });
      expect(reset.status).toBe(200);
      expect(await tryCode('000000', other, cookieOf(reset))).toBe(429);
    });

    it('guesses at the second factor do not slow the owner down on the device where it was set up', async () => {
      const begun = await factor('POST');
      const { secret } = begun.body.data;
      const done = await factor('PUT', { otp: codeOf(secret) });
      later(30);
      await spend();
      expect(await tryCode(codeOf(secret), password, cookieOf(done))).toBe(200);
    });
  });

  it('a copy of the database alone reveals neither the secret of the second factor nor the recovery codes', async () => {
    const { secret, codes } = await enrolled();
    const { rows } = await test.platform.pool.query<{ kept: Buffer }>(
      `select secret as kept from login_factor where login_id = $1
        union all select code_hash from login_recovery_code where login_id = $1`,
      [admin.id],
    );
    expect(rows).toHaveLength(11);
    const bytes = Buffer.from(Secret.fromBase32(secret).bytes);
    for (const { kept } of rows) {
      expect(kept.includes(bytes)).toBe(false);
      for (const code of codes) expect(kept.includes(code.replaceAll('-', ''))).toBe(false);
    }
  });

  it('setting up the second factor ends every other session of the account, and it cannot be set up twice', async () => {
    const other = (await signIn()).body.data.token as string;
    const { secret } = await enrolled();
    expect((await factor('GET', undefined, other)).status).toBe(401);
    expect((await factor('GET')).status).toBe(200);
    expect((await factor('POST')).body.code).toBe('conflict');
    expect((await factor('PUT', { otp: codeOf(secret) })).body.code).toBe('conflict');
  });

  it('removing the second factor needs only the password, and afterwards the password alone is enough to sign in', async () => {
    await enrolled();
    expect((await factor('DELETE', { password: 'another' })).body.code).toBe('wrong_password');
    expect((await signIn()).status).toBe(401);
    expect((await factor('DELETE', { password })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await factor('GET')).body.data).toEqual({ enrolled: false, recovery_codes_left: 0 });
  });

  it('setting up the second factor requires a password that was entered in the last quarter of an hour', async () => {
    later(15 * 60);
    expect((await factor('POST')).body.code).toBe('password_required');
    expect((await factor('POST', { password: 'another' })).body.code).toBe('wrong_password');
    expect((await factor('POST', { password })).status).toBe(201);
    later(14 * 60);
    expect((await factor('POST')).status).toBe(201);
    later(60);
    expect((await factor('POST')).body.code).toBe('password_required');
  });

  it('the session of an administrator ends after twelve idle hours, even without a second factor', async () => {
    later(12 * 3_600 - 1);
    expect((await factor('GET')).status).toBe(200);
    later(12 * 3_600 + 1);
    expect((await factor('GET')).status).toBe(401);
  });

  it('the second factor of a person protects every account for which they act, and setting it up ends their other sessions in all of these accounts', async () => {
    const doctor = await makeDoctor(test, { name: 'Dr. Eric Habimana' });
    const hospital = await makePlace(test, 'hospital', { name: 'Kabutare Hospital' });
    const { db } = test.platform;
    await db.updateTable('login').set({ password_hash: passwordHash }).where('id', '=', doctor.id).execute();
    const membership = { id: newId(), login_id: doctor.id, account_id: hospital.id, role: 'manager' };
    await db.insertInto('membership').values(membership).execute();
    const enter = (otp?: string) =>
      test.call('POST', '/login', { body: { email: doctor.email, password, ...(otp ? { otp } : {}) } });
    const entries = (await enter()).body.data as Record<string, Person>[];
    expect(entries.flatMap((entry) => Object.keys(entry))).toEqual(['doctor', 'hospital']);

    const own = (method: 'POST' | 'PUT', body?: object) =>
      test.call(method, '/second_factor', { token: doctor.token, ...(body ? { body } : {}) });
    const { secret } = (await own('POST')).body.data;
    expect((await own('PUT', { otp: codeOf(secret) })).status).toBe(200);
    const ofHospital = entries[1]!.hospital!.token;
    expect((await test.call('GET', '/sessions', { token: ofHospital })).status).toBe(401);
    expect((await test.call('GET', '/sessions', { token: hospital.token })).status).toBe(200);

    expect((await enter()).body.code).toBe('second_factor_required');
    later(30);
    const entered = (await enter(codeOf(secret))).body.data as object[];
    expect(entered.flatMap((entry) => Object.keys(entry))).toEqual(['doctor', 'hospital']);
  });
});
