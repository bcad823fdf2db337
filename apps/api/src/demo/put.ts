import { type Insertable, sql } from 'kysely';
import type { Db } from '../platform/db/pool.ts';
import type { DB } from '../platform/db/types.ts';

const batch = 2_000;

/** Inserts many rows in one statement with one parameter; all rows of a call have the same columns. */
export async function put<T extends keyof DB>(db: Db, table: T, rows: readonly Insertable<DB[T]>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name));
  for (let from = 0; from < rows.length; from += batch)
    await sql`insert into ${sql.table(table)} (${sql.join(columns)})
      select ${sql.join(columns)}
      from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.slice(from, from + batch))}::json)`.execute(
      db,
    );
}
