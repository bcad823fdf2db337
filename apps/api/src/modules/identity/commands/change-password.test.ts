import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { newPassword, passwordCalls } from '../../../testing/password-calls.ts';
import { password, signUp } from '../../../testing/sign-up.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const { alive, login, mailedToken, reset } = passwordCalls(() => test);
const loginStatus = async (email: string, word: string) => (await login(email, word)).status;

describe('changing the password', () => {
  const change = (token: string, body: Record<string, string>, role = 'patient') =>
    test.call('POST', `/${role}/change_password`, { token, body });
  const good = { old_password: password, new_password: newPassword, confirm_password: newPassword };

  it('changing the password ends all other sessions of the login and returns a new token', async () => {
    const { email, token, tokens } = await signUp(test, { type_doctor: 1 });
    const { status, body } = await change(token, good);
    expect([status, body.message]).toEqual([200, 'Password was changed']);
    expect([await alive(token), await alive(tokens.doctor!), await alive(body.data.token)]).toEqual([401, 401, 200]);
    expect([await loginStatus(email, password), await loginStatus(email, newPassword)]).toEqual([401, 200]);
    await deliver(test);
    expect(test.mails.at(-1)).toMatchObject({ to: email, subject: 'Your password was changed' });
  });

  it('a provider can change the password only at the API address of their own account type', async () => {
    const { tokens } = await signUp(test, { type_doctor: 1 });
    expect((await change(tokens.doctor!, good, 'patient')).status).toBe(403);
    expect((await change(tokens.doctor!, good, 'doctor')).status).toBe(200);
  });

  it('changing the password is refused with a wrong old password, with two new ones that differ, and with a weak one', async () => {
    const { email, token } = await signUp(test);
    expect((await change(token, { ...good, old_password: 'guess' })).body.code).toBe('wrong_password');
    expect((await change(token, { ...good, confirm_password: 'other' })).body.errors).toEqual([
      'The two passwords are not the same.',
    ]);
    expect((await change(token, { ...good, new_password: 'iloveyou1', confirm_password: 'iloveyou1' })).status).toBe(
      422,
    );
    expect([await alive(token), await loginStatus(email, password)]).toEqual([200, 200]);
  });

  it('changing the password invalidates a link that was mailed before', async () => {
    const { email, token } = await signUp(test);
    const secret = await mailedToken(email);
    await change(token, good);
    expect((await reset(secret, 'from the old mail')).body.code).toBe('link_expired');
  });
});
