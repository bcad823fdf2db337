import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindsOf, linkIn, newPassword, passwordCalls } from '../../../testing/password-calls.ts';
import { makeAdmin, type Person } from '../../../testing/people.ts';
import { password, signUp } from '../../../testing/sign-up.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openAccount } from './open-account.ts';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp({ now: new Date('2026-11-20T08:00:00Z') });
  admin = await makeAdmin(test);
});
afterAll(() => test.close());

const { alive, askForLink, login, mailTo, reset } = passwordCalls(() => test);
const create = (email: string, kinds = 'doctors') =>
  test.call('POST', `/admin/${kinds}`, { token: admin.token, body: { name: 'Dr. Keza', email } });
async function prove(email: string, word = password) {
  await askForLink(email);
  expect((await reset(linkIn(await mailTo(email))!, word)).status).toBe(200);
}
const save = (token: string, body: object) =>
  test.call('POST', '/patient/update_profile', { token, body: { full_name: 'Aline Uwase', password, ...body } });
/** Opens a doctor's account for an address, and calls `act` before that transaction commits. */
async function openMeanwhile<T>(email: string, act: () => Promise<T>): Promise<T> {
  const { db, pool } = test.platform;
  let acting!: Promise<T>;
  await db.transaction().execute(async (trx) => {
    await openAccount(trx, 'doctor', { name: 'Dr. Keza', email, phone: null }, test.clock.now);
    let over = false;
    acting = act().finally(() => (over = true));
    const waits =
      'select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0';
    while (!over && (await pool.query(waits)).rows.length === 0);
  });
  return acting;
}

describe('opening an account for an unconfirmed address', () => {
  it('gives the account to the person who reads the mail of the address, and signs out the person who had registered the address', async () => {
    const { email, token, cookie } = await signUp(test);
    expect((await create(email)).status).toBe(201);
    expect([await alive(token), (await login(email, password)).status]).toEqual([401, 401]);
    const mail = await mailTo(email);
    expect(mail.text).toContain('one that you had before no longer works');
    expect((await reset(linkIn(mail)!)).status).toBe(200);
    expect((await login(email, password, cookie)).status).toBe(401);
    expect(kindsOf(await login(email, newPassword))).toEqual(['patient', 'doctor']);
    const { rows } = await test.platform.pool.query(
      'select count(*)::integer as devices from known_device d join login l on l.id = d.login_id where l.email = $1',
      [email],
    );
    // one device is known from setting the new password, and one from the sign-in after it
    expect(rows).toEqual([{ devices: 2 }]);
  });

  it('gives the account to the person who reads the mail of the address, even when somebody else had changed their own address to this one', async () => {
    const { token } = await signUp(test);
    const email = 'dr.moved@hospital.rw';
    expect((await save(token, { email })).status).toBe(200);
    expect((await create(email)).status).toBe(201);
    expect([await alive(token), (await login(email, password)).status]).toEqual([401, 401]);
    expect(linkIn(await mailTo(email))).toBeDefined();
  });

  it('gives the account to the person who reads the mail of the address, also when it is an administrator’s account', async () => {
    const { email, token } = await signUp(test);
    await test.platform.db
      .transaction()
      .execute((trx) => openAccount(trx, 'admin', { name: 'Diane', email, phone: null }, test.clock.now));
    const signIn = (word: string) => test.call('POST', '/admin/login', { body: { email, password: word } });
    expect([await alive(token), (await signIn(password)).status]).toEqual([401, 401]);
    await reset(linkIn(await mailTo(email))!);
    expect((await signIn(newPassword)).status).toBe(200);
  });

  it('changes neither password nor session of the login when it is refused, because the address already has such an account', async () => {
    const { email, token } = await signUp(test, { type_doctor: 1 });
    expect((await create(email)).body.code).toBe('email_taken');
    expect([await alive(token), (await login(email, password)).status]).toEqual([200, 200]);
  });

  it.each([
    ['another address', (token: string, email: string) => save(token, { email: `gone-${email}` })],
    [
      'another password',
      (token: string) =>
        test.call('POST', '/patient/change_password', {
          token,
          body: { old_password: password, new_password: newPassword, confirm_password: newPassword },
        }),
    ],
  ])('takes the login away from a stranger who changes the login to %s at the same moment', async (_what, act) => {
    const { email, token } = await signUp(test);
    // the stranger's request waits until the new account is stored; storing it deletes the stranger's password and
    // session
    expect((await openMeanwhile(email, () => act(token, email))).status).toBe(401);
    const { rows } = await test.platform.pool.query('select password_hash from login where email = $1', [email]);
    expect(rows).toEqual([{ password_hash: null }]);
    expect((await mailTo(email)).subject).toBe('Your Ivuriro account is open');
  });
});

describe('opening an account for a person who has confirmed an address', () => {
  it('adds the account to the login with the confirmed address, whose password and sessions stay', async () => {
    const { email } = await signUp(test);
    await prove(email);
    const token = (await login(email, password)).body.data[0].patient.token;
    expect((await create(email, 'pharmacies')).status).toBe(201);
    expect(linkIn(await mailTo(email))).toBeUndefined();
    expect(await alive(token)).toBe(200);
    expect(kindsOf(await login(email, password))).toEqual(['patient', 'pharmacy']);
  });

  it('does not give the account to this person when it is opened for another address, to which they changed without confirming it', async () => {
    const { email } = await signUp(test);
    await prove(email);
    const moved = `moved-${email}`;
    const token = (await login(email, password)).body.data[0].patient.token;
    expect((await save(token, { email: moved })).status).toBe(200);
    await create(moved);
    expect((await login(moved, password)).status).toBe(401);
  });
});
