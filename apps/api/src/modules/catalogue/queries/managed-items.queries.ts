import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { List } from '../domain/managed-lists.ts';

export type Row = Record<string, unknown>;
const columnsOf = ({ columns }: List) => sql.join(columns.map((name) => sql.ref(name)));
const assigned = (row: Row) => sql.join(Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));

export async function insertItem(trx: Db, list: List, row: Row): Promise<Row> {
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const { rows } = await sql<Row>`insert into ${sql.table(list.table)} (${names})
    values (${sql.join(Object.values(row))}) returning ${columnsOf(list)}`.execute(trx);
  return rows[0]!;
}

export async function updateItem(trx: Db, list: List, id: string, row: Row): Promise<Row> {
  const { rows } = await sql<Row>`update ${sql.table(list.table)} set ${assigned(row)} where id = ${id}
    returning ${columnsOf(list)}`.execute(trx);
  return rows[0]!;
}

/** Reads the item and locks it until this transaction ends. */
export async function lockItem(trx: Db, list: List, id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${columnsOf(list)} from ${sql.table(list.table)} where id = ${id}
    for no key update`.execute(trx);
  return rows[0];
}

export async function deleteItem(trx: Db, list: List, id: string): Promise<boolean> {
  const { rows } = await sql`delete from ${sql.table(list.table)} where id = ${id} returning id`.execute(trx);
  return rows.length > 0;
}
