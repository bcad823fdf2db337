import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { password, signUp } from '../../../testing/sign-up.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let number = '';
beforeEach(() => {
  number = `+2507885${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`;
});

/** Signs up somebody with the number and, unless given, a password of their own. */
const enter = async (own = `the hills of ${Math.random()}`, more: object = {}) => ({
  ...(await signUp(test, { phone: number, password: own, password_confirmation: own, ...more })),
  own,
});
const login = (email: string, word: string, cookie = '') =>
  test.call('POST', '/login', { body: { email, password: word }, headers: cookie ? { cookie } : {} });
const whoIs = async (email: string, word: string, cookie = '') => {
  const { status, body } = await login(email, word, cookie);
  return status === 200 ? body.data[0].patient.email : status;
};
const guess = async (times: number, cookie = '') => {
  for (let n = 0; n < times; n++) await login(number, `guess ${n}`, cookie);
};

describe('a phone number that several people have entered', () => {
  it('several people can sign up with one phone number, and the password decides which of them is signed in', async () => {
    const [stranger, owner] = [await enter(), await enter()];
    expect(owner.token).toBeDefined();
    expect(await whoIs(number, owner.own)).toBe(owner.email);
    expect(await whoIs(number, stranger.own)).toBe(stranger.email);
    expect(await whoIs(number, 'another password')).toBe(401);
    expect(await whoIs(owner.email, owner.own)).toBe(owner.email);
    expect(await whoIs(owner.email, stranger.own)).toBe(401);
  });

  it('a phone number can be saved in a profile without revealing that another account has it', async () => {
    const stranger = await enter();
    const owner = await signUp(test);
    const body = { full_name: 'Aline Uwase', email: owner.email, phone: number, password };
    const saved = await test.call('POST', '/patient/update_profile', { token: owner.token, body });
    expect([saved.status, saved.body.data.phone]).toEqual([200, number]);
    expect(await whoIs(number, password)).toBe(owner.email);
    expect(await whoIs(number, stranger.own)).toBe(stranger.email);
  });

  it('five people can sign up with one phone number at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => enter()));
    expect(all.every(({ token }) => token)).toBe(true);
  });

  it('cannot be used to sign in when two people with it have the same password, but their e-mail addresses can', async () => {
    const [one, two] = [await enter('the same hills'), await enter('the same hills')];
    const refused = await login(number, 'the same hills');
    expect([refused.status, refused.body.errors]).toEqual([
      401,
      ['Several accounts have this number and this password. Sign in with your e-mail address.'],
    ]);
    expect(await whoIs(two.email, 'the same hills')).toBe(two.email);
    expect(await whoIs(number, 'the same hills', one.cookie)).toBe(one.email);
  });

  it('a person with a known device or a confirmed e-mail address can sign in by phone number, however many strangers entered the number', async () => {
    const strangers = [await enter(), await enter(), await enter()];
    const owner = await enter();
    expect(await whoIs(number, owner.own)).toBe(401);
    expect(await whoIs(number, owner.own, owner.cookie)).toBe(owner.email);
    await test.platform.pool.query('update login set email_proved_at = now() where email = $1', [owner.email]);
    expect(await whoIs(number, owner.own)).toBe(owner.email);
    expect(await whoIs(number, strangers[0]!.own)).toBe(strangers[0]!.email);
  });

  it('a closed account with the same phone number and password does not prevent signing in by the number', async () => {
    const closed = await enter('the same hills');
    await test.platform.pool.query(
      `update account set deleted_at = now() from login l where l.id = login_id and l.email = $1`,
      [closed.email],
    );
    const owner = await enter('the same hills');
    expect(await whoIs(number, 'the same hills')).toBe(owner.email);
  });

  it('a forgotten-password request with a shared phone number mails each of its owners a link for their own account only', async () => {
    const [stranger, owner] = [await enter(), await enter()];
    await deliver(test);
    const before = test.mails.length;
    await test.call('POST', '/forget-password', { body: { email: number } });
    await deliver(test);
    const mails = test.mails.slice(before);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([stranger.email, owner.email].toSorted());
    const token = /reset\/password\/([\w-]+)/.exec(mails.find(({ to }) => to === stranger.email)!.text)![1]!;
    const word = 'the lake at night';
    await test.call('POST', '/reset-password', { body: { token, password: word, password_confirmation: word } });
    expect(await whoIs(owner.email, word)).toBe(401);
    expect(await whoIs(owner.email, owner.own)).toBe(owner.email);
  });
});

describe('guessing the password of a person with the same phone number', () => {
  it('signing in with one’s own password allows no further guesses at the password of another person with the same phone number', async () => {
    const [owner, stranger] = [await enter(), await enter()];
    await guess(9);
    expect(await whoIs(number, stranger.own)).toBe(stranger.email);
    await guess(1);
    expect(await whoIs(number, owner.own)).toBe(429);
    // the owner does not have to wait on their known device
    expect(await whoIs(number, owner.own, owner.cookie)).toBe(owner.email);
  });

  it('setting a new password of one’s own allows no further guesses at the password of another person with the same phone number', async () => {
    const [, stranger] = [await enter(), await enter()];
    await guess(10);
    const word = 'the lake at night';
    const body = { old_password: stranger.own, new_password: word, confirm_password: word };
    expect((await test.call('POST', '/patient/change_password', { token: stranger.token, body })).status).toBe(200);
    expect(await whoIs(number, word)).toBe(429);
  });

  it('on a known device a shared phone number signs in only to accounts known there, so the device allows no further guesses', async () => {
    const [owner, stranger] = [await enter(), await enter()];
    expect(await whoIs(number, owner.own, stranger.cookie)).toBe(401);
    expect(await whoIs(number, stranger.own, stranger.cookie)).toBe(stranger.email);
    // once the owner has signed in on the device by e-mail address, both accounts are known there
    expect(await whoIs(owner.email, owner.own, stranger.cookie)).toBe(owner.email);
    expect(await whoIs(number, owner.own, stranger.cookie)).toBe(owner.email);
  });
});
