import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

const folder = path.resolve(import.meta.dirname, '../../../migrations');
const lock = 7_301_951;

/** Applies what is new, in order of names, each in a transaction of its own; one process at a time. Says the names it applied. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const known = new Set(
      (await client.query<{ name: string }>('select name from migration')).rows.map((row) => row.name),
    );
    const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).toSorted();
    const applied = names.filter((name) => !known.has(name));
    for (const name of applied) await apply(client, name);
    return applied;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => {});
    client.release();
  }
}

async function apply(client: pg.PoolClient, name: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(await readFile(path.join(folder, name), 'utf8'));
    await client.query('insert into migration (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
