import { openDb, type Db } from '../platform/db/pool.ts';
import { queryInOwnTransaction } from '../platform/db/transaction.ts';
import type { Platform } from '../platform/platform.ts';

/**
 * The same platform, but its `db` may also write outside of transactions, where the product may only read. Setting a
 * property sets it on the original platform.
 */
export function writable<P extends Pick<Platform, 'pool' | 'db'>>(platform: P, adapt = (db: Db): Db => db): P {
  const db = adapt(
    openDb(platform.pool, {
      query: (statement, values = []) =>
        queryInOwnTransaction(platform.pool, typeof statement === 'string' ? { text: statement, values } : statement),
    }),
  );
  return new Proxy(platform, { get: (target, key) => (key === 'db' ? db : Reflect.get(target, key)) });
}
