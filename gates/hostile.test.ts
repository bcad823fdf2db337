import { connect } from 'node:net';
import type { Role } from '@ivuriro/contract/endpoint';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '../apps/api/src/app.ts';
import type { Route } from '../apps/api/src/platform/http/call.ts';
import { makeAdmin, makeDoctor, makePatient, makePlace, type Person } from '../apps/api/src/testing/people.ts';
import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts';
import { wideBudgets } from '../apps/api/src/testing/wide-budgets.ts';
import { sampleBody } from './matrix/sample.ts';

let test: TestApp;
let listening: Promise<string>;
let people: Record<Role, Person>;
beforeAll(async () => {
  // rate limits are not tested here
  test = await startTestApp({ budgets: wideBudgets });
  listening = test.app.listen({ port: 0, host: '127.0.0.1' });
  people = {
    patient: await makePatient(test),
    doctor: await makeDoctor(test),
    hospital: await makePlace(test, 'hospital'),
    laboratory: await makePlace(test, 'laboratory'),
    pharmacy: await makePlace(test, 'pharmacy'),
    admin: await makeAdmin(test),
  };
});
afterAll(() => test.close());

const texts = ['a\0b', '0000-01-01', '9999-12-31', '-1', '1e9', '9'.repeat(30), 'x'.repeat(300)];
const values: unknown[] = [...texts, 'a\ud800b', 'x'.repeat(300_000), null, 1e308, 1.5, [['a']], { a: { b: 'c' } }];
const deep = (times: number) => `{"payment_data":${'['.repeat(times)}${']'.repeat(times)}}`;
const [form, parts] = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
const bodies: [type: string, payload: string | Buffer][] = [
  ['application/json', '{"a":'],
  ['application/json', '[1]'],
  ['application/json', '{"__proto__":{"a":1}}'],
  ['application/json', '{"constructor":{"prototype":1}}'],
  ['application/json', deep(200_000)],
  ['application/json', `{"a":"${'x'.repeat(2_000_000)}"}`],
  ['application/json', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ['text/plain', 'x'],
  ['application/xml', '<a/>'],
  [form, '__proto__[a]=1&constructor[prototype][a]=2&a[b][c][d][e][f]=1&%zz=%00&a[9999999]=1'],
  ['multipart/form-data', 'no boundary'],
  [parts, 'no part'],
  [parts, '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\ncut off'],
  [parts, '--x\r\ncontent-disposition: form-data; name="__proto__[a]"\r\n\r\na\0b\r\n--x--\r\n'],
];

it(
  'hostile input to any endpoint never causes status 500, and each refusal is the usual error reply',
  { timeout: 300_000 },
  async () => {
    const wrong: string[] = [];
    for (const route of routes)
      for (const request of hostileTo(route)) {
        const reply = await test.app.inject(request);
        const sent = `${JSON.stringify([request.method, request.url]).slice(0, 90)} ${JSON.stringify(request.payload)?.slice(0, 90)}`;
        if (reply.statusCode >= 500) wrong.push(`${reply.statusCode} ${sent}`);
        else if (reply.statusCode >= 400 && request.method !== 'HEAD' && !isEnvelope(reply.body))
          wrong.push(`no envelope: ${sent}`);
      }
    expect(wrong).toEqual([]);
  },
);

function* hostileTo(route: Route): Generator<InjectOptions> {
  const { endpoint, mount } = route;
  const caller = people[route.who === 'any' ? 'patient' : (route.who as Role)] as Person | undefined;
  const owner = mount ? people[mount.kind] : (caller ?? people.doctor);
  const method = route.method as 'GET';
  const headers = caller ? { authorization: `Bearer ${caller.token}` } : {};
  const at = (value: string) => `/api${route.path.replaceAll(/\{\w+\}/g, value)}`;
  const query = mount?.name === 'admin' ? { [`${mount.kind}_id`]: owner.id } : {};
  const call = { method, url: at(owner.id), query, headers };

  if (route.path.includes('{'))
    for (const value of ['%00', 'a%00b', '%ED%A0%80', '%zz', 'x'.repeat(500), '..%2f..%2fetc%2fpasswd'])
      yield { ...call, url: at(value) };
  for (const name of Object.keys((endpoint.query as { shape?: object } | undefined)?.shape ?? {}))
    for (const value of texts) yield { ...call, query: { ...query, [name]: value } };
  yield { ...call, query: { ...query, page: ['-1', '1e9'], __proto__: '1' } };
  if (method === 'GET') return yield { ...call, method: 'HEAD' };

  const sample = sampleBody(route);
  for (const name of Object.keys(sample))
    for (const value of values) yield { ...call, payload: { ...sample, [name]: value } };
  for (const [type, payload] of bodies)
    yield { ...call, headers: { ...headers, 'content-type': type, 'idempotency-key': crypto.randomUUID() }, payload };
}

function isEnvelope(body: string): boolean {
  const { message, code, errors, request_id } = JSON.parse(body) as Record<string, unknown>;
  return Boolean(message && code && Array.isArray(errors) && request_id);
}

it.each(['/api/nothing', '/api/%zz', `/api/show/doctor/${'x'.repeat(500)}`, '/sandbox/checkout/%00'])(
  'a request to %s gets the usual error reply',
  async (url) => {
    const reply = await test.app.inject({ url });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(isEnvelope(reply.body)).toBe(true);
  },
);

it.each([
  ['a search of a megabyte', `/api/doctors?text-search=${'x'.repeat(1_000_000)}`, 413],
  ['an address that is none', '/api/doctors?text-search=a b\0c', 400],
])('a request with %s gets the usual error reply', async (_what, url, status) => {
  const { hostname, port } = new URL(await listening);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  // the server may close the connection while the request is still being sent
  socket.on('error', () => {});
  socket.write(`GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`);
  await new Promise((resolve) => socket.once('close', resolve));
  const [head, body] = answer.split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(isEnvelope(body!)).toBe(true);
});
