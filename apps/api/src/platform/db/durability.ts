import type pg from 'pg';
import { StartRefused } from '../start-refused.ts';

/** Stops the start in live mode when the settings of PostgreSQL would lose acknowledged changes in a power cut. */
export async function refuseUnsafeDatabase(pool: pg.Pool): Promise<void> {
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const { rows } = await pool.query<{ value: string }>(`select current_setting($1) as value`, [name]);
    if (rows[0]?.value === 'off')
      throw new StartRefused(`The database has ${name} off: acknowledged changes could be lost. Switch it on.`);
  }
}
