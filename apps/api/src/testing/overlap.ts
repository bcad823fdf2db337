import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { TestApp } from './test-app.ts';

const longestMs = 5_000;
const stuck = `select count(*)::integer as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Makes two calls overlap for certain. Each call writes to the audit table last, and this table is locked. So the first
 * call has done everything else when the second one begins, and the second one waits for the first or for the locked
 * table.
 */
export async function overlap<T>(
  { databaseUrl }: Pick<TestApp, 'databaseUrl'>,
  first: () => Promise<T>,
  second: () => Promise<T>,
): Promise<[T, T]> {
  const keeper = new pg.Client({ connectionString: databaseUrl });
  await keeper.connect();
  try {
    await keeper.query('begin');
    await keeper.query('lock table audit in share row exclusive mode');
    const one = startCall(first);
    await one.rests(keeper, 1);
    const other = startCall(second);
    await other.rests(keeper, 2);
    await keeper.query('rollback');
    return await Promise.all([one.answer, other.answer]);
  } finally {
    await keeper.end();
  }
}

export interface LockedRow {
  table: string;
  id: string;
}

/** Runs the first call to its end while the second call waits for a lock on this row; then releases the lock. */
export async function interrupt<T>(
  { databaseUrl }: Pick<TestApp, 'databaseUrl'>,
  { table, id }: LockedRow,
  first: () => Promise<T>,
  waiting: () => Promise<T>,
): Promise<[T, T]> {
  const keeper = new pg.Client({ connectionString: databaseUrl });
  await keeper.connect();
  try {
    await keeper.query('begin');
    await keeper.query(`select from ${keeper.escapeIdentifier(table)} where id = $1 for update`, [id]);
    const other = startCall(waiting);
    await other.rests(keeper, 1);
    const done = await first();
    await keeper.query('rollback');
    return [done, await other.answer];
  } finally {
    await keeper.end();
  }
}

function startCall<T>(send: () => Promise<T>) {
  let over = false;
  const answer = send().finally(() => (over = true));
  const rests = async (keeper: pg.Client, expected: number): Promise<void> => {
    for (const until = Date.now() + longestMs; !over && Date.now() < until; await pause(2)) {
      const { rows } = await keeper.query<{ waiting: number }>(stuck);
      if (rows[0]!.waiting >= expected) return;
    }
  };
  return { answer, rests };
}
