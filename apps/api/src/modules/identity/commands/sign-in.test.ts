import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overlap } from '../../../testing/overlap.ts';
import { makeAdmin, makePlace } from '../../../testing/people.ts';
import { flushDenials } from '../../../platform/http/denials.ts';
import { password, signUp } from '../../../testing/sign-up.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hashPassword } from '../domain/passwords.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const login = (email: string, word = password, headers: Record<string, string> = {}) =>
  test.call('POST', '/login', { body: { email, password: word }, headers });

describe('sign-in', () => {
  it('sign-in accepts the e-mail address or the phone number, in whatever notation', async () => {
    const { email } = await signUp(test, { phone: '0788 555 111' });
    for (const name of [
      email,
      `\u200b${email.toUpperCase()}`,
      '0788555111',
      '+250 788 555 111',
      '788555111',
      '00250 (0)788 555 111',
      '\u202a+250\u2011788\u2011555\u2011111\u202c',
      'tel:0788/555.111',
    ]) {
      const { status, body } = await login(name);
      expect([status, body.message]).toEqual([200, 'Welcome to your account']);
      expect(body.data[0].patient.email).toBe(email);
    }
  });

  it('sign-in accepts a password however the keyboard composes its accents, even when the stored hash was made from decomposed letters', async () => {
    const composed = 'Caf\u00e9 du Lac 7';
    const apart = composed.normalize('NFD');
    const { email } = await signUp(test, { password: composed, password_confirmation: apart });
    const statuses = async () => [
      (await login(email, composed)).status,
      (await login(email, apart)).status,
      (await login(email, composed.replaceAll(' ', '\u00a0'))).status,
      (await login(email, 'Cafe du Lac 7')).status,
    ];
    expect(await statuses()).toEqual([200, 200, 200, 401]);
    const { db } = test.platform;
    await db
      .updateTable('login')
      .set({ password_hash: await hash(apart) })
      .where('email', '=', email)
      .execute();
    expect((await login(email, composed)).status).toBe(200);
  });

  it('sign-in returns one entry for each account, each with its own token', async () => {
    const { email } = await signUp(test, { type_doctor: 1, gender: 'Female' });
    const { body } = await login(email);
    const [{ patient }, { doctor }] = body.data;
    expect(patient.token).not.toBe(doctor.token);
    expect((await test.call('GET', '/patient/details', { token: patient.token })).status).toBe(200);
    const wrong = await test.call('GET', '/patient/details', { token: doctor.token });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_role']);
  });

  it('sign-in returns, for each account, the role of the person and the permissions of the role', async () => {
    const { email } = await signUp(test);
    const { id } = await makePlace(test, 'hospital');
    await test.platform.pool.query(
      `insert into membership (id, login_id, account_id, role) select gen_random_uuid(), id, $2, 'cashier' from login
        where email = $1`,
      [email, id],
    );
    const [{ patient }, { hospital }] = (await login(email)).body.data;
    expect(patient.role).toBe('self');
    expect(hospital).toMatchObject({
      id,
      role: 'cashier',
      permissions: ['computers.use', 'profile.read', 'wallet.read', 'cash.take', 'cash.read'],
    });
  });

  it('sign-in gives the same answer for an unknown person, a wrong password and an account without a password', async () => {
    const { email } = await signUp(test);
    const admin = await makeAdmin(test);
    const answers = [
      await login(email, 'not the password'),
      await login('nobody@example.rw'),
      await login('+250788999999'),
      await login(admin.email),
    ].map(({ status, body }) => ({ status, body: { ...body, request_id: 'differs' } }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
  });

  it('sign-in stores neither token nor password as plain text', async () => {
    const { token } = await signUp(test);
    const { rows } = await test.platform.pool.query(
      'select token_hash::text, device from session union all select payload::text, null from outbox',
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  it('a sign-in with the old password that runs while the password changes opens no session', async () => {
    const { email, token } = await signUp(test);
    const body = { old_password: password, new_password: 'the lake at night', confirm_password: 'the lake at night' };
    const change = () => test.call('POST', '/patient/change_password', { token, body });
    const [changed, came] = await overlap(test, change, () => login(email));
    expect([changed.status, came.status, came.body.code]).toEqual([200, 401, 'wrong_credentials']);
    const living = await test.call('GET', '/sessions', { token: changed.body.data.token });
    expect(living.body.data.length).toBe(1);
  });

  it('administrators sign in only at their own address of the API', async () => {
    const admin = await makeAdmin(test);
    await test.platform.pool.query('update login set password_hash = $1 where email = $2', [
      await hashPassword(password),
      admin.email,
    ]);
    const patient = await signUp(test);
    const at = (email: string) => test.call('POST', '/admin/login', { body: { email, password } });
    expect((await at(admin.email)).body.data).toMatchObject({ account_type: 'admin', id: admin.id });
    expect((await at(patient.email)).status).toBe(401);
    expect((await login(admin.email)).status).toBe(401);
  });

  it('sign-in records success and failure in the audit log', async () => {
    // writes the refused requests of earlier tests, which came from the same network address, to the audit log, so that
    // none is written below
    await flushDenials(test.platform);
    const { email } = await signUp(test);
    await login(email);
    await login(email, 'wrong');
    const { rows } = await test.platform.pool.query(
      `select outcome from audit where action = 'login' order by id desc limit 2`,
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(['wrong_credentials', 'done']);
  });
});
