import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { composeApp } from '../../app.ts';
import { type Database, openDatabase } from '../db/pool.ts';
import { appRole, asOwner } from '../db/role.ts';
import { observe } from './health.ts';

/** A database login whose password is changed while connections are open. */
const login = `changed_${process.pid}`;
let test: TestApp;
let app: ReturnType<typeof composeApp>;
let database: Database;
const asAdmin = (sql: string) => asOwner(test.databaseUrl, (client) => client.query(sql));

beforeAll(async () => {
  test = await startTestApp();
  await asAdmin(`create role ${login} login password 'first'; grant ${appRole} to ${login}`);
  const address = new URL(test.databaseUrl);
  [address.username, address.password] = [login, 'first'];
  database = openDatabase(address.href, 4);
  const platform = { ...test.platform, ...database };
  app = composeApp(platform);
  observe(app, platform);
});
afterAll(async () => {
  await app.close();
  await database.close();
  await asAdmin(`drop role ${login}`);
  await test.close();
});

const signIn = () => {
  const payload = { email: 'nobody@clinic.example', password: 'Inyange-2026-teal' };
  return app.inject({ method: 'POST', url: '/api/login', payload });
};
const isReady = async () => (await app.inject('/readyz')).statusCode;
const endConnections = () =>
  asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${login}'`);

it('after a change of the database password, requests get 503 and the process is not ready', async () => {
  expect([await isReady(), (await signIn()).statusCode]).toEqual([200, 401]);
  await asAdmin(`alter role ${login} password 'second'`);
  await endConnections();
  const { statusCode, headers } = await signIn();
  expect({ statusCode, again: headers['retry-after'] }).toEqual({ statusCode: 503, again: '2' });
  expect(await isReady()).toBe(503);
  await asAdmin(`alter role ${login} password 'first'`);
  expect([await isReady(), (await signIn()).statusCode]).toEqual([200, 401]);
});

it('while the database refuses writes, the process is not ready and writes get 503', async () => {
  await asAdmin(`alter role ${login} set default_transaction_read_only = on`);
  await endConnections();
  expect(await isReady()).toBe(503);
  expect((await signIn()).statusCode).toBe(503);
  await asAdmin(`alter role ${login} reset default_transaction_read_only`);
  await expect.poll(isReady).toBe(200);
});
