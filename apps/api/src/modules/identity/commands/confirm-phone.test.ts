import { describe, expect, it } from 'vitest';
import { codeFor, wrongFor } from '../../../testing/phone-codes.ts';
import { confirmPhone, phone, test, usePhoneScenario } from '../../../testing/phone-scenario.ts';
import { password, signUp } from '../../../testing/sign-up.ts';

usePhoneScenario();

const numberOf = async (token: string) => (await test.call('GET', '/account/phone', { token })).body.data;

describe('confirming a phone number', () => {
  it('a code confirms the number of the person who is signed in, and works only once', async () => {
    const { token } = await signUp(test, { phone });
    expect(await numberOf(token)).toEqual({ phone, confirmed: false, has_password: true });
    const code = await codeFor(test, phone);
    const done = await confirmPhone(token, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect([done.status, done.body.data]).toEqual([200, { phone, confirmed: true, has_password: true }]);
    expect(await numberOf(token)).toEqual({ phone, confirmed: true, has_password: true });
    expect((await confirmPhone(token, code)).body.code).toBe('phone_code_ended');
    const { rows } = await test.platform.pool.query(
      `select action from audit where action like 'phone%' and outcome = 'done' order by id`,
    );
    expect(rows.slice(-2)).toEqual([{ action: 'phone_code.requested' }, { action: 'phone.confirmed' }]);
  });

  it('after five wrong codes even the right code is refused', async () => {
    const { token } = await signUp(test, { phone });
    const code = await codeFor(test, phone);
    const refused = await confirmPhone(token, wrongFor(code));
    expect([refused.body.code, refused.body.fields]).toEqual([
      'phone_code_wrong',
      { phone_code: 'The code is not right. 4 tries are left.' },
    ]);
    for (let n = 2; n <= 4; n++)
      expect((await confirmPhone(token, wrongFor(code, n))).body.code).toBe('phone_code_wrong');
    expect((await confirmPhone(token, wrongFor(code, 5))).body.code).toBe('phone_code_ended');
    expect((await confirmPhone(token, code)).body.code).toBe('phone_code_ended');
    expect(await numberOf(token)).toEqual({ phone, confirmed: false, has_password: true });
  });

  it('the right code still works on the fifth try', async () => {
    const { token } = await signUp(test, { phone });
    const code = await codeFor(test, phone);
    for (let n = 1; n <= 4; n++) await confirmPhone(token, wrongFor(code, n));
    expect((await confirmPhone(token, code)).status).toBe(200);
  });

  it('of ten simultaneous wrong codes only five are checked, and then even the right code is refused', async () => {
    const { token } = await signUp(test, { phone });
    const code = await codeFor(test, phone);
    const all = await Promise.all(Array.from({ length: 10 }, (_, n) => confirmPhone(token, wrongFor(code, n + 1))));
    expect(all.filter(({ body }) => body.code === 'phone_code_wrong')).toHaveLength(4);
    expect((await confirmPhone(token, code)).body.code).toBe('phone_code_ended');
  });

  it('of five simultaneous calls with the right code only one succeeds', async () => {
    const { token } = await signUp(test, { phone });
    const code = await codeFor(test, phone);
    const all = await Promise.all(Array.from({ length: 5 }, () => confirmPhone(token, code)));
    expect(all.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422, 422, 422, 422]);
  });

  it('a code no longer works after ten minutes, or when a newer one was sent', async () => {
    const { token } = await signUp(test, { phone });
    const older = await codeFor(test, phone);
    const newer = await codeFor(test, phone);
    if (older !== newer) expect((await confirmPhone(token, older)).body.code).toBe('phone_code_wrong');
    const start = test.clock.now;
    test.clock.now = new Date(start.getTime() + 600_000);
    expect((await confirmPhone(token, newer)).body.code).toBe('phone_code_ended');
    test.clock.now = start;
    expect((await confirmPhone(token, newer)).status).toBe(200);
  });

  it('a code for one number confirms no other number', async () => {
    const { token } = await signUp(test, { phone: '+250788555555' });
    const code = await codeFor(test, phone);
    const body = { phone: '+250788555555', phone_code: code };
    expect((await test.call('POST', '/account/phone', { token, body })).body.code).toBe('phone_code_ended');
  });

  it('confirming a number other than the stored one needs the password, and replaces the stored number', async () => {
    const { token } = await signUp(test, { phone: '+250788444444' });
    const code = await codeFor(test, phone);
    expect((await confirmPhone(token, code)).body.code).toBe('password_required');
    expect((await confirmPhone(token, code, { password: 'not this one' })).body.code).toBe('wrong_password');
    expect((await confirmPhone(token, code, { password })).status).toBe(200);
    expect(await numberOf(token)).toEqual({ phone, confirmed: true, has_password: true });
  });

  it('the first person who confirms a number keeps it, and another person who has typed it cannot confirm it any more', async () => {
    const stranger = await signUp(test, { phone });
    const owner = await signUp(test, { phone });
    expect((await confirmPhone(owner.token, await codeFor(test, phone))).status).toBe(200);
    const late = await confirmPhone(stranger.token, await codeFor(test, phone));
    expect([late.status, late.body.code]).toEqual([422, 'phone_taken']);
    expect(await numberOf(stranger.token)).toEqual({ phone, confirmed: false, has_password: true });
    expect(await numberOf(owner.token)).toEqual({ phone, confirmed: true, has_password: true });
  });

  it('a number that is changed in the profile is not confirmed any more', async () => {
    const { email, token } = await signUp(test, { phone });
    await confirmPhone(token, await codeFor(test, phone));
    const body = { full_name: 'Aline Uwase', email, phone: '+250788333333', password };
    await test.call('POST', '/patient/update_profile', { token, body });
    expect(await numberOf(token)).toEqual({ phone: '+250788333333', confirmed: false, has_password: true });
  });

  it('a guardian cannot confirm their number while acting for a child', async () => {
    const { token } = await signUp(test, { phone });
    const child = await test.call('POST', '/patient/dependants', {
      token,
      body: { full_name: 'Keza', birth_date: '2020-01-01', gender: 'Female', relation: 'Mother' },
    });
    const refused = await confirmPhone(child.body.data.patient.token, await codeFor(test, phone));
    expect([refused.status, refused.body.code]).toEqual([403, 'not_permitted']);
  });
});
