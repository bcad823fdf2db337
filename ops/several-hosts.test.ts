import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../apps/api/src/platform/config.ts';
import { openDatabase } from '../apps/api/src/platform/db/pool.ts';
import { asOwner, ensureRole } from '../apps/api/src/platform/db/role.ts';
import { isUnavailable } from '../apps/api/src/platform/errors.ts';
import { freePort } from '../scripts/free-port.mjs';
import { asServer, makeData, type Server, startServer } from './testing/server.ts';

/** Uses two PostgreSQL servers, of which one accepts writes, and a third address without a server. */
const root = mkdtempSync(path.join(tmpdir(), 'ivuriro-hosts-'));
const servers: Server[] = [];
beforeAll(async () => {
  chmodSync(root, 0o711);
  mkdirSync(path.join(root, 'servers'));
  const { uid, gid } = asServer() as { uid?: number; gid?: number };
  if (uid !== undefined && gid !== undefined) chownSync(path.join(root, 'servers'), uid, gid);
  for (const name of ['one', 'two']) {
    const data = path.join(root, 'servers', name);
    makeData(data);
    const server = await startServer(data);
    servers.push(server);
    await asOwner(server.url, async (client) => {
      await ensureRole(client);
      await client.query('create table note (text text); grant select, insert on note to ivuriro_app');
    });
  }
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  rmSync(root, { recursive: true, force: true });
});

async function setReadOnly(server: Server, on: boolean): Promise<void> {
  const setting = on ? 'on' : 'off';
  await asOwner(server.url, async (client) => {
    await client.query(`set default_transaction_read_only = off`);
    await client.query(`alter system set default_transaction_read_only = ${setting}`);
    await client.query('select pg_reload_conf()');
  });
  // waits, because the server reads its changed settings only a moment later
  const now = () =>
    asOwner(server.url, async (client) => (await client.query('show default_transaction_read_only')).rows[0]);
  await expect.poll(now).toEqual({ default_transaction_read_only: setting });
}

it('the product connects to the host that accepts writes when the database URL names several hosts, even after two hosts have swapped their roles', async () => {
  const [first, second] = servers as [Server, Server];
  await setReadOnly(first, true);
  const hosts = `127.0.0.1:${await freePort()},127.0.0.1:${first.port},127.0.0.1:${second.port}`;
  const DATABASE_URL = `postgres://ivuriro@${hosts}/postgres?target_session_attrs=read-write`;
  const { pool, close } = openDatabase(readConfig({ DATABASE_URL, DATA_DIR: root }).databaseUrl!, 4);
  const write = () => pool.query(`insert into note values ('here')`);
  const port = async () => (await pool.query('select inet_server_port() as port')).rows[0].port as number;
  try {
    await write();
    expect(await port()).toBe(second.port);

    await setReadOnly(first, false);
    await setReadOnly(second, true);
    const refused = await write().catch((error: unknown) => error);
    expect(isUnavailable(refused)).toBe(true);
    await expect.poll(() => write().then(() => 'written', isUnavailable)).toBe('written');
    expect((await pool.query('select count(*)::int as notes from note')).rows).toEqual([{ notes: 1 }]);
  } finally {
    await close();
  }
});
