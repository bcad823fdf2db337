import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindsOf, linkIn, newPassword, passwordCalls } from '../../../testing/password-calls.ts';
import { makeAdmin, type Person } from '../../../testing/people.ts';
import { password, signUp } from '../../../testing/sign-up.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  admin = await makeAdmin(test);
});
afterAll(() => test.close());

const { alive, login, mailTo, reset } = passwordCalls(() => test);

describe('an e-mail address and a phone number whose accounts are all closed', () => {
  const remove = async (email: string) => {
    const { rows } = await test.platform.pool.query(
      `select a.id from account a join login l on l.id = a.login_id where l.email = $1 and a.deleted_at is null`,
      [email],
    );
    expect((await test.call('DELETE', `/admin/pharmacies/${rows[0].id}`, { token: admin.token })).status).toBe(200);
  };
  let phones = 0;
  async function deleted() {
    const phone = `07887001${10 + ++phones}`;
    const { email } = await signUp(test, { type_patient: 0, type_pharmacy: 1, phone });
    await remove(email);
    expect((await login(email, password)).status).toBe(401);
    return { email, phone };
  }

  it('can be used by the same person to sign up again', async () => {
    const { email, phone } = await deleted();
    const { tokens } = await signUp(test, { email, phone });
    expect(await alive(tokens.patient!)).toBe(200);
    expect(kindsOf(await login(email, password))).toEqual(['patient']);
    expect(kindsOf(await login(phone, password))).toEqual(['patient']);
  });

  it('can be used by two people to sign up, one with the e-mail address and one with the phone number', async () => {
    const { email, phone } = await deleted();
    expect(await alive((await signUp(test, { phone })).token!)).toBe(200);
    expect(await alive((await signUp(test, { email })).token!)).toBe(200);
  });

  it('can be used by an administrator to open an account, for which the person sets a new password', async () => {
    const { email, phone } = await deleted();
    const again = await test.call('POST', '/admin/pharmacies', {
      token: admin.token,
      body: { name: 'Keza Pharmacy', email, phone },
    });
    expect(again.status).toBe(201);
    await reset(linkIn(await mailTo(email))!);
    expect(kindsOf(await login(phone, newPassword))).toEqual(['pharmacy']);
  });

  it('can be entered in the profile of a person with another account', async () => {
    const { email, phone } = await deleted();
    const { token } = await signUp(test);
    const saved = await test.call('POST', '/patient/update_profile', {
      token,
      body: { full_name: 'Aline Uwase', password, email, phone },
    });
    expect(saved.body.data).toMatchObject({ email });
  });
});
