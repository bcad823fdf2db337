import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../apps/api/src/platform/db/migrate.ts';
import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts';
import { prepareBookings, type Booking } from '../gates/database-kill/bookings.ts';
import { type StartedProcess, startProcess } from '../gates/processes/start.ts';
import { type Proxy, startProxy } from './testing/proxy.ts';

/** Replaces each process after a migration while visitors book and read; no request may be refused. */
const files = mkdtempSync(path.join(tmpdir(), 'ivuriro-upgrade-'));
let fixture: TestApp;
let proxy: Proxy;
const running: StartedProcess[] = [];

// a migration of the next version that is compatible with this one
const migrations = path.join(files, 'migrations');
mkdirSync(migrations);
const adding = `
  alter table appointment add column later text;
  alter table provider add column later integer not null default 0;
  create table later (id uuid primary key, appointment_id uuid references appointment);`;
writeFileSync(path.join(migrations, '9999_later.sql'), adding);

const start = async () => {
  const started = await startProcess({
    DATABASE_URL: fixture.databaseUrl,
    DATA_DIR: files,
    FILE_SIGNING_KEY: 'the same one for every process of these',
    LEAVE_SECONDS: '1',
  });
  running.push(started);
  await proxy.add(started.address);
  return started;
};

beforeAll(async () => {
  fixture = await startTestApp();
  proxy = await startProxy();
  await start();
  await start();
}, 180_000);
afterAll(async () => {
  for (const { kill } of running) await kill();
  await proxy?.close();
  await fixture?.close();
  rmSync(files, { recursive: true, force: true });
});

it('two processes are replaced one after the other under load, and no request fails', async () => {
  const { token: reader, bookings } = await prepareBookings(proxy.address, fixture, 3_000);
  const failed: string[] = [];
  const acknowledged: string[] = [];
  let reads = 0;
  let over = false;
  const ask = async (at: string, { token, request }: Partial<Booking> = {}) => {
    const body = request ? { method: 'POST', body: JSON.stringify(request) } : {};
    const headers = {
      authorization: `Bearer ${token ?? reader}`,
      ...(request ? { 'content-type': 'application/json' } : {}),
    };
    const answer = await fetch(`${proxy.address}/api${at}`, { ...body, headers }).catch((error: Error) => error);
    if (answer instanceof Error) return void failed.push(`${at}: ${answer.message}`);
    const text = await answer.text();
    // another request may have taken the slot
    if (!answer.ok && answer.status !== 409) failed.push(`${at}: ${answer.status} ${text}`);
    return answer.ok ? JSON.parse(text).data : null;
  };
  const book = async () => {
    for (let booking = bookings.pop(); booking && !over; booking = bookings.pop()) {
      const booked = await ask('/patient/request/appointment', booking);
      if (booked) acknowledged.push(booked.id);
    }
  };
  const read = async () => {
    for (; !over; reads++) {
      await ask('/doctors?per_page=5');
      await ask('/patient/appointments?per_page=5');
    }
  };
  const load = Promise.all([book(), book(), book(), read(), read()]);
  const some = async () => {
    const enough = acknowledged.length + 8;
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(enough);
  };

  try {
    await some();
    expect(await migrate(fixture.databaseUrl, { from: migrations })).toEqual(['9999_later.sql']);
    await some();
    for (const old of running.slice(0, 2)) {
      await start();
      await some();
      expect(await old.end()).toBe(0);
      await some();
    }
  } finally {
    over = true;
    await load;
  }
  expect(failed).toEqual([]);
  expect(reads).toBeGreaterThan(20);
  const kept = `select count(*)::int as n from appointment a join slot_claim c on c.appointment_id = a.id and c.state = 'BOOKED'
    where a.id = any($1)`;
  const { rows } = await fixture.platform.reads.query<{ n: number }>(kept, [acknowledged]);
  expect(rows[0]?.n).toBe(acknowledged.length);
}, 120_000);
