import * as z from 'zod';
import { endpoint } from '@ivuriro/contract/endpoint';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePlace } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { serve } from './serve.ts';
import { createServer } from './server.ts';

const note = z.object({ text: z.string() });

describe('registering routes', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('the product does not start when an endpoint does not declare what it records in the audit log', () => {
    const undeclared = {
      ...endpoint('GET /x', { who: 'public', object: 'none', audit: 'none', data: note, summary: '' }),
      audit: '',
    };
    const routes = serve({ x: undeclared }, { x: async () => ({ text: '' }) });
    const app = createServer({ ...test.platform, log: pino({ level: 'silent' }) }, routes, []);
    return expect(app.ready()).rejects.toThrow('does not say who may call');
  });

  it.each([
    ['an endpoint that writes', 'POST /x', 'none', 'write', 'has no budget'],
    ['a read with an audit entry', 'GET /x', 'x.read', 'write', 'has no budget'],
    ['a public endpoint with a limit by account only', 'POST /x', 'none', 'write', 'does not count by ip'],
  ] as const)(
    'the product does not start when an endpoint lacks a rate limit for its caller: %s',
    (_, key, audit, budget, why) => {
      const declared = endpoint(key, { who: 'public', object: 'none', audit, budget, data: note, summary: '' });
      const { budget: _budget, ...bare } = declared;
      const contract = { x: why === 'has no budget' ? (bare as typeof declared) : declared };
      const routes = serve(contract, { x: async () => ({ text: '' }) });
      const app = createServer({ ...test.platform, log: pino({ level: 'silent' }) }, routes, []);
      return expect(app.ready()).rejects.toThrow(why);
    },
  );

  it.each(['hospital', 'admin', 'any'] as const)(
    'the product does not start when an endpoint for the account type %s names no permission',
    (who) => {
      const declared = endpoint('GET /x', {
        who,
        permission: 'any',
        object: 'none',
        audit: 'none',
        data: note,
        summary: '',
      });
      const { permission: _permission, ...bare } = declared;
      const routes = serve({ x: bare }, { x: async () => ({ text: '' }) });
      const app = createServer({ ...test.platform, log: pino({ level: 'silent' }) }, routes, []);
      return expect(app.ready()).rejects.toThrow('GET /x does not say which permission it needs.');
    },
  );

  it('the product does not start when no module grants access to the object that an endpoint names', () => {
    const contract = {
      x: endpoint('GET /x/{id}', { who: 'public', object: 'moon@params.id', audit: 'none', data: note, summary: '' }),
    };
    const app = createServer(test.platform, serve(contract, { x: async () => ({ text: '' }) }), []);
    return expect(app.ready()).rejects.toThrow('no module grants it');
  });

  it('the product refuses to register a route that is not in the contract', () => {
    const app = createServer(test.platform, [], []);
    expect(() => app.get('/secret', () => 'x')).toThrow('does not say who may call it');
  });

  it('a reply contains a message and the declared fields of its data, and no other fields', async () => {
    const contract = {
      x: endpoint('GET /x', { who: 'public', object: 'none', audit: 'none', data: note, message: 'Read', summary: '' }),
    };
    const app = createServer(
      test.platform,
      serve(contract, { x: async () => ({ text: 'a', password_hash: 'b' }) }),
      [],
    );
    const reply = await app.inject('/api/x/');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ message: 'Read', data: { text: 'a' } });
    await app.close();
  });

  it('only the replies to public reads may be stored by caches', async () => {
    const who = { who: 'public', object: 'none', data: note, summary: '' } as const;
    const contract = {
      read: endpoint('GET /x', { ...who, audit: 'none' }),
      enter: endpoint('POST /x', { ...who, audit: 'entered', budget: 'sign_in' }),
    };
    const x = async () => ({ text: 'a token' });
    const app = createServer(test.platform, serve(contract, { read: x, enter: x }), []);
    const kept = async (method: 'GET' | 'POST') =>
      (await app.inject({ method, url: '/api/x' })).headers['cache-control'];
    expect([await kept('GET'), await kept('POST')]).toEqual(['no-cache', 'no-store']);
    await app.close();
  });

  it('a body with an unsupported content type is refused', async () => {
    for (const kind of ['text/plain', 'application/xml']) {
      const reply = await test.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'content-type': kind },
        payload: 'email=a',
      });
      expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([415, 'unsupported_type']);
    }
  });

  it('a public read is answered only if access to its object was granted, whatever the handler did', async () => {
    const [shown, hidden, broken] = await Promise.all(
      ['pharmacy', 'hospital', 'pharmacy'].map((kind) => makePlace(test, kind as 'pharmacy')),
    );
    const contract = {
      x: endpoint('GET /x/{id}', {
        who: 'public',
        object: 'pharmacy@params.id',
        audit: 'none',
        params: z.object({ id: z.string() }),
        data: note,
        summary: '',
      }),
    };
    const x = async ({ params }: { params: { id: string } }) => {
      if (params.id !== shown!.id && params.id !== hidden!.id) throw new Error('nothing there');
      return { text: 'read' };
    };
    const grant = { object: 'pharmacy', table: 'provider', by: { public: "kind = 'pharmacy'" } };
    const app = createServer({ ...test.platform, log: pino({ level: 'silent' }) }, serve(contract, { x }), [grant]);
    const told = async (id: string) => {
      const reply = await app.inject(`/api/x/${id}`);
      return { status: reply.statusCode, data: reply.json<{ data?: unknown }>().data };
    };
    expect(await told(shown!.id)).toEqual({ status: 200, data: { text: 'read' } });
    expect(await told(hidden!.id)).toEqual({ status: 404, data: undefined });
    expect(await told(crypto.randomUUID())).toEqual({ status: 404, data: undefined });
    expect(await told(broken!.id)).toMatchObject({ status: 500 });
    await app.close();
  });
});
