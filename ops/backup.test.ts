import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedProcess, startProcess } from '../gates/processes/start.ts';
import { asServer, makeData, type Server, startServer } from './testing/server.ts';
import { bookAndPay, paper, signIn, told, type Visitor } from './testing/visitor.ts';

/** Runs the scripts of ops/backup on a server in use, and restores its database and files to a given moment. */
const root = mkdtempSync(path.join(tmpdir(), 'ivuriro-backup-'));
const at = (name: string) => path.join(root, name);
const script = (name: string) => path.join(import.meta.dirname, 'backup', name);
const stops: (() => Promise<void>)[] = [];
let server: Server;
let product: StartedProcess;
let patient: Visitor;
let doctor: Visitor;

const productOn = async (url: string, dataDir: string) => {
  const env = { DATABASE_URL: url, DATA_DIR: at(dataDir), FILE_SIGNING_KEY: 'one that is kept where backups are not' };
  const started = await startProcess(env);
  stops.push(started.kill);
  return started;
};
/**
 * Makes the user of the database server the owner of this path, if the server runs as another user than this process.
 */
const give = (folder: string) => {
  const { uid, gid } = asServer();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
};
const run = async (name: string, ...words: string[]) => {
  const env = { BACKUP_DIR: at('backup'), FILES_DIR: at('data/files'), PGHOST: '127.0.0.1', PGUSER: 'ivuriro' };
  const given = asServer({ ...env, PGPORT: String(server.port) });
  return promisify(execFile)('/bin/sh', [script(name), ...words], given);
};
const question = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows[0];
};
const ledger = async (url: string) => {
  const file = path.resolve(import.meta.dirname, '../apps/api/src/ledger-check.ts');
  const env = { ...process.env, DATABASE_URL: url };
  return (await promisify(execFile)(process.execPath, [file], { env })).stdout;
};
const book = (words: string) => bookAndPay(product.address, patient, doctor.id, paper(words));
const appointmentIds = async ({ address }: StartedProcess): Promise<string[]> => {
  const list = await told(address, 'GET /patient/appointments?withoutPaginate=1', undefined, patient.token);
  return list.map(({ id }: { id: string }) => id);
};

beforeAll(async () => {
  chmodSync(root, 0o711);
  mkdirSync(at('backup'));
  mkdirSync(at('servers'));
  for (const name of ['backup', 'servers']) give(at(name));
  makeData(at('servers/first'));
  const settings = { archive_mode: 'on', archive_command: `${script('wal.sh')} "%p" "%f"` };
  server = await startServer(at('servers/first'), settings, { BACKUP_DIR: at('backup') });
  stops.push(server.stop);
  product = await productOn(server.url, 'data');
  [patient, doctor] = await Promise.all([signIn(product.address, 'patient'), signIn(product.address, 'doctor')]);
}, 180_000);
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
  rmSync(root, { recursive: true, force: true });
});

it('the backup script removes the backups that are not needed to restore a moment within the retention period', async () => {
  const old = at('backup/base/2020-01-01T00-00-00Z');
  const wal = at('backup/wal/000000010000000000000000');
  const gone = at('backup/gone/2020-01-01');
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const age = (file: string, days: number) => utimesSync(file, ago(days), ago(days));
  await run('files.sh');
  const first = at(`backup/base/${(await run('base.sh')).stdout.trim()}`);
  mkdirSync(old);
  mkdirSync(gone, { recursive: true });
  give(path.dirname(gone));
  for (const folder of [old, gone]) give(folder);
  writeFileSync(wal, 'long ago');
  for (const [file, days] of [
    [old, 60],
    [gone, 60],
    [first, 40],
  ] as const)
    age(file, days);
  const pieces = readdirSync(at('backup/wal'));
  const second = at(`backup/base/${(await run('base.sh')).stdout.trim()}`);
  expect([old, gone, wal].filter((file) => existsSync(file))).toEqual([]);
  expect([first, second].every((file) => existsSync(file))).toBe(true);
  const begins = readdirSync(at('backup/wal'))
    .find((name) => name.endsWith('.backup'))!
    .slice(0, 24);
  expect(readdirSync(at('backup/wal'))).toEqual(expect.arrayContaining(pieces.filter((name) => name >= begins)));
}, 60_000);

it('a base backup and the archive restore the state of a moment after the backup, with its ledger and its files', async () => {
  const before = await book('before the backup');
  await run('files.sh');
  await run('base.sh');
  const after = await book('after the backup');
  const then = await ledger(server.url);
  const { moment } = await question(server.url, 'select clock_timestamp()::text as moment');
  const late = await book('after the moment');
  expect(await ledger(server.url)).not.toBe(then);
  await run('files.sh');
  const { last } = await question(server.url, 'select pg_walfile_name(pg_switch_wal()) as last');
  const archived = 'select last_archived_wal as archived from pg_stat_archiver';
  await expect
    .poll(async () => (await question(server.url, archived)).archived >= last, { timeout: 20_000 })
    .toBe(true);
  expect(await appointmentIds(product)).toEqual(expect.arrayContaining([before.id, after.id, late.id]));
  await product.kill();
  await server.stop();

  mkdirSync(at('restored'));
  give(at('restored'));
  const { stdout } = await run('restore.sh', at('servers/second'), at('restored/files'), moment);
  expect(stdout).toContain(`PostgreSQL will read the archive in ${at('backup/wal')}\n`);
  const second = await startServer(at('servers/second'));
  stops.push(second.stop);
  expect(await ledger(second.url)).toBe(then);
  expect(then).toMatch(/^The ledger is right\.\n[1-9]\d* transactions, sha256 [\da-f]{64}\n$/);

  const again = await productOn(second.url, 'restored');
  const kept = await appointmentIds(again);
  expect(kept).toEqual(expect.arrayContaining([before.id, after.id]));
  expect(kept).not.toContain(late.id);
  for (const [appointment, words] of [
    [before, 'before the backup'],
    [after, 'after the backup'],
  ] as const) {
    const { attachment } = await told(
      again.address,
      `GET /patient/appointment/${appointment.id}`,
      undefined,
      patient.token,
    );
    const { pathname, search } = new URL(attachment[0]);
    expect(await (await fetch(again.address + pathname + search)).text()).toContain(words);
  }
}, 120_000);
