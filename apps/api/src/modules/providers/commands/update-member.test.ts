import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { makeAdmin, type Person, signIn } from '../../../testing/people.ts';
import { password, signUp } from '../../../testing/sign-up.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp({ now: new Date('2026-11-20T08:00:00Z') });
  admin = await makeAdmin(test);
});
afterAll(() => test.close());

const as = (method: 'POST' | 'PUT', path: string, body: object) =>
  test.call(method, path, { token: admin.token, body });
const linkTo = async (email: string) => {
  await deliver(test);
  const mail = test.mails.findLast(({ to }) => to === email);
  return /reset\/password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
};
const setPassword = async (token = '') =>
  (await test.call('POST', '/reset-password', { body: { token, password, password_confirmation: password } })).status;
const login = async (email: string) => (await test.call('POST', '/login', { body: { email, password } })).status;

describe.each([
  ['POST', 'doctors'],
  ['PUT', 'laboratories'],
] as const)('correcting the mistyped e-mail address of a new member by %s /admin/%s/{id}', (method, kinds) => {
  let members = 0;
  const address = (part: string) => `${part}.${kinds}${++members}@example.rw`;
  async function opened(email: string) {
    const { id } = (await as('POST', `/admin/${kinds}`, { name: 'Keza', email })).body.data;
    const key = await linkTo(email);
    expect(key).toBeDefined();
    const change = (next: string) => as(method, `/admin/${kinds}/${id}`, { name: 'Keza', email: next });
    return { id: id as string, key, change };
  }

  it('correcting a member’s e-mail address invalidates the link that was mailed to the wrong address and mails a link to the right one', async () => {
    const [wrong, right] = [address('wrong'), address('right')];
    const { key, change } = await opened(wrong);
    expect((await change(right.toUpperCase())).status).toBe(200);
    expect([await setPassword(key), await login(wrong)]).toEqual([422, 401]);
    expect(await setPassword(await linkTo(right))).toBe(200);
    expect([await login(right), await login(wrong)]).toEqual([200, 401]);
  });

  it('correcting a member’s e-mail address to that of another account is refused and changes nothing', async () => {
    const wrong = address('wrong');
    const { email } = await signUp(test);
    const { key, change } = await opened(wrong);
    const refused = await change(email);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      ['There is an account with this e-mail address already.'],
    ]);
    expect([await setPassword(key), await login(wrong)]).toEqual([200, 200]);
  });

  it('saving a member with the e-mail address unchanged mails nothing', async () => {
    const email = address('same');
    const { key, change } = await opened(email);
    const before = test.mails.length;
    await change(email);
    await deliver(test);
    expect([test.mails.length, await setPassword(key)]).toEqual([before, 200]);
  });

  it('correcting a member’s e-mail address does not change the address for signing in when the member has signed in or has other accounts', async () => {
    const email = address('used');
    const { key, change } = await opened(email);
    await setPassword(key);
    await change(address('shown'));
    expect(await login(email)).toBe(200);

    const two = address('two');
    const first = await opened(two);
    await as('POST', '/admin/pharmacies', { name: 'Keza', email: two });
    const second = await linkTo(two);
    await first.change(address('shown'));
    expect([await setPassword(second), await login(two)]).toEqual([200, 200]);
  });

  it('only an administrator can correct a member’s e-mail address', async () => {
    const email = address('own');
    const { id } = await opened(email);
    const { rows } = await test.platform.pool.query('select login_id from account where id = $1', [id]);
    const kind = kinds === 'doctors' ? 'doctor' : 'laboratory';
    const { token } = await signedInAs(id);
    const own = kind === 'doctor' ? '/doctor/update_profile' : '/laboratory/update';
    expect((await test.call(method, own, { token, body: { name: 'Keza', email: address('other') } })).status).toBe(200);
    const login = await test.platform.pool.query('select email from login where id = $1', [rows[0].login_id]);
    expect(login.rows).toEqual([{ email }]);
  });
});

/** Opens a session directly, because no member has a password yet. */
const signedInAs = async (accountId: string) => ({
  token: await signIn(test.platform.db, accountId, test.clock.now),
});
