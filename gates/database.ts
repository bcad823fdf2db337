import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbedded } from '@ivuriro/embedded-postgres';
import type pg from 'pg';
import { migrate } from '../apps/api/src/platform/db/migrate.ts';
import { alterDatabase } from './database-faults.ts';

/**
 * Makes a data folder for one gate. When all gates are run, the folder is a copy of a migrated database
 * (`data-folder.ts`), which saves time; otherwise it is empty, and starting a database in it creates and migrates the
 * database.
 */
export function newDataFolder(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'ivuriro-gate-'));
  const made = process.env.GATE_DATA_FOLDER;
  // `cp -a` keeps owners and modes, which fs.cp does not
  if (made && process.platform !== 'win32') {
    const database = ['pgdata', 'postgres-password'].map((name) => path.join(made, name));
    execFileSync('cp', ['-a', ...database, root]);
  }
  return root;
}

/** Starts a migrated PostgreSQL without data in this folder. */
export async function startDatabase(root: string): Promise<EmbeddedPostgres> {
  // the product expects this name
  const postgres = await startEmbedded({ root, database: 'ivuriro', log: () => {} });
  await migrate(postgres.url);
  return postgres;
}

/** Turns off waiting for the disk at each commit; for gates that never kill the database. */
export const waitForNoDisk = (pool: pg.Pool): Promise<void> =>
  alterDatabase(pool, 'alter system set synchronous_commit = off', 'select pg_reload_conf()');
