import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type EmbeddedPostgres, startEmbedded } from '@ivuriro/embedded-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';

/**
 * Runs the commands for operators: on the embedded database while the product uses it, and in cases that a command must
 * refuse.
 */
const root = mkdtempSync(path.join(tmpdir(), 'ivuriro-commands-'));
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  chmodSync(root, 0o711);
  postgres = await startEmbedded({ root, database: 'ivuriro', log: () => {} });
});
afterAll(async () => {
  await postgres.stop();
  rmSync(root, { recursive: true, force: true });
});

const run = (file: string, env: Record<string, string>, ...words: string[]) =>
  promisify(execFile)(process.execPath, [path.resolve(import.meta.dirname, '../apps/api/src', file), ...words], {
    env: { ...process.env, ...env },
  }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );

it('commands for operators migrate and check an embedded database while it is in use, and refuse to reset it', async () => {
  expect(await run('migrate.ts', { DATA_DIR: root })).toMatch(/^Applied: 0001\w+\.sql, /);
  expect(await run('ledger-check.ts', { DATA_DIR: root })).toMatch(/^The ledger is right\.\n0 transactions, sha256 /);
  expect(await run('reset.ts', { DATA_DIR: root }, '--yes')).toMatch(/^The data folder \S+ is in use by process \d+: /);
});

it("commands for operators need neither a data folder nor the product's secrets, and report a mistake in one sentence", async () => {
  const elsewhere = { DATA_DIR: '/proc/nowhere', APP_MODE: 'live', DATABASE_URL: postgres.url };
  expect(await run('ledger-check.ts', elsewhere)).toContain('The ledger is right.');
  const wrong = { ...elsewhere, DATABASE_URL: postgres.url.replace(/:[^:@]+@/, ':wrong@') };
  expect(await run('ledger-check.ts', wrong)).toMatch(
    /^DATABASE_URL: the server at \S+ refuses the user postgres: .*\n$/,
  );
});
