import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, clockText, dayOf } from '../apps/api/src/platform/clock.ts';
import {
  joinTeam,
  makeAdmin,
  makeDoctor,
  makeHours,
  makeInsurance,
  makePatient,
  makePlace,
  makeSpeciality,
  type Person,
} from '../apps/api/src/testing/people.ts';
import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts';
import { type StartedProcess, startProcess } from '../gates/processes/start.ts';
import { buildWeb } from '../scripts/web-build.mjs';

/**
 * One process gets SIGTERM during work of every kind while another process runs: all work must be finished, and no
 * request may be refused.
 */
const files = mkdtempSync(path.join(tmpdir(), 'ivuriro-leaving-'));
const stops: (() => unknown)[] = [];
let fixture: TestApp;
/** A database connection of the owner role, which sees waiting statements and all rows. */
let owner: pg.Client;
let old: StartedProcess;
let next: StartedProcess;
let doctor: Person;
let patient: Person;
let other: Person;
let hospital: Person;
let speciality: string;

beforeAll(async () => {
  buildWeb();
  fixture = await startTestApp();
  owner = await asOwner();
  await makeAdmin(fixture);
  [doctor, hospital] = [await makeDoctor(fixture), await makePlace(fixture, 'hospital')];
  [patient, other] = [await makePatient(fixture), await makePatient(fixture)];
  speciality = await makeSpeciality(fixture, { id: doctor.id, kind: 'doctor' });
  await joinTeam(fixture, { id: hospital.id, kind: 'hospital' }, doctor);
  await makeInsurance(fixture);
  await makeHours(fixture, doctor, { from: 480, to: 720 });
  const env = {
    DATABASE_URL: fixture.databaseUrl,
    DATA_DIR: files,
    FILE_SIGNING_KEY: 'the same one for both of the processes',
    PAGES: 'built',
  };
  old = await startProcess(env);
  next = await startProcess({ ...env, PROCESS: 'web' });
}, 240_000);
afterAll(async () => {
  for (const stop of stops) await stop();
  await old?.kill();
  await next?.kill();
  await fixture?.close();
  rmSync(files, { recursive: true, force: true });
});

it('a process that gets SIGTERM finishes its work, refuses new connections so that the proxy uses another process, and exits with 0', async () => {
  const proxy = await startProxy(old.address);
  const line = io(proxy.address, { path: '/socket/', auth: { token: patient.token }, transports: ['websocket'] });
  stops.push(() => line.disconnect());
  await new Promise<void>((resolve) => line.once('connect', resolve));

  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('itemType', 'patient');
  form.append('itemId', patient.id);
  form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'me.png');
  const sent = new Request('http://local', { method: 'POST', body: form });
  const upload = ask('POST /api/upload_file', Buffer.from(await sent.arrayBuffer()), sent.headers.get('content-type')!);
  const letter = 'name=Aline&email=aline%40example.test&message=What+does+a+visit+cost%3F';
  const written = ask('POST /contact', Buffer.from(letter), 'application/x-www-form-urlencoded');
  await upload.begin();
  await written.begin();

  // a lock blocks the job that writes the notification of this appointment
  const held = await hold('notification in exclusive mode');
  const first = await book(540, patient).whole();
  expect(first.status).toBe(201);
  await waits(/"notification"/);
  await held.also('appointment in exclusive mode');
  const booked = book(600, other).whole();
  await waits(/insert into "appointment"/);
  // locks this table last, because otherwise other reads could wait behind the lock
  await held.also('blog in access exclusive mode');
  const page = ask('GET /blog').whole();
  await waits(/from "blog"/);
  const idle = await open(`GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n`);
  await new Promise((resolve) => idle.once('data', resolve));
  const silent = await open('');

  proxy.leadTo(next.address);
  const back = new Promise<void>((resolve) => line.once('connect', resolve));
  const why = new Promise((resolve) => line.once('disconnect', resolve));
  const ended = old.end();
  await expect
    .poll(() =>
      open('').then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  await held.release();
  const answers = await Promise.all([booked, page, upload.rest(), written.rest()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 201, 303]);
  expect(answers.map(({ connection }) => connection)).toEqual(['close', 'close', 'close', 'close']);
  expect(answers[1]!.text).toContain('</html>');
  await expect.poll(() => [idle.closed, silent.closed]).toEqual([true, true]);
  expect(await ended).toBe(0);

  // the socket reconnects without help, to the other process
  expect(await why).toBe('transport close');
  await back;
  const found = async (sql: string, ...values: unknown[]) =>
    (await owner.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values)).rows[0]!.n;
  expect(await found('appointment where patient_id = any($1)', [patient.id, other.id])).toBe(2);
  expect(await found('picture where item_id = $1', patient.id)).toBe(1);
  expect(await found('message where visitor_email = $1', 'aline@example.test')).toBe(1);
  expect(await found('notification where patient_id = $1', patient.id)).toBeGreaterThan(0);
  expect(await found('graphile_worker.jobs where locked_at is not null or last_error is not null')).toBe(0);
}, 60_000);

const book = (from: number, who: Person) =>
  ask(
    'POST /api/patient/request/appointment',
    Buffer.from(
      JSON.stringify({
        speciality_id: speciality,
        insurance_id: 'none',
        reason: 'Headache since Monday',
        assigned_date: addDays(dayOf(new Date()), 2),
        start_time: clockText(from),
        end_time: clockText(from + 60),
        consultation_type: 'PHYSICAL',
        doctor_id: doctor.id,
        hospital_id: hospital.id,
        payment_method: 'CASH',
      }),
    ),
    'application/json',
    who,
  );

/**
 * Prepares a request to the old process on its own keep-alive connection; the request can be sent whole or in two
 * parts.
 */
function ask(key: string, body = Buffer.alloc(0), type = 'text/plain', who = patient) {
  const [method, at] = key.split(' ') as [string, string];
  const asked = request(new URL(at, old.address), {
    method,
    headers: {
      authorization: `Bearer ${who.token}`,
      connection: 'keep-alive',
      ...(body.length > 0 ? { 'content-type': type, 'content-length': body.length } : {}),
    },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) =>
    asked.once('response', resolve).once('error', reject),
  );
  // handles a rejection of this promise here, because it is awaited only later and would end the test process before
  answer.catch(() => {});
  const read = async () => {
    const reply = await answer;
    let text = '';
    for await (const bytes of reply.setEncoding('utf8')) text += bytes;
    return { status: reply.statusCode, connection: reply.headers.connection, text };
  };
  const half = Math.floor(body.length / 2);
  return {
    begin: () => new Promise((resolve) => asked.write(body.subarray(0, half), resolve)),
    rest: () => {
      asked.end(body.subarray(half));
      return read();
    },
    whole: () => {
      asked.end(body);
      return read();
    },
  };
}

/** Opens a connection to the old process and sends this text. */
function open(text: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(old.address);
    const socket = connect(Number(port), hostname);
    stops.push(() => socket.destroy());
    socket.once('error', reject);
    socket.once('connect', () => socket.write(text, () => resolve(socket)));
  });
}

async function asOwner(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: fixture.databaseUrl });
  await client.connect();
  stops.push(() => client.end());
  return client;
}

/** Locks a table, so that writes to it wait; `also` locks a further table. */
async function hold(table: string) {
  const client = await asOwner();
  const also = (more: string) => client.query(`lock table ${more}`);
  await client.query('begin');
  await also(table);
  return { also, release: () => client.query('commit') };
}

/** Waits until a lock blocks a statement that matches. */
async function waits(what: RegExp): Promise<void> {
  const standing = async () => {
    const { rows } = await owner.query<{ query: string }>(
      `select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.map(({ query }) => query).join('\n');
  };
  await expect.poll(standing, { timeout: 10_000 }).toMatch(what);
}

/** Starts a TCP proxy that leads to one process and later to another one, as a load balancer does. */
async function startProxy(address: string) {
  let to = address;
  const server = createServer((near) => {
    const { hostname, port } = new URL(to);
    const far = connect(Number(port), hostname);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close());
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (other: string) => (to = other),
  };
}
