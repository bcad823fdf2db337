import type pg from 'pg';

/** One connection on which all locks of this process are held, as long as there are any. */
interface Locks {
  held: Set<string>;
  users: number;
  client: Promise<pg.PoolClient> | null;
}
const locksOf = new WeakMap<pg.Pool, Locks>();

/**
 * Does something unless it is being done already, by whichever process. What is done meanwhile needs connections of its own:
 * a lock that took one each would leave none where there are few.
 */
export async function alone(pool: pg.Pool, what: string, work: () => Promise<void>): Promise<void> {
  const locks = locksOf.get(pool) ?? { held: new Set<string>(), users: 0, client: null };
  locksOf.set(pool, locks);
  // a lock is the connection's: of two here the second would have it as well
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
