import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../apps/api/src/platform/db/migrate.ts';
import { asOwner } from '../apps/api/src/platform/db/role.ts';
import { freePort } from '../scripts/free-port.mjs';
import { inPath, installPackage } from '../scripts/system-package.mjs';
import { asServer } from './testing/server.ts';

/**
 * Tests backup, restore and restore drill with a PostgreSQL cluster as Debian creates it, whose configuration is
 * outside of the data folder.
 */
const root = mkdtempSync(path.join(tmpdir(), 'ivuriro-debian-'));
const at = (name: string) => path.join(root, name);
const script = (name: string) => at(`product/ops/backup/${name}`);
const repository = path.resolve(import.meta.dirname, '..');
const clusters: string[] = [];
const { uid, gid } = asServer() as { uid?: number; gid?: number };
let version: string;
let port: number;
let url: string;

const env = (more: Record<string, string> = {}) => ({
  ...asServer().env,
  PATH: `${asServer().env.PATH}:/usr/sbin:/sbin`,
  PG_CLUSTER_CONF_ROOT: at('etc'),
  PGBACKREST_CONFIG: at('pgbackrest.conf'),
  BACKUP_DIR: at('backup'),
  PGHOST: '127.0.0.1',
  PGPORT: String(port),
  PGUSER: 'postgres',
  ...more,
});
/** Runs a command as the user of the database server. */
const run = (command: string, words: string[], more = {}) =>
  execFileSync(command, words, { ...asServer(), env: env(more), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
/** Runs as root. */
const administer = (command: string, ...words: string[]) =>
  execFileSync(command, words, { env: env(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

function makeCluster(name: string, ofPort: number, data: string, ...words: string[]) {
  const owner = uid === undefined ? userInfo().username : 'postgres';
  const where = ['-u', owner, '-d', data, '--socketdir', at('run'), '-l', at(`run/${name}.log`), '-p', String(ofPort)];
  administer('pg_createcluster', ...where, version, name, ...words);
  clusters.push(name);
}

beforeAll(async () => {
  if (!inPath('pgbackrest')) installPackage('pgBackRest', 'pgbackrest');
  version = /\/(\d+)\/bin/.exec(asServer().env.PATH)![1]!;
  port = await freePort();
  chmodSync(root, 0o755);
  // copies the files into a folder that the user of the server may read, because the checkout may be closed to that
  // user
  cpSync(path.join(repository, 'ops/backup'), at('product/ops/backup'), { recursive: true });
  for (const name of ['etc', 'run', 'data', 'backup', 'drill']) {
    mkdirSync(at(name));
    if (uid !== undefined && gid !== undefined) chownSync(at(name), uid, gid);
  }
  makeCluster('main', port, at('data/main'), '--', '--auth=trust');
  const config = readFileSync(path.join(repository, 'ops/pgbackrest.conf'), 'utf8')
    .replace('/srv/ivuriro-backup/pgbackrest', at('backup/pgbackrest'))
    .replace('repo1-cipher-pass=', `repo1-cipher-pass=${'0'.repeat(64)}`)
    .replace('/var/lib/postgresql/15/main', at('data/main'))
    .replace('pg1-port=5432', `pg1-port=${port}\npg1-socket-path=${at('run')}`);
  writeFileSync(at('pgbackrest.conf'), `${config}\n[global:archive-push]\nlock-path=${at('run')}\n`);
  const archive = `BACKUP_DIR=${at('backup')} ${script('wal.sh')} "%p" "%f" && pgbackrest --config=${at('pgbackrest.conf')} --stanza=ivuriro --lock-path=${at('run')} archive-push %p`;
  writeFileSync(
    at(`etc/${version}/main/conf.d/archive.conf`),
    `archive_mode = on\narchive_command = '${archive}'\nmax_connections = 123\n`,
  );
  administer('pg_ctlcluster', version, 'main', 'start');
  url = `postgres://postgres@127.0.0.1:${port}/ivuriro`;
  await asOwner(url.replace(/ivuriro$/, 'postgres'), (client) => client.query('create database ivuriro'));
  await migrate(url);
});
afterAll(() => {
  for (const name of clusters) administer('pg_dropcluster', '--stop', version, name);
  rmSync(root, { recursive: true, force: true });
});

const note = (address: string, text: string) =>
  asOwner(address, (client) =>
    client.query(`create table if not exists note (text text); insert into note values ('${text}')`),
  );
const notes = (address: string) =>
  asOwner(address, async (client) =>
    (await client.query('select text from note order by 1')).rows.map(({ text }) => text),
  );
const backrest = (...words: string[]) => run('pgbackrest', ['--stanza=ivuriro', `--lock-path=${at('run')}`, ...words]);

it('a base backup is restored as a cluster of its own, with its configuration where Debian expects it', async () => {
  mkdirSync(at('backup/base'), { recursive: true });
  if (uid !== undefined && gid !== undefined) chownSync(at('backup/base'), uid, gid);
  backrest('stanza-create');
  await note(url, 'before the backup');
  run('/bin/sh', [script('base.sh')]);
  await note(url, 'after the backup');
  await asOwner(url, (client) => client.query('select pg_switch_wal()'));
  await expect
    .poll(
      () =>
        asOwner(
          url,
          async (client) =>
            (await client.query(`select last_archived_wal as wal, failed_count from pg_stat_archiver`)).rows[0],
        ),
      { timeout: 20_000 },
    )
    .toMatchObject({ failed_count: '0', wal: expect.stringMatching(/^[0-9A-F]{24}$/) as string });
  run('/bin/sh', [script('restore.sh'), at('data/restored'), at('data/files')]);
  const restoredPort = await freePort();
  makeCluster('restored', restoredPort, at('data/restored'));
  writeFileSync(at(`etc/${version}/restored/pg_hba.conf`), 'host all all 127.0.0.1/32 trust\n');
  administer('pg_ctlcluster', version, 'restored', 'start');
  const restored = url.replace(`:${port}/`, `:${restoredPort}/`);
  await expect.poll(() => notes(restored).catch(() => []), { timeout: 20_000 }).toContain('before the backup');
}, 90_000);

it('pgBackRest keeps encrypted backups, of which later ones contain only changes, and the restore drill restores them', async () => {
  backrest('--type=full', 'backup');
  await note(url, 'between the backups');
  backrest('--type=incr', 'backup');
  const [{ backup }] = JSON.parse(backrest('info', '--output=json'));
  expect(backup.map(({ type }: { type: string }) => type)).toEqual(['full', 'incr']);
  expect(backup[1].info.repository.delta).toBeLessThan(backup[0].info.repository.delta / 2);
  expect(readFileSync(at('backup/pgbackrest/backup/ivuriro/backup.info'), 'latin1')).toMatch(/^Salted__/);
  const drill = () =>
    run('/bin/sh', [script('drill.sh')], { IVURIRO: repository, NODE: process.execPath, DRILL_DIR: at('drill') });
  expect(drill()).toMatch(/^The ledger is right\.\n0 transactions, sha256 [\da-f]{64}\n$/);
  rmSync(at('backup/pgbackrest/archive'), { recursive: true });
  expect(drill).toThrow();
  expect(existsSync(at('data/main'))).toBe(true);
  expect(execFileSync('ls', [at('drill')], { encoding: 'utf8' })).toBe('');
}, 90_000);
