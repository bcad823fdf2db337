import { sql } from 'kysely';
import type { Db } from './pool.ts';

type Row = Record<string, unknown>;

/**
 * Inserts rows that all have the same columns, in one statement. Values of JSON columns are passed as objects and not
 * as JSON text.
 */
export async function insertRows(trx: Db, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${asTable(table, rows)}`.execute(trx);
}

/** Updates rows in one statement; the `id` of each given row says which row is changed. */
export async function updateRows(trx: Db, table: string, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
  if (names.length === 0) return;
  const changes = names.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`);
  await sql`update ${sql.table(table)} as kept set ${sql.join(changes)} from ${asTable(table, rows)} given
    where kept.id = given.id`.execute(trx);
}

const asTable = (table: string, rows: readonly Row[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
