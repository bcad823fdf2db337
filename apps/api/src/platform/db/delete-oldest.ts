import { sql } from 'kysely';
import type { Db } from './pool.ts';
import { transact } from './transact.ts';

interface Rows {
  table: string;
  /** The column with the time from which the age of a row is counted; an index must begin with it. */
  since: string;
  /** A further condition on the rows. */
  and?: string;
}

/** Deletes at most `most` rows that are as old as `before`, oldest first; returns how many it deleted. */
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
