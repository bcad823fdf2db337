import * as z from 'zod';
import type { Budget, BudgetName } from '@ivuriro/contract/budgets';
import { budgets } from '@ivuriro/contract/budgets';
import { endpoint } from '@ivuriro/contract/endpoint';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../app.ts';
import { makePatient, type Person } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { networkOf } from './budget.ts';
import { serve } from './serve.ts';
import { createServer } from './server.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ now: new Date('2026-11-26T08:00:00Z') });
});
afterAll(() => test.close());

it('every endpoint that writes or adds an audit entry has a rate limit for its caller', () => {
  const without = routes
    .filter(({ method, endpoint: { audit } }) => method !== 'GET' || audit !== 'none')
    .filter(({ who, endpoint: { budget } }) => {
      const caller = ['public', 'secret', 'signed'].includes(who) ? 'ip' : 'account';
      return !budget || !budgets[budget].counts.some(({ by }) => by === caller);
    })
    .map(({ method, path }) => `${method} ${path}`);
  expect(without).toEqual([]);
});

describe.each(['process', 'database'] as const)('a rate limit counted in the %s', (kept) => {
  const small = (...counts: Budget['counts']): Partial<Record<BudgetName, Budget>> => ({ write: { kept, counts } });
  const open = (given: ReturnType<typeof small>, who: 'patient' | 'public' = 'patient') => {
    const contract = {
      write: endpoint('POST /notes', {
        who,
        object: 'none',
        audit: 'none',
        budget: 'write',
        body: z.strictObject({ email: z.string().max(50).optional() }),
        data: z.object({}),
        summary: '',
      }),
    };
    // a public endpoint must have a rate limit that the contract counts by network address, such as `sign_in`; this
    // test replaces the counts of that limit with the ones that it tests
    const declared = who === 'public' ? { write: { ...contract.write, budget: 'sign_in' as const } } : contract;
    const budgetsGiven = who === 'public' ? { sign_in: given.write! } : given;
    const platform = { ...test.platform, pool: test.platform.pool, budgets: budgetsGiven };
    return createServer(
      { ...platform, log: pino({ level: 'silent' }) },
      serve(declared, { write: async () => ({}) }),
      [],
    );
  };
  const post = async (app: ReturnType<typeof open>, by: { token?: string; ip?: string }, payload: object = {}) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/notes',
      payload,
      headers: {
        ...(by.token ? { authorization: `Bearer ${by.token}` } : {}),
        ...(by.ip ? { 'x-forwarded-for': by.ip } : {}),
      },
    });
    return { status: reply.statusCode, body: reply.json<{ code?: string; message: string }>(), headers: reply.headers };
  };

  it('a request above the limit is refused with the time to wait, and the requests of other callers are not refused', async () => {
    const [aline, eric] = (await Promise.all([makePatient(test), makePatient(test)])) as [Person, Person];
    const app = open(small({ by: 'account', max: 2, minutes: 10 }));
    for (let n = 0; n < 2; n++) expect((await post(app, aline)).status).toBe(200);
    test.clock.now = new Date('2026-11-26T08:01:00Z');
    expect(await post(app, aline)).toMatchObject({
      status: 429,
      body: { code: 'slow_down', message: 'Too many requests. Try again in 9 minutes.' },
      headers: { 'retry-after': '540' },
    });
    expect((await post(app, eric)).status).toBe(200);
    test.clock.now = new Date('2026-11-26T08:10:01Z');
    expect((await post(app, aline)).status).toBe(200);
    test.clock.now = new Date('2026-11-26T08:00:00Z');
    await app.close();
  });

  it('an invalid form does not count toward a rate limit', async () => {
    const aline = await makePatient(test);
    const app = open(small({ by: 'account', max: 1, minutes: 10 }));
    for (let n = 0; n < 3; n++) expect((await post(app, aline, { email: 1 })).status).toBe(422);
    expect((await post(app, aline)).status).toBe(200);
    await app.close();
  });

  it('each e-mail address is counted separately, whether it is written in upper or lower case', async () => {
    const app = open(small({ by: 'email', max: 1, minutes: 10 }, { by: 'ip', max: 100, minutes: 10 }), 'public');
    const email = `one-${kept}@example.rw`;
    expect((await post(app, {}, { email })).status).toBe(200);
    expect((await post(app, {}, { email: ` ${email.toUpperCase()} ` })).status).toBe(429);
    expect((await post(app, {}, { email: `two-${kept}@example.rw` })).status).toBe(200);
    expect((await post(app, {})).status).toBe(200);
    await app.close();
  });
});

it('a rate limit counts all addresses of an IPv6 network together, and each IPv4 address separately', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:DB8:1:2::9'));
  expect(networkOf('2001:db8:1:2::9')).not.toBe(networkOf('2001:db8:1:3::9'));
  expect(networkOf('::ffff:41.186.1.2')).toBe('41.186.1.2');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('1:2:3:4:5:6:7:8:9::1')).toBe('1:2:3:4:5:6:7:8:9::1');
});
