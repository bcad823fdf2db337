import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeFor, newestCode, textsTo, wrongFor } from '../../../testing/phone-codes.ts';
import { password, signUp } from '../../../testing/sign-up.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let phone = '';
beforeEach(async () => {
  phone = `+2507886${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`;
  // resets the rate limits, so that each test begins with a count of zero
  await test.platform.pool.query('delete from call_count');
});

const send = (number = phone) => test.call('POST', '/phone_codes', { body: { phone: number } });
const confirm = (token: string, phone_code: string, more: object = {}) =>
  test.call('POST', '/account/phone', { token, body: { phone, phone_code, ...more } });
const numberOf = async (token: string) => (await test.call('GET', '/account/phone', { token })).body.data;
const messagesTo = (number: string) => textsTo(test, number);

describe('a code for a phone number', () => {
  it('is sent to a known and to an unknown number with the same answer, however the number is written', async () => {
    await signUp(test, { phone });
    const [known, unknown] = [await send(phone.replace('+250', '0')), await send('+250 788 699 999')];
    expect([known.status, known.body]).toEqual([202, { ...unknown.body, request_id: known.body.request_id }]);
    expect(await messagesTo(phone)).toEqual([
      { text: expect.stringMatching(/^\d{6} is your code for Ivuriro\. It works for 10 minutes\./), parts: 1 },
    ]);
    expect(await messagesTo('+250788699999')).toHaveLength(1);
  });

  it('is not sent to a landline or to an invalid number', async () => {
    expect((await send('0252 123 456')).body.fields).toEqual({ phone: 'A landline receives no text messages.' });
    expect((await send('12')).status).toBe(422);
  });

  it('exists only in the text message, neither in the database nor in the outbox', async () => {
    await send();
    const { rows: outbox } = await test.platform.pool.query('select payload::text from outbox');
    const code = await newestCode(test, phone);
    const { rows } = await test.platform.pool.query(
      `select row_to_json(one)::text as stored from phone_code one where phone = $1
       union all select row_to_json(audit)::text from audit`,
      [phone],
    );
    expect(JSON.stringify([outbox, rows])).not.toContain(code);
  });

  it('is sent to one number twice without a wait; then the wait doubles before each further code', async () => {
    const start = test.clock.now;
    try {
      expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([202, 202, 429]);
      const after = async (seconds: number) => {
        test.clock.now = new Date(test.clock.now.getTime() + seconds * 1_000);
        return (await send()).status;
      };
      expect([await after(60), await after(61), await after(60)]).toEqual([202, 429, 202]);
      const refused = await send();
      expect(refused.body.errors).toEqual(['Several codes were sent to this number. Try again in 4 minutes.']);
      expect(await messagesTo(phone)).toHaveLength(4);
    } finally {
      test.clock.now = start;
    }
  });

  it('can be requested twenty times in ten minutes from one network address, for however many numbers', async () => {
    const numbers = Array.from({ length: 22 }, (_, n) => `+25078870${String(n).padStart(4, '0')}`);
    const statuses: number[] = [];
    for (const number of numbers) statuses.push((await send(number)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 202), 429, 429]);
  });

  it('is refused when the server cannot send text messages', async () => {
    const { sms } = test.platform;
    test.platform.sms = null;
    expect((await send()).body.code).toBe('sms_unavailable');
    test.platform.sms = sms;
  });
});

describe('confirming a phone number', () => {
  it('a code confirms the number of the person who is signed in, and works only once', async () => {
    const { token } = await signUp(test, { phone });
    expect(await numberOf(token)).toEqual({ phone, confirmed: false, has_password: true });
    const code = await codeFor(test, phone);
    const done = await confirm(token, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect([done.status, done.body.data]).toEqual([200, { phone, confirmed: true, has_password: true }]);
    expect(await numberOf(token)).toEqual({ phone, confirmed: true, has_password: true });
    expect((await confirm(token, code)).body.code).toBe('phone_code_ended');
    const { rows } = await test.platform.pool.query(
      `select action from audit where action like 'phone%' and outcome = 'done' order by id`,
    );
    expect(rows.slice(-2)).toEqual([{ action: 'phone_code.requested' }, { action: 'phone.confirmed' }]);
  });

  it('after five wrong codes even the right code is refused', async () => {
    const { token } = await signUp(test, { phone });
    const code = await codeFor(test, phone);
    const refused = await confirm(token, wrongFor(code));
    expect([refused.body.code, refused.body.fields]).toEqual([
      'phone_code_wrong',
      { phone_code: 'The code is not right. 4 tries are left.' },
    ]);
    for (let n = 2; n <= 4; n++) expect((await confirm(token, wrongFor(code, n))).body.code).toBe('phone_code_wrong');
    expect((await confirm(token, wrongFor(code, 5))).body.code).toBe('phone_code_ended');
    expect((await confirm(token, code)).body.code).toBe('phone_code_ended');
    expect(await numberOf(token)).toEqual({ phone, confirmed: false, has_password: true });
  });

  it('the right code still works on the fifth try', async () => {
    const { token } = await signUp(test, { phone });
    const code = await codeFor(test, phone);
    for (let n = 1; n <= 4; n++) await confirm(token, wrongFor(code, n));
    expect((await confirm(token, code)).status).toBe(200);
  });

  it('of ten simultaneous wrong codes only five are checked, and then even the right code is refused', async () => {
    const { token } = await signUp(test, { phone });
    const code = await codeFor(test, phone);
    const all = await Promise.all(Array.from({ length: 10 }, (_, n) => confirm(token, wrongFor(code, n + 1))));
    expect(all.filter(({ body }) => body.code === 'phone_code_wrong')).toHaveLength(4);
    expect((await confirm(token, code)).body.code).toBe('phone_code_ended');
  });

  it('of five simultaneous calls with the right code only one succeeds', async () => {
    const { token } = await signUp(test, { phone });
    const code = await codeFor(test, phone);
    const all = await Promise.all(Array.from({ length: 5 }, () => confirm(token, code)));
    expect(all.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422, 422, 422, 422]);
  });

  it('a code no longer works after ten minutes, or when a newer one was sent', async () => {
    const { token } = await signUp(test, { phone });
    const older = await codeFor(test, phone);
    const newer = await codeFor(test, phone);
    if (older !== newer) expect((await confirm(token, older)).body.code).toBe('phone_code_wrong');
    const start = test.clock.now;
    test.clock.now = new Date(start.getTime() + 600_000);
    expect((await confirm(token, newer)).body.code).toBe('phone_code_ended');
    test.clock.now = start;
    expect((await confirm(token, newer)).status).toBe(200);
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
    expect((await confirm(token, code)).body.code).toBe('password_required');
    expect((await confirm(token, code, { password: 'not this one' })).body.code).toBe('wrong_password');
    expect((await confirm(token, code, { password })).status).toBe(200);
    expect(await numberOf(token)).toEqual({ phone, confirmed: true, has_password: true });
  });

  it('the first person who confirms a number keeps it, and another person who has typed it cannot confirm it any more', async () => {
    const stranger = await signUp(test, { phone });
    const owner = await signUp(test, { phone });
    expect((await confirm(owner.token, await codeFor(test, phone))).status).toBe(200);
    const late = await confirm(stranger.token, await codeFor(test, phone));
    expect([late.status, late.body.code]).toEqual([422, 'phone_taken']);
    expect(await numberOf(stranger.token)).toEqual({ phone, confirmed: false, has_password: true });
    expect(await numberOf(owner.token)).toEqual({ phone, confirmed: true, has_password: true });
  });

  it('a number that is changed in the profile is not confirmed any more', async () => {
    const { email, token } = await signUp(test, { phone });
    await confirm(token, await codeFor(test, phone));
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
    const refused = await confirm(child.body.data.patient.token, await codeFor(test, phone));
    expect([refused.status, refused.body.code]).toEqual([403, 'not_permitted']);
  });
});
