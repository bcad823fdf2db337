import type pg from 'pg';

/**
 * The advisory locks that this process holds, and the one connection on which it holds them, which is open only while
 * there are any.
 */
interface Locks {
  held: Set<string>;
  users: number;
  client: Promise<pg.PoolClient> | null;
}
const locksOf = new WeakMap<pg.Pool, Locks>();

/**
 * Runs `work`, unless it is already running in this process or another one. The work itself needs connections too, so
 * all locks share one connection: with one connection for each lock, a small pool would have none left.
 */
export async function withAdvisoryLock(pool: pg.Pool, what: string, work: () => Promise<void>): Promise<void> {
  const locks = locksOf.get(pool) ?? { held: new Set<string>(), users: 0, client: null };
  locksOf.set(pool, locks);
  // PostgreSQL grants a lock again to the connection that holds it, so this process checks its own list first
  if (locks.held.has(what)) return;
  locks.held.add(what);
  locks.users++;
  try {
    locks.client ??= pool.connect();
    const client = await locks.client;
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine',
      [what],
    );
    if (!rows[0]?.mine) return;
    try {
      await work();
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [what]);
    }
  } finally {
    locks.held.delete(what);
    if (--locks.users === 0) {
      const last = locks.client;
      locks.client = null;
      await last?.then(
        (client) => client.release(),
        () => undefined,
      );
    }
  }
}
