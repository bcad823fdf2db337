import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject as provided, test } from 'vitest';
import { freePort } from './free-port.mjs';

/**
 * Checks that `npm start` with one wrong value prints one sentence that names the variable, before it builds anything.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'start-failures-'));
const name = `start_${process.pid}`;
const asRoot = process.getuid?.() === 0;
const smallDisk = path.join(folder, 'small-disk');
const administer = (command: string, ...words: string[]) => spawnSync(command, words);
let busy: Server;
let silent: Server;

const asAdmin = async (...statements: string[]) => {
  const client = new pg.Client({ connectionString: provided('template').replace(/[^/]*$/, 'postgres') });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};
/** The connection URL of the tests' database, as `change` has altered it. */
const database = (change: (url: URL) => void = () => {}) => {
  const url = new URL(provided('template'));
  url.pathname = `/${name}`;
  change(url);
  return url.href;
};
const listening = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return server;
};
const portOf = (server: Server) => String((server.address() as AddressInfo).port);

beforeAll(async () => {
  await asAdmin(
    `create role ${name} login password 'right'`,
    `create database ${name}`,
    `create database ${name}_standby`,
    `alter database ${name}_standby set default_transaction_read_only = on`,
    `create role ${name}_closed login password 'right'`,
  );
  busy = await listening(createServer());
  silent = await listening(createServer());
  writeFileSync(path.join(folder, 'empty'), '');
  mkdirSync(smallDisk);
  if (asRoot) administer('mount', '-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', smallDisk);
});
afterAll(async () => {
  busy.close();
  silent.close();
  if (asRoot) administer('umount', smallDisk);
  await asAdmin(
    `drop database ${name}`,
    `drop database ${name}_standby`,
    `drop role ${name}`,
    `drop role ${name}_closed`,
  );
  rmSync(folder, { recursive: true });
});

const to = (change: (url: URL) => void) => () => ({ DATABASE_URL: database(change) });
const values: [string, () => Record<string, string> | Promise<Record<string, string>>, RegExp][] = [
  ['a port that is in use', () => ({ PORT: portOf(busy) }), /^PORT \d+ is in use on 127\.0\.0\.1: /],
  ['a port that is none', () => ({ PORT: 'eighty' }), /^PORT must be a whole number/],
  ['an address of another machine', () => ({ HOST: '203.0.113.9' }), /^HOST 203\.0\.113\.9 is not an address of this/],
  [
    'a host name that nobody knows',
    () => ({ HOST: 'no-such-host.invalid' }),
    /^HOST no-such-host\.invalid is not a na/,
  ],
  [
    'a data folder below a file',
    () => ({ DATA_DIR: path.join(folder, 'empty/data') }),
    /cannot be made .*set DATA_DIR/,
  ],
  ['an address that is none', () => ({ DATABASE_URL: 'here' }), /^DATABASE_URL must be an address that begins with/],
  [
    'a password with signs that an address cannot hold',
    () => ({ DATABASE_URL: 'postgres://me:a/b+c@here/ivuriro' }),
    /^DATABASE_URL must be an address .* percent-encoded, or the password is given in PGPASSWORD\./,
  ],
  [
    'a wrong password',
    to((url) => (url.password = 'wrong')),
    /^DATABASE_URL: the server at \S+ refuses the user postgr/,
  ],
  ['no password', to((url) => (url.password = '')), /^DATABASE_URL: the server at \S+ asks for a password/],
  [
    'a user who is none',
    to((url) => (url.username = 'nobody')),
    /^DATABASE_URL: the server at \S+ refuses the user nob/,
  ],
  ['no such database', to((url) => (url.pathname = '/nothing')), /^DATABASE_URL: there is no database nothing at /],
  [
    'a server without TLS',
    to((url) => (url.search = '?sslmode=require')),
    /^DATABASE_URL: asks for TLS, and the server/,
  ],
  [
    'a certificate that is not there',
    to((url) => (url.search = '?sslmode=verify-full&sslrootcert=/nowhere.pem')),
    /^DATABASE_URL: names a file that cannot be read \(.*nowhere\.pem/,
  ],
  [
    'a host that nobody knows',
    to((url) => (url.hostname = 'no-such.invalid')),
    /^DATABASE_URL: the name of the host in/,
  ],
  [
    'a port where nobody listens',
    async () => ({ DATABASE_URL: `postgres://me:word@127.0.0.1:${await freePort()}/ivuriro` }),
    /^DATABASE_URL: nothing answers at 127\.0\.0\.1:\d+: /,
  ],
  [
    'a server that says nothing',
    () => ({ DATABASE_URL: `postgres://me:word@127.0.0.1:${portOf(silent)}/ivuriro` }),
    /^DATABASE_URL: 127\.0\.0\.1:\d+ gives no answer/,
  ],
  [
    'a server that takes no writes',
    to((url) => (url.pathname += '_standby')),
    /^DATABASE_URL: no server at .* takes wri/,
  ],
  [
    'a standby that is asked for',
    to((url) => (url.search = '?target_session_attrs=standby')),
    /^DATABASE_URL must have target_session_attrs=read-write or primary, because the product writes\./,
  ],
  [
    'a user who may not make tables',
    to((url) => Object.assign(url, { username: `${name}_closed`, password: 'right' })),
    /^DATABASE_URL: the user "\w+_closed" may not make tables/,
  ],
  [
    'a wrong password in parts',
    () => {
      const { hostname, port } = new URL(provided('template'));
      return { PGHOST: hostname, PGPORT: port, PGUSER: 'postgres', PGPASSWORD: 'wrong', PGDATABASE: name };
    },
    /^PGPASSWORD: the server at \S+ refuses the user postgres/,
  ],
  [
    'a secret in a file that is not there',
    () => ({ PGPASSWORD_FILE: '/nowhere' }),
    /^PGPASSWORD_FILE names \/nowhere, wh/,
  ],
  [
    'a secret that is given twice',
    () => ({ METRICS_TOKEN: 'm'.repeat(32), METRICS_TOKEN_FILE: '/nowhere' }),
    /^METRICS_TOKEN and METRICS_TOKEN_FILE are both set/,
  ],
];
if (asRoot)
  values.push(['a full disk', () => ({ DATA_DIR: smallDisk }), /^DATA_DIR \S+ is on a disk with [12] MB left/]);

test.concurrent.for(values)(
  'npm start ends with one sentence about this fault: %s',
  { timeout: 60_000 },
  async ([, given, sentence]) => {
    const { code, stdout, stderr } = await start(await given());
    expect(stderr).toMatch(sentence);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr.trimEnd()).toMatch(/[.?]$/);
    expect(stdout).not.toContain('Building');
    expect(code).toBe(1);
  },
);

async function start(given: Record<string, string>) {
  const base = {
    PATH: process.env.PATH!,
    HOME: process.env.HOME ?? '/',
    DATA_DIR: path.join(folder, 'data'),
    PORT: '0',
  };
  const env = { ...base, DATABASE_WAIT_SECONDS: '1', ...given };
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'start.mjs')], { env });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text) => (stdout += text));
  child.stderr.on('data', (text) => (stderr += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, stdout, stderr };
}
