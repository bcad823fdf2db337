import type pg from 'pg';
import type { Config } from './platform/config.ts';
import { openPool, unhurried } from './platform/db/pool.ts';
import { startEmbedded } from './platform/postgres/launch.ts';

/**
 * For commands: the given database, else the embedded one, which is started and stopped around the work. By its pool
 * it is entered as the product does, by its address as the owner.
 */
export async function withDatabase(config: Config, work: (pool: pg.Pool, url: string) => Promise<void>): Promise<void> {
  const log = (line: string) => console.log(line);
  const postgres = config.databaseUrl ? null : await startEmbedded({ root: config.dataDir, database: 'ivuriro', log });
  const url = config.databaseUrl ?? postgres!.url;
  const pool = openPool(url, 2, unhurried);
  try {
    await work(pool, url);
  } finally {
    await pool.end();
    await postgres?.stop();
  }
}
