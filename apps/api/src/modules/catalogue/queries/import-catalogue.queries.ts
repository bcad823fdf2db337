import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { List } from '../domain/managed-lists.ts';
import type { Row } from './managed-items.queries.ts';

const plain = (text: string) => sql.raw(`plain_name(btrim(${text}))`);

/** Locks the list against writes of others until this transaction ends; it can still be read. */
export const lockList = (trx: Db, { table }: List): Promise<unknown> =>
  sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);

/** By line number: the title of the line without case and accents, and the existing item with this title, or null. */
export async function knownByName(
  trx: Db,
  { table, title }: List,
  titles: { line: number; title: string }[],
): Promise<Map<number, { plain: string; item: Row | null }>> {
  const { rows } = await sql<{ line: number; plain: string; item: Row | null }>`
    select s.line, ${plain('s.title')} as plain, to_jsonb(i) as item
    from jsonb_to_recordset(${JSON.stringify(titles)}::jsonb) s(line int, title text)
    left join ${sql.table(table)} i on ${plain(`i.${title}`)} = ${plain('s.title')}`.execute(trx);
  return new Map(rows.map(({ line, ...known }) => [line, known]));
}

/** Returns, by line number, the id of the drug class that each line names; lines with an unknown class are left out. */
export async function classesNamed(
  trx: Db,
  names: { line: number; category: string; class: string }[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ line: number; id: string }>`
    select s.line, c.id
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) s(line int, category text, class text)
    join drug_category k on ${plain('k.name')} = ${plain('s.category')}
    join drug_class c on c.drug_category_id = k.id and ${plain('c.name')} = ${plain('s.class')}`.execute(trx);
  return new Map(rows.map(({ line, id }) => [line, id]));
}
