import { parseArgs } from 'node:util';
import pg from 'pg';
import { loadCatalogue } from '../apps/api/src/modules/catalogue/index.ts';
import { migrate } from '../apps/api/src/platform/db/migrate.ts';
import { openDatabase } from '../apps/api/src/platform/db/pool.ts';
import type { Platform } from '../apps/api/src/platform/platform.ts';
import { scheduling } from '../apps/api/src/modules/scheduling/index.ts';
import { dropIndexes } from './indexes.ts';
import { findings, steps } from './rows.ts';

/**
 * Fills an empty database with `doctors` doctors and three appointments for each: `node bench/data.ts --url
 * postgres://… --doctors 10000`
 */
export async function fillBench(url: string, doctors: number, say: (line: string) => void): Promise<void> {
  await migrate(url);
  const { db, close } = openDatabase(url, 1);
  await loadCatalogue(db);
  await close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const began = Date.now();
  const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
  const step = async (name: string, statement: string) => {
    const since = Date.now();
    await client.query(statement);
    // prints only the steps that take half a second or more
    if (Date.now() - since >= 500) say(`  ${name}: ${seconds(since)}`);
  };
  try {
    // triggers and foreign keys are off for this session, because the generated rows are correct by construction
    await client.query(`set session_replication_role = replica; set synchronous_commit = off;
      set maintenance_work_mem = '512MB'; set work_mem = '128MB'`);
    say(`${doctors} doctors, ${doctors * 3} bookings:`);
    const dropped = await dropIndexes(client);
    for (const [name, statement] of steps(doctors)) await step(name, statement);
    for (const { name, restore } of dropped) await step(`index ${name}`, restore);
    await step('analyze', 'vacuum analyze');
    await step('rows by which doctors are found', findings);
    const since = Date.now();
    await findFreeTimes(url);
    say(`  free times: ${seconds(since)}`);
    await step('statistics of the search tables', 'vacuum analyze doctor_finding, doctor_free');
    // runs a checkpoint now, because PostgreSQL would otherwise run one during the measurement
    await step('checkpoint', 'checkpoint');
    const { rows } = await client.query('select pg_size_pretty(pg_database_size(current_database())) as size');
    say(`filled after ${seconds(began)}, ${rows[0].size} on disk`);
  } finally {
    await client.end();
  }
}

/**
 * Computes the availability summaries, which the sweeper would otherwise do during the first minutes of the
 * measurement.
 */
export async function findFreeTimes(url: string): Promise<void> {
  const { close, ...database } = openDatabase(url, 1);
  const platform = { ...database, now: () => new Date() } as Platform;
  const stale = async () =>
    (await database.reads.query('select from doctor_free where stale_at <= now() limit 1')).rowCount;
  while (await stale()) await scheduling.jobs!.renew_stale_times!({} as never, platform);
  await close();
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { url: { type: 'string' }, doctors: { type: 'string', default: '10000' } } });
  if (!values.url) throw new Error('Which database? --url postgres://…');
  await fillBench(values.url, Number(values.doctors), (line) => console.log(line));
}
