import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbedded } from '@ivuriro/embedded-postgres';
import type pg from 'pg';
import { migrate } from '../apps/api/src/platform/db/migrate.ts';
import { alterDatabase } from './database-faults.ts';

/**
 * A data folder for one gate. In a run of all gates it is a copy of a migrated database (`data-folder.ts`), which saves
 * time; else it is empty, and starting a database there creates and migrates it.
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

/** A migrated PostgreSQL in this folder, without data. */
export async function startDatabase(root: string): Promise<EmbeddedPostgres> {
  // the product expects this name
  const postgres = await startEmbedded({ root, database: 'ivuriro', log: () => {} });
  await migrate(postgres.url);
  return postgres;
}

/** Commits do not wait for the disk; for gates that never kill the database. */
export const waitForNoDisk = (pool: pg.Pool): Promise<void> =>
  alterDatabase(pool, 'alter system set synchronous_commit = off', 'select pg_reload_conf()');
