import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { AppConnection } from './app-connection.ts';
import { openDatabase } from './pool.ts';
import { asApp } from './role.ts';

let test: TestApp;
let proxy: Server;
let address: string;
/** The proxy resets a connection at the first query that contains this text. */
let resetsAt: string;
beforeAll(async () => {
  test = await startTestApp();
  const through = new URL(test.databaseUrl);
  const { hostname, port } = through;
  proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    server.on('error', () => {}).pipe(client);
    client.on('error', () => {}).on('close', () => server.destroy());
    client.on('data', (sent) => (sent.includes(resetsAt) ? client.resetAndDestroy() : server.write(sent)));
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  through.port = String((proxy.address() as AddressInfo).port);
  address = through.href;
});
afterAll(async () => {
  proxy.close();
  await test.close();
});

// an error event without a listener would end the process, so in this test it would fail the run
it('a connection that is reset while its role is checked fails to open, and the process survives', async () => {
  resetsAt = 'as restricted';
  const connection: pg.Client = new AppConnection({ connectionString: asApp(address) });
  const ended = new Promise((resolve) => connection.once('end', resolve));
  await expect(connection.connect()).rejects.toMatchObject({ code: 'ECONNRESET' });
  await ended;
  const { pool, close } = openDatabase(address, 3);
  await expect(pool.connect()).rejects.toMatchObject({ code: 'ECONNRESET' });
  await pause(50);
  resetsAt = 'no query says this';
  const client = await pool.connect();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  client.release();
  await close();
});

it('a query whose connection is reset fails, and the process survives', async () => {
  resetsAt = 'reset here';
  const connection: pg.Client = new AppConnection({ connectionString: asApp(address) });
  await connection.connect();
  const ended = new Promise((resolve) => connection.once('end', resolve));
  await expect(connection.query(`select 'reset here'`)).rejects.toMatchObject({ code: 'ECONNRESET' });
  await ended;
});

it('a connection that the product refuses leaves no session on the server', async () => {
  resetsAt = 'no query says this';
  const readOnly = new URL(asApp(address));
  readOnly.searchParams.set('application_name', 'refused');
  readOnly.searchParams.set('options', `${readOnly.searchParams.get('options')} -c default_transaction_read_only=on`);
  await expect(new AppConnection({ connectionString: readOnly.href }).connect()).rejects.toThrow('takes writes');
  const found = `select from pg_stat_activity where application_name = 'refused'`;
  await vi.waitFor(async () => expect((await test.platform.pool.query(found)).rowCount).toBe(0));
});
