import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { makeAdmin } from '../../../testing/people.ts';
import { composeApp } from '../../../app.ts';
import { password, signUp } from '../../../testing/sign-up.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hashPassword } from '../domain/passwords.ts';
import { tidy } from '../jobs/retention.ts';

const work = vi.hoisted(() => ({ verified: 0 }));
vi.mock('@node-rs/argon2', async (actual) => {
  const real = await actual<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    verify: (...given: Parameters<typeof real.verify>) => {
      work.verified++;
      return real.verify(...given);
    },
  };
});

const start = new Date('2026-11-20T08:00:00Z');
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ now: start });
});
beforeEach(() => {
  test.clock.now = start;
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => test.close());

const later = (minutes: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000);
};
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie']).split(';', 1)[0]!;
let addresses = 0;
const login = (email: string, { word = password, cookie = '', path = '/login', ip = '' } = {}) =>
  test.call('POST', path, {
    body: { email, password: word },
    headers: { ...(cookie ? { cookie } : {}), 'x-forwarded-for': ip || `10.9.${addresses >> 8}.${++addresses & 255}` },
  });
const guess = async (email: string, times: number, more: object = {}) => {
  const answers = [];
  for (let n = 0; n < times; n++) answers.push(await login(email, { word: `guess ${n}`, ...more }));
  return answers;
};

describe('guessing a password', () => {
  it('after ten attempts, guesses at a password must wait longer and longer, up to a quarter of an hour, from however many network addresses they come', async () => {
    const { email } = await signUp(test);
    expect((await guess(email, 10)).map(({ status }) => status)).toEqual(Array(10).fill(401));
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const refused = await login(email);
      expect([refused.status, refused.body.code, Number(refused.headers['retry-after'])]).toEqual([
        429,
        'slow_down',
        minutes * 60,
      ]);
      later(minutes);
      expect((await login(email, { word: 'wrong again' })).status).toBe(401);
    }
    later(15);
    expect((await login(email)).status).toBe(200);
    expect((await login(email, { word: 'one slip' })).status).toBe(401);
    expect((await login(email)).status).toBe(200);
  });

  it('after too many wrong passwords the answer says how long to wait', async () => {
    const { email } = await signUp(test);
    await guess(email, 10);
    const saysOn = async () => (await login(email)).body.errors;
    expect(await saysOn()).toEqual(['Too many wrong tries. Try again in a minute.']);
    later(1);
    await guess(email, 1);
    expect(await saysOn()).toEqual(['Too many wrong tries. Try again in 2 minutes.']);
  });

  it('guesses at one person’s password do not slow down others behind the same network address', async () => {
    const [one, two] = [await signUp(test), await signUp(test)];
    await guess(one.email, 12, { ip: '10.1.1.1' });
    expect((await login(one.email, { ip: '10.1.1.1' })).status).toBe(429);
    expect((await login(two.email, { ip: '10.1.1.1' })).status).toBe(200);
  });

  it('guesses at a password do not slow the owner down on a known device; only wrong passwords typed on that device do', async () => {
    const { email, cookie } = await signUp(test);
    await guess(email, 11);
    expect((await login(email, { cookie })).status).toBe(200);
    expect((await login(email)).status).toBe(429);
    expect((await guess(email, 11, { cookie })).map(({ status }) => status).slice(-2)).toEqual([401, 429]);
  });

  it('a device id that is stolen or made up allows no further guesses at a password', async () => {
    const { email } = await signUp(test);
    const { cookie } = await signUp(test);
    await guess(email, 10, { cookie });
    expect((await login(email, { cookie: `ivuriro_device=${'x'.repeat(43)}` })).status).toBe(429);
  });

  it('of many simultaneous guesses at a password only ten are checked', async () => {
    const { email } = await signUp(test);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => login(email, { word: `guess ${n}` })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('guesses at a password are counted across all server processes', async () => {
    const { email } = await signUp(test);
    await guess(email, 10);
    const other = composeApp(test.platform);
    const reply = await other.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
    expect(reply.statusCode).toBe(429);
    await other.close();
  });

  it('the owner of an account gets one mail about guesses at the password, with a link to set a new one; nobody else gets a mail', async () => {
    const { email } = await signUp(test);
    await deliver(test);
    const before = test.mails.length;
    await guess(email, 12);
    await guess('nobody-at-all@example.rw', 12);
    await deliver(test);
    expect(test.mails.slice(before).map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Many wrong passwords were tried'],
    ]);
    expect(test.mails.at(-1)!.text).toContain('http://ivuriro.test/?dialog=forgot-password');
  });

  it('after guesses at a password, the owner can set a new one by the mailed link and sign in at once, and old devices are no longer known', async () => {
    const { email, cookie } = await signUp(test);
    await guess(email, 11);
    await test.call('POST', '/forget-password', { body: { email } });
    await deliver(test);
    const token = /reset\/password\/([\w-]+)/.exec(test.mails.at(-1)!.text)![1]!;
    const word = 'the lake at night';
    const reset = await test.call('POST', '/reset-password', {
      body: { token, password: word, password_confirmation: word },
    });
    expect(reset.status).toBe(200);
    expect((await login(email, { word })).status).toBe(200);
    await guess(email, 10);
    expect((await login(email, { word, cookie })).status).toBe(429);
    expect((await login(email, { word, cookie: cookieOf(reset) })).status).toBe(200);
  });

  it('a signed-in person who guesses the password must wait too, at every request that asks for the password again', async () => {
    const { token } = await signUp(test);
    const change = (old_password: string) =>
      test.call('POST', '/patient/change_password', {
        token,
        body: { old_password, new_password: 'the lake at night', confirm_password: 'the lake at night' },
      });
    for (let n = 0; n < 10; n++) expect((await change(`guess ${n}`)).body.code).toBe('wrong_password');
    const values = { type: 'ERASURE', text: '', password };
    expect((await test.call('POST', '/patient/data_requests', { token, body: values })).status).toBe(429);
    later(1);
    expect((await change(password)).status).toBe(200);
  });
});

describe('a stranger who tries to learn which accounts exist', () => {
  it('neither the answer to a sign-in, nor the work behind it, nor the time to wait tells whether an account exists', async () => {
    const known = await signUp(test, { phone: '0788 555 222' });
    const admin = await makeAdmin(test);
    const noPassword = await makeAdmin(test);
    await test.platform.pool.query('update login set password_hash = $1 where email = $2', [
      await hashPassword(password),
      admin.email,
    ]);
    const statements = counted();
    const tried = async (email: string, word: string) => {
      const seen = [];
      for (let n = 0; n < 11; n++) {
        [work.verified, statements.asked] = [0, 0];
        const { status, body, headers } = await login(email, { word });
        const told = { ...body, request_id: 'differs' };
        seen.push({
          status,
          told,
          wait: headers['retry-after'],
          cookie: headers['set-cookie'],
          ...work,
          ...statements,
        });
      }
      return seen;
    };
    const nobody = await tried('nobody@example.rw', password);
    expect(nobody[0]).toMatchObject({ status: 401, verified: 1, asked: expect.any(Number) });
    expect(nobody[0]!.asked).toBeGreaterThan(2);
    expect(nobody[10]).toMatchObject({ status: 429, verified: 0 });
    expect(await tried(known.email, 'not the password')).toEqual(nobody);
    // for a phone number three passwords are checked, however many logins have the number
    const nobodysNumber = await tried('+250788999999', password);
    expect(nobodysNumber.map((one) => ({ ...one, verified: one.verified / 3 }))).toEqual(nobody);
    expect(await tried('+250788555222', 'not the password')).toEqual(nobodysNumber);
    await signUp(test, { phone: '0788 555 333' });
    await signUp(test, {
      phone: '0788 555 333',
      password: 'the lake at night',
      password_confirmation: 'the lake at night',
    });
    expect(await tried('+250788555333', 'not the password')).toEqual(nobodysNumber);
    // the right password of an administrator, at the endpoint for other types of account, gets the same answer as an
    // unknown name; so does a login without a password
    expect(await tried(admin.email, password)).toEqual(nobody);
    expect(await tried(noPassword.email, password)).toEqual(nobody);
  });

  it('asking for a new password does not tell whether an account exists', async () => {
    const { email } = await signUp(test);
    const statements = counted();
    const asked = async (name: string) => {
      const seen = [];
      for (let n = 0; n < 6; n++) {
        statements.asked = 0;
        const { status, body } = await test.call('POST', '/forget-password', { body: { email: name } });
        seen.push({ status, body: { ...body, request_id: 'differs' }, asked: statements.asked });
      }
      return seen;
    };
    expect(await asked(email)).toEqual(await asked('nobody-here@example.rw'));
  });

  /**
   * Counts the SQL statements on all connections. The statement that sets the current account on a connection is not
   * counted, because it depends on whom the connection served before.
   */
  function counted() {
    const count = { asked: 0 };
    const clients = pg.Client.prototype as unknown as { query: (this: pg.Client, ...asked: unknown[]) => unknown };
    const { query } = clients;
    vi.spyOn(clients, 'query').mockImplementation(function (this: pg.Client, ...asked: unknown[]) {
      if (!String(asked[0]).startsWith('set ivuriro.')) count.asked++;
      return query.apply(this, asked);
    });
    return count;
  }
});

describe('the known device', () => {
  it('a device is recognised by a cookie that scripts and other sites cannot read, and that gives no access by itself', async () => {
    const { email } = await signUp(test);
    const reply = await login(email);
    expect(reply.headers['set-cookie']).toMatch(
      /^ivuriro_device=[\w-]{43}; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    const cookie = cookieOf(reply);
    expect((await test.call('GET', '/sessions', { headers: { cookie } })).status).toBe(401);
    const { rows } = await test.platform.pool.query('select device_hash::text from known_device');
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(cookie.split('=')[1]!).toString('hex'));
  });

  it('several people can be known on one device, and a device id that this server did not issue is replaced', async () => {
    const [one, two] = [await signUp(test), await signUp(test)];
    expect(cookieOf(await login(two.email, { cookie: one.cookie }))).toBe(one.cookie);
    const foreignCookie = `ivuriro_device=${'p'.repeat(43)}`;
    expect(cookieOf(await login(two.email, { cookie: foreignCookie }))).not.toBe(foreignCookie);
  });

  it('a wrong password makes no device known, and a known device is deleted half a year after its last use', async () => {
    const { email, cookie } = await signUp(test);
    expect((await login(email, { word: 'wrong' })).headers['set-cookie']).toBeUndefined();
    await login(email);
    later(181 * 24 * 60);
    await tidy({}, test.platform);
    await guess(email, 10);
    expect((await login(email, { cookie })).status).toBe(429);
  });
});
