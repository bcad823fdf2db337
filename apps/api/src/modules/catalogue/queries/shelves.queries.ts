import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { beginsWords } from '../../../platform/db/text-search.ts';

export interface ClassRow {
  id: string;
  name: string;
  drug_category_id: string;
}

/** Drug classes A–Z: all classes, the classes of some categories, or a single class. */
export async function classRows(db: Db, of: { id?: string; categories?: string[] } = {}): Promise<ClassRow[]> {
  let query = db.selectFrom('drug_class as c').select(['c.id', 'c.name', 'c.drug_category_id']);
  if (of.id) query = query.where('c.id', '=', of.id);
  if (of.categories) query = query.where('c.drug_category_id', 'in', of.categories);
  return query
    .orderBy(sql`lower(unaccent(c.name))`)
    .orderBy('c.id')
    .execute();
}

/** Drug categories A–Z; a search finds a category by its own name or by the name of one of its classes. */
export async function categoryRows(db: Db, search?: string): Promise<{ id: string; name: string }[]> {
  const text = sql<string>`k.name || ' ' || coalesce((
    select string_agg(c.name, ' ') from drug_class c where c.drug_category_id = k.id), '')`;
  const { rows } = await sql<{ id: string; name: string }>`select k.id, k.name from drug_category k
    where ${search ? beginsWords(text, search) : sql`true`} order by lower(unaccent(k.name)), k.id limit 500`.execute(
    db,
  );
  return rows;
}

/** Adds the classes that the category does not have yet. */
export async function addClasses(
  trx: Db,
  rows: { id: string; name: string; drug_category_id: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('drug_class')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Whether the drug class exists and, when a category is given, belongs to it. */
export async function isClass(db: Db, id: string, category: string | undefined): Promise<boolean> {
  let query = db.selectFrom('drug_class').select('id').where('id', '=', id);
  if (category) query = query.where(sql<string>`drug_category_id::text`, '=', category.toLowerCase());
  return (await query.executeTakeFirst()) !== undefined;
}

/** Says how many drugs a category has, for example '3 drugs'. */
export async function drugsWithin(db: Db, category: string): Promise<string> {
  const { drugs } = await db
    .selectFrom('drug')
    .innerJoin('drug_class', 'drug_class.id', 'drug.drug_class_id')
    .where('drug_category_id', '=', category)
    .select((eb) => eb.fn.countAll<number>().as('drugs'))
    .executeTakeFirstOrThrow();
  return drugs === 1 ? '1 drug' : `${drugs} drugs`;
}
