import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { password, signUp } from '../../../testing/sign-up.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const send = (token: string) => test.call('POST', '/email_confirmation', { token });
const confirm = (token: string, link: string) => test.call('POST', '/confirm-email', { token, body: { token: link } });
const isConfirmed = async (token: string) => (await test.call('GET', '/email_confirmation', { token })).body.data;
const mailsTo = async (email: string) => {
  await deliver(test);
  return test.mails.filter(({ to, subject }) => to === email && subject === 'Confirm your e-mail address');
};
const linkTo = async (email: string) => /confirm\/email\/([\w-]{43})/.exec((await mailsTo(email)).at(-1)!.text)![1]!;

describe('confirming an e-mail address', () => {
  it('the mailed link confirms the e-mail address once, for the person who is signed in', async () => {
    const { email, token } = await signUp(test);
    expect(await isConfirmed(token)).toEqual({ email, confirmed: false });
    expect((await send(token)).status).toBe(200);
    const link = await linkTo(email);
    expect(await isConfirmed(token)).toEqual({ email, confirmed: false });
    expect((await confirm(token, link)).status).toBe(200);
    expect(await isConfirmed(token)).toEqual({ email, confirmed: true });
    expect((await confirm(token, link)).body.code).toBe('link_expired');
    const again = await send(token);
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
    expect(await mailsTo(email)).toHaveLength(1);
    const { rows } = await test.platform.pool.query(`select action from audit where action like 'email.%' order by id`);
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['email.link_sent', 'email.confirmed']));
  });

  it('the link in a confirmation mail confirms no address for another account, and none without a sign-in', async () => {
    const stranger = await signUp(test);
    await send(stranger.token);
    const link = await linkTo(stranger.email);
    const reader = await signUp(test);
    expect((await confirm(reader.token, link)).body.code).toBe('link_expired');
    expect((await test.call('POST', '/confirm-email', { body: { token: link } })).status).toBe(401);
    expect(await isConfirmed(stranger.token)).toMatchObject({ confirmed: false });
    expect(await isConfirmed(reader.token)).toMatchObject({ confirmed: false });
  });

  it('the link that confirms an e-mail address does not work after a day, nor after the address was changed', async () => {
    const { email, token } = await signUp(test);
    await send(token);
    const link = await linkTo(email);
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 86_400_001);
    expect((await confirm(token, link)).body.code).toBe('link_expired');
    test.clock.now = before;
    const body = { full_name: 'Aline Uwase', email: 'elsewhere@example.rw', password };
    expect((await test.call('POST', '/patient/update_profile', { token, body })).status).toBe(200);
    expect((await confirm(token, link)).body.code).toBe('link_expired');
    expect(await isConfirmed(token)).toEqual({ email: 'elsewhere@example.rw', confirmed: false });
  });

  it('the mailed link to set a password confirms no e-mail address, and the link that confirms one sets no password', async () => {
    const { email, token } = await signUp(test);
    await send(token);
    const link = await linkTo(email);
    const word = 'the lake at night';
    const reset = await test.call('POST', '/reset-password', {
      body: { token: link, password: word, password_confirmation: word },
    });
    expect(reset.body.code).toBe('link_expired');
    await test.call('POST', '/forget-password', { body: { email } });
    await deliver(test);
    const other = /reset\/password\/([\w-]{43})/.exec(test.mails.findLast(({ to }) => to === email)!.text)![1]!;
    expect((await confirm(token, other)).body.code).toBe('link_expired');
  });

  it('an e-mail address gets at most five confirmation mails an hour, however many accounts ask for them', async () => {
    const { email, token } = await signUp(test);
    for (let n = 0; n < 5; n++) expect((await send(token)).status).toBe(200);
    expect((await send(token)).body.code).toBe('slow_down');
    expect(await mailsTo(email)).toHaveLength(5);
    const other = await signUp(test);
    const moved = { full_name: 'Aline Uwase', email: 'next@example.rw', password };
    await test.call('POST', '/patient/update_profile', { token, body: moved });
    const taken = { full_name: 'Aline Uwase', email, password };
    expect((await test.call('POST', '/patient/update_profile', { token: other.token, body: taken })).status).toBe(200);
    expect((await send(other.token)).body.code).toBe('slow_down');
  });

  it('the mail with the confirmation link contains no name, because a stranger may have typed the name', async () => {
    const { email, token } = await signUp(test, { name: 'Win www.prize.example' });
    await send(token);
    expect((await mailsTo(email)).at(-1)!.text).not.toContain('prize');
  });
});
