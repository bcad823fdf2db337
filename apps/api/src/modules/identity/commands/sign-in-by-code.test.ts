import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { makeAdmin } from '../../../testing/people.ts';
import { codeFor, wrongFor } from '../../../testing/phone-codes.ts';
import { confirmPhone, phone, test, usePhoneScenario } from '../../../testing/phone-scenario.ts';
import { password, signUp } from '../../../testing/sign-up.ts';

usePhoneScenario();

const login = (phone_code: string, more: object = {}) =>
  test.call('POST', '/login', { body: { phone, phone_code, ...more } });
const shown = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now.getTime() });
/** Signs somebody up and confirms their number. */
async function enter(more: object = {}) {
  const person = await signUp(test, { phone, ...more });
  await confirmPhone(person.token!, await codeFor(test, phone));
  return person;
}

describe('signing in by a code', () => {
  it('opens every account of the person who confirmed the number, and a code works only once', async () => {
    const { email } = await enter({ type_doctor: 1, gender: 'Female' });
    const code = await codeFor(test, phone);
    const { status, body } = await login(code);
    expect([status, body.data.map((entry: object) => Object.keys(entry)[0])]).toEqual([200, ['patient', 'doctor']]);
    expect(body.data[0].patient).toMatchObject({ email, phone });
    expect((await test.call('GET', '/patient/details', { token: body.data[0].patient.token })).status).toBe(200);
    expect((await login(code)).body.code).toBe('phone_code_ended');
  });

  it('is refused with a wrong code, without a code, and to a person who only typed the number', async () => {
    await signUp(test, { phone });
    const code = await codeFor(test, phone);
    expect((await login(wrongFor(code))).body.code).toBe('phone_code_wrong');
    expect((await login(code)).body.code).toBe('phone_unknown');
    const without = await test.call('POST', '/login', { body: { phone } });
    expect([without.status, without.body.fields]).toEqual([422, { phone_code: 'Enter the code that we sent.' }]);
  });

  it('also needs the second factor, and the same code can be sent again until the code of the factor is right, too', async () => {
    const { token } = await enter();
    const { secret } = (await test.call('POST', '/second_factor', { token, body: { password } })).body.data;
    await test.call('PUT', '/second_factor', { token, body: { otp: shown(secret) } });
    const code = await codeFor(test, phone);
    expect((await login(code)).body.code).toBe('second_factor_required');
    expect((await login(code, { otp: '000000' })).body.code).toBe('second_factor_wrong');
    const start = test.clock.now;
    test.clock.now = new Date(start.getTime() + 30_000);
    expect((await login(code, { otp: shown(secret) })).status).toBe(200);
    test.clock.now = start;
  });

  it('does not count as entering the password: an action that needs a recent password still asks for it', async () => {
    await enter();
    const { body } = await login(await codeFor(test, phone));
    const { token } = body.data[0].patient;
    const begun = await test.call('POST', '/second_factor', { token, body: {} });
    expect(begun.body.code).toBe('password_required');
  });

  it('is refused for a number that the person has removed from their profile', async () => {
    const { email, token } = await enter();
    const body = { full_name: 'Aline Uwase', email, phone: '', password };
    await test.call('POST', '/patient/update_profile', { token, body });
    expect((await login(await codeFor(test, phone))).body.code).toBe('phone_unknown');
  });

  it('is refused once the account was closed', async () => {
    const { email } = await enter();
    await test.platform.pool.query(
      'update account set deleted_at = now() from login l where l.id = login_id and l.email = $1',
      [email],
    );
    expect((await login(await codeFor(test, phone))).body.code).toBe('phone_unknown');
  });
});

describe('a stranger who typed the e-mail address of somebody else and confirmed a phone of their own', () => {
  it('no longer signs in by code once the owner of the address has set a password by a mailed link', async () => {
    const { email } = await enter();
    await test.call('POST', '/forget-password', { body: { email } });
    await deliver(test);
    const token = /reset\/password\/([\w-]+)/.exec(test.mails.findLast(({ to }) => to === email)!.text)![1]!;
    const word = 'the lake at night';
    await test.call('POST', '/reset-password', { body: { token, password: word, password_confirmation: word } });
    expect((await login(await codeFor(test, phone))).body.code).toBe('phone_unknown');
  });

  it('no longer signs in by code once an account was opened for the owner of the address', async () => {
    const { email } = await enter();
    const admin = await makeAdmin(test);
    const body = { name: 'Dr. Keza', email };
    expect((await test.call('POST', '/admin/doctors', { token: admin.token, body })).status).toBe(201);
    expect((await login(await codeFor(test, phone))).body.code).toBe('phone_unknown');
  });
});
