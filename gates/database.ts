import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbedded } from '@ivuriro/embedded-postgres';
import type pg from 'pg';
import { migrate } from '../apps/api/src/platform/db/migrate.ts';
import { alterDatabase } from './database-faults.ts';

/**
 * A data folder of a gate's own. Where somebody runs all gates its database is a copy of one that has its tables already
 * (`data-folder.ts`); else it is empty, and who starts a database there makes all of it.
 */
export function newDataFolder(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'ivuriro-gate-'));
  const made = process.env.GATE_DATA_FOLDER;
  // with owners and modes, which Node's own copying forgets
  if (made && process.platform !== 'win32') {
    const database = ['pgdata', 'postgres-password'].map((name) => path.join(made, name));
    execFileSync('cp', ['-a', ...database, root]);
  }
  return root;
}

/** A PostgreSQL in this folder, with every table and no row. */
export async function startDatabase(root: string): Promise<EmbeddedPostgres> {
  // by the name that the product gives its own
  const postgres = await startEmbedded({ root, database: 'ivuriro', log: () => {} });
  await migrate(postgres.url);
  return postgres;
}

/** Commits do not wait for the disk: for a gate whose database dies of nothing. */
export const waitForNoDisk = (pool: pg.Pool): Promise<void> =>
  alterDatabase(pool, 'alter system set synchronous_commit = off', 'select pg_reload_conf()');
