import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LoadShedder, loadShedder } from './load-shedding.ts';

interface Visitor {
  socket: Socket;
  /**
   * Resolves with the whole text that the client has received, as soon as it matches `what` or the connection has
   * closed.
   */
  hears: (what?: RegExp) => Promise<string>;
}
let shedder: LoadShedder;
let server: Server;
/** The running requests, in order of arrival. Each of them runs until the test answers it. */
let served: { request: IncomingMessage; response: ServerResponse }[];
const sockets: Socket[] = [];
let visitors = 0;

beforeEach(async () => {
  // with one database connection, the lane of writes runs 1 request and queues 8, the lane of reads runs 2 and queues
  // 8, and the lane of webhooks runs 2
  shedder = loadShedder(
    1,
    { callbacks: ['/api/payments/webhooks/'], passwords: new Set(['/api/login']) },
    // each request has a client of its own, unless it has an authorization header
    ({ headers }) => ({ own: String(headers['authorization'] ?? visitors++), address: String(visitors++) }),
  );
  served = [];
  server = createServer(shedder.before((request, response) => void served.push({ request, response })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

function visitor(text = ''): Visitor {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let heard = '';
  const looks = new Set<() => void>();
  const look = () => looks.forEach((one) => one());
  socket.on('data', (bytes) => {
    heard += bytes.toString();
    look();
  });
  socket.on('error', () => {});
  socket.on('close', look);
  socket.write(text);
  return {
    socket,
    hears: (what = /(?!)/) =>
      new Promise((resolve) => {
        const check = () => {
          if (what.test(heard) || socket.closed) resolve(heard);
        };
        looks.add(check);
        check();
      }),
  };
}
const get = (path: string) => visitor(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
const post = (path: string, body = '{}', length = body.length, more = '') =>
  visitor(`POST ${path} HTTP/1.1\r\nhost: x\r\n${more}content-length: ${length}\r\n\r\n${body}`);
const until = (what: () => boolean) => expect.poll(what).toBe(true);
const fillWrites = async () => {
  const all = Array.from({ length: 9 }, () => post('/api/patient/request/appointment'));
  await until(() => shedder.lanes.writes.full);
  return all;
};

describe('load shedding when a lane is full', () => {
  it('a request to an overloaded server gets 503 with the time to wait, and its connection stays open', async () => {
    await fillWrites();
    const late = post('/api/messages', 'x', 5_000_000);
    const answer = await late.hears(/\}$/);
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/\r\nretry-after: [1-4]\r\n/);
    expect(answer).toMatch(/\r\ncache-control: no-store\r\n/);
    expect(answer).toMatch(/\r\nConnection: keep-alive\r\n/);
    const body = JSON.parse(answer.split('\r\n\r\n')[1]!) as { request_id: string };
    expect(body).toMatchObject({ code: 'unavailable', message: expect.any(String), errors: [expect.any(String)] });
    expect(answer).toContain(`x-request-id: ${body.request_id}`);
    expect(shedder.lanes.writes.refused).toBe(1);
    expect(served).toHaveLength(1);
  });

  it('webhooks, reads, pages, files and health checks are served while the server is overloaded', async () => {
    await fillWrites();
    post('/api/payments/webhooks/sandbox');
    for (const path of ['/api/doctors', '/doctors', '/assets/a.js', '/files/a.webp', '/readyz', '/metrics']) get(path);
    await until(() => served.length === 8);
  });

  it('a request for an API URL in percent encoding is in the lane of API calls', async () => {
    await fillWrites();
    for (const path of ['/%61pi/messages', '/api', '/api?x', '/a%70i/messages'])
      expect(await post(path).hears(/\}$/)).toMatch(/^HTTP\/1\.1 503 /);
  });

  it('a request with an absolute URL is in the lane of its path, and is served', async () => {
    get('http://ivuriro.rw/api/doctors?q=1');
    get('HTTPS://ivuriro.rw?q=1');
    get('*');
    await until(() => served.length === 3);
    expect(served.map(({ request }) => request.url)).toEqual(['/api/doctors?q=1', '/?q=1', '/*']);
    await fillWrites();
    expect(await post('http://ivuriro.rw/api/messages').hears(/\}$/)).toMatch(/^HTTP\/1\.1 503 /);
  });

  it('the next request starts as soon as an answer is ready, however slowly the client receives the answer', async () => {
    await fillWrites();
    shedder.answered(served[0]!.request);
    await until(() => served.length === 2);
    expect(shedder.lanes.writes.underWay).toBe(1);
  });
});

describe('one client with many connections', () => {
  it('signs in with a password in a separate lane, however the URL is spelt', async () => {
    for (const path of ['/api/login', '/api/%6cogin', '/api/login/', '/api/login?x=1', '/%61pi/login#x']) post(path);
    await until(() => shedder.lanes.passwords.underWay === 2 && shedder.lanes.passwords.waiting === 3);
    post('/api/patient/notifications/read');
    await until(() => served.length === 3);
    expect(shedder.lanes.writes.underWay).toBe(1);
  });

  it('loses its last queued request when the queue is full and another client comes', async () => {
    const greedy = Array.from({ length: 9 }, () => post('/api/messages', '{}', 2, 'authorization: Bearer greedy\r\n'));
    await until(() => shedder.lanes.writes.full);
    post('/api/messages', '{}', 2, 'authorization: Bearer patient\r\n');
    expect(await Promise.race(greedy.map(({ hears }) => hears(/\}$/)))).toMatch(/^HTTP\/1\.1 503 /);
    for (let n = 1; n < 9; n++) {
      shedder.answered(served.at(-1)!.request);
      await until(() => served.length === n + 1);
    }
    expect(served.map(({ request }) => request.headers.authorization)).toContain('Bearer patient');
  });

  it('loads private files in a separate lane, so that API calls do not wait behind them', async () => {
    get('/files/private/calendar:1?sig=x');
    await until(() => shedder.lanes.files.underWay === 1);
  });
});

describe('the occupancy of a lane', () => {
  it('a request whose body is slow leaves its lane after a second, and occupies it again once the body is complete', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const slow = post('/api/messages', '{', 2);
    await vi.waitUntil(() => served.length === 1);
    expect(shedder.lanes.writes.underWay).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(shedder.lanes.writes.underWay).toBe(0);
    served[0]!.request.resume();
    slow.socket.write('}');
    await vi.waitUntil(() => shedder.lanes.writes.underWay === 1);
    served[0]!.response.end();
    await vi.waitUntil(() => shedder.lanes.writes.underWay === 0);
  });

  it('a request whose client has disconnected occupies its lane until its work is done', async () => {
    const gone = post('/api/messages');
    await until(() => served.length === 1);
    gone.socket.destroy();
    await new Promise((resolve) => served[0]!.response.once('close', resolve));
    expect(shedder.lanes.writes.underWay).toBe(1);
    shedder.answered(served[0]!.request);
    expect(shedder.lanes.writes.underWay).toBe(0);
  });

  it('a queued request whose client has disconnected leaves the queue', async () => {
    const [, second] = await fillWrites();
    second!.socket.destroy();
    await until(() => shedder.lanes.writes.waiting === 7);
  });
});

describe('stopping the server', () => {
  it('a stopping server answers its open requests, closes each connection after the answer, and waits for the last answer', async () => {
    const under = get('/api/doctors');
    await until(() => served.length === 1);
    const never = visitor();
    await new Promise((resolve) => never.socket.once('connect', resolve));
    shedder.leave();
    const late = get('/api/hospitals');
    await until(() => served.length === 2);
    let finished = false;
    const end = shedder.finish(server).then(() => (finished = true));
    served[0]!.response.end('one');
    expect(await under.hears()).toMatch(/\r\nconnection: close\r\n[^]*one/i);
    expect(finished).toBe(false);
    served[1]!.response.end('two');
    expect(await late.hears()).toMatch(/\r\nconnection: close\r\n[^]*two/i);
    await end;
    await never.hears();
    expect(never.socket.closed).toBe(true);
  });
});
