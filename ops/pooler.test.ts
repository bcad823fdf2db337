import { mkdtempSync, mkdirSync, chmodSync, chownSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appRole, asOwner } from '../apps/api/src/platform/db/role.ts';
import { migrate } from '../apps/api/src/platform/db/migrate.ts';
import { openDatabase } from '../apps/api/src/platform/db/pool.ts';
import { checkDatabase } from '../apps/api/src/platform/start/database.ts';
import { startPgBouncer } from '../scripts/pgbouncer.mjs';
import { asServer, makeData, type Server, startServer } from './testing/server.ts';

/** Runs Debian's PgBouncer in front of a PostgreSQL, with different settings. */
const root = mkdtempSync(path.join(tmpdir(), 'ivuriro-pooler-'));
const dropped = { ignore_startup_parameters: 'options,statement_timeout,idle_in_transaction_session_timeout' };
const options = process.env.PGOPTIONS;
let server: Server;

beforeAll(async () => {
  // removes the connection options of the tests, because the pooler would refuse these before the tested ones
  delete process.env.PGOPTIONS;
  chmodSync(root, 0o711);
  mkdirSync(path.join(root, 'server'));
  const { uid, gid } = user();
  if (uid !== undefined && gid !== undefined) chownSync(path.join(root, 'server'), uid, gid);
  makeData(path.join(root, 'server/data'));
  server = await startServer(path.join(root, 'server/data'));
  await migrate(server.url);
  // creates a login for use through a pooler, as docs/operations.md describes it
  await asOwner(server.url, (client) =>
    client.query(`create role ivuriro_a login; grant ${appRole} to ivuriro_a;
      alter role ivuriro_a set role = '${appRole}'; alter role ivuriro_a set ivuriro.role = 'visitor';
      alter role ivuriro_a set statement_timeout = '15s'; alter role ivuriro_a set max_parallel_workers_per_gather = 0`),
  );
});
afterAll(async () => {
  if (options !== undefined) process.env.PGOPTIONS = options;
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

function user() {
  const { uid, gid } = asServer();
  return { ...(uid !== undefined ? { uid } : {}), ...(gid !== undefined ? { gid } : {}) };
}

/**
 * Checks the database through a pooler with these settings and runs `work`. Returns 'starts', or the message of the
 * error.
 */
async function through(login: string, settings: Record<string, string>, work: (url: string) => Promise<void>) {
  const pooler = await startPgBouncer({ serverPort: server.port, settings, user: user() });
  const databaseUrl = `postgres://${login}@127.0.0.1:${pooler.port}/postgres`;
  try {
    await checkDatabase({ databaseUrl, databaseWaitSeconds: 0 }, () => {});
    await work(databaseUrl);
    return 'starts';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await pooler.stop();
  }
}
const nothing = async () => {};

it('the product does not start through a pooler that drops the connection options, which contain the database role', async () => {
  expect(await through('ivuriro', { pool_mode: 'session', ...dropped }, nothing)).toMatch(
    /^DATABASE_URL leads to a connection that is not the role ivuriro_app, as through a connection pooler/,
  );
});

it('the product does not start through a pooler that refuses connection options', async () => {
  expect(await through('ivuriro', { pool_mode: 'session' }, nothing)).toMatch(
    /^DATABASE_URL: leads to a connection pooler that refuses the options/,
  );
});

it.each([
  ['the last one first', '0', '20'],
  ['each in turn', '1', '20'],
  ['a single one', '0', '1'],
])(
  'the product does not start through a pooler that shares connections by transaction, in whatever order the pooler gives them out: %s',
  async (_how, server_round_robin, size) => {
    const settings = { pool_mode: 'transaction', server_round_robin, default_pool_size: size, ...dropped };
    expect(await through('ivuriro_a', settings, nothing)).toMatch(
      /^DATABASE_URL leads to a connection pooler that shares connections by transaction/,
    );
  },
);

it('the product works through a pooler that shares connections by session, when the settings of the login contain the database role', async () => {
  const outcome = await through('ivuriro_a', { pool_mode: 'session', ...dropped }, async (url) => {
    // the second database pool gets connections that the first one has used
    for (let round = 0; round < 2; round++) {
      const { pool, reads, close } = openDatabase(url, 4);
      const { rows } = await reads.query('select current_user as name, count(*)::int as payments from payment');
      expect(rows).toEqual([{ name: appRole, payments: 0 }]);
      await expect(pool.query('delete from audit')).rejects.toMatchObject({ code: '42501' });
      await close();
    }
  });
  expect(outcome).toBe('starts');
});
