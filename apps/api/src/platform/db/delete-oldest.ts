import { sql } from 'kysely';
import type { Db } from './pool.ts';
import { transact } from './transact.ts';

interface Rows {
  table: string;
  /**
   * The column from whose time the age of a row is counted; the table must have an index that begins with this column.
   */
  since: string;
  /** SQL: a further condition that the deleted rows must meet. */
  and?: string;
}

/**
 * Deletes rows whose time is `before` or earlier, at most `most` of them, oldest first; returns how many it deleted.
 */
export async function deleteOldest(
  db: Db,
  { table, since, and = 'true' }: Rows,
  before: Date,
  most: number,
): Promise<number> {
  const [name, age] = [sql.table(table), sql.ref(since)];
  const rows = sql`delete from ${name} where ctid = any (array(
    select ctid from ${name} where ${age} <= ${before}::timestamptz and ${sql.raw(and)} order by ${age} limit ${most}))`;
  const { numAffectedRows } = await transact(db, (trx) => rows.execute(trx));
  return Number(numAffectedRows ?? 0);
}
