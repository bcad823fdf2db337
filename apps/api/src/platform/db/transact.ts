import { isRetryable } from '../errors.ts';
import type { Db } from './pool.ts';

/**
 * Runs one transaction. It is repeated at most three times when it conflicts with another transaction or with a
 * migration. When `db` is a transaction already, `change` becomes a part of that transaction.
 */
export async function transact<T>(db: Db, change: (trx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return change(db);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(change);
    } catch (error) {
      if (!isRetryable(error) || attempt > 3) throw error;
    }
  }
}
