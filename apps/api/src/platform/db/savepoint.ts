import { sql } from 'kysely';
import type { Db } from './pool.ts';

/** Within a transaction: what fails here is undone, and what was done before stays. */
export async function withinSavepoint<T>(trx: Db, change: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(trx);
  try {
    const result = await change();
    await sql`release savepoint part`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx);
    throw error;
  }
}
