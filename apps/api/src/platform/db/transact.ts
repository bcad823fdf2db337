import { isRetryable } from '../errors.ts';
import type { Db } from './pool.ts';

/** One transaction, repeated at most three times when it conflicts with another one. */
export async function transact<T>(db: Db, change: (trx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(change);
    } catch (error) {
      if (!isRetryable(error) || attempt > 3) throw error;
    }
  }
}
