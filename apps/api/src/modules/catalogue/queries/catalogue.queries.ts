import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { listLimit } from '../../../platform/http/paging.ts';
import { beginsWithRank, beginsWords, resemblance, resemblesWords } from '../../../platform/db/text-search.ts';

type Table = 'speciality' | 'symptom_disease' | 'insurance' | 'imaging' | 'facility' | 'test';
interface Source {
  table: Table;
  columns: string[];
  /** The column with the names of the items, by which the list is sorted. */
  title: 'name' | 'title';
  /** SQL for the text that is searched; absent when only the title is searched. */
  text?: RawBuilder<string>;
}

/**
 * A list A–Z; with a search, names that begin with the searched text come first. When nothing matches the text, items
 * with similar words are listed, the best match first.
 */
export const listed = async <T>(db: Db, source: Source, search: string | undefined): Promise<T[]> =>
  (await windowed<T>(db, source, search, { limit: listLimit, offset: 0 })).rows;

/** One page of a list, searched and sorted like `listed`, with the total. */
export async function windowed<T>(
  db: Db,
  source: Source,
  search: string | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: T[] }> {
  const text = source.text ?? sql<string>`${sql.ref(source.title)}`;
  const inOrder = sql`lower(unaccent(${sql.ref(source.title)})), id`;
  const read = async (condition: RawBuilder<unknown>, order: RawBuilder<unknown>) => {
    const which = sql`from ${sql.table(source.table)} where ${condition}`;
    const [{ rows }, counted] = await Promise.all([
      sql<T>`select ${sql.join(source.columns.map((name) => sql.ref(name)))} ${which}
        order by ${order} limit ${limit} offset ${offset}`.execute(db),
      sql<{ total: number }>`select count(*) as total ${which}`.execute(db),
    ]);
    return { total: counted.rows[0]!.total, rows };
  };
  if (!search) return read(sql`true`, inOrder);
  const best = sql`${beginsWithRank(sql`${sql.ref(source.title)}`, search)}, ${inOrder}`;
  const found = await read(beginsWords(text, search), best);
  return found.total > 0
    ? found
    : read(resemblesWords(text, search), sql`${resemblance(text, search)} desc, ${inOrder}`);
}

const drugText = sql<string>`concat_ws(' ', drug.name, drug.ingredient, drug_class.name, drug_category.name)`;
const inOrder = [sql`lower(unaccent(drug.name))`, sql`drug.id`];

const allDrugs = (db: Db) =>
  db
    .selectFrom('drug')
    .innerJoin('drug_class', 'drug_class.id', 'drug.drug_class_id')
    .innerJoin('drug_category', 'drug_category.id', 'drug_class.drug_category_id');

const drugColumns = [
  'drug.id',
  'drug.name',
  'drug.description',
  'drug.price',
  'drug.status',
  'drug.supply',
  'drug.ingredient',
  'drug.strength',
  'drug.form',
  'drug.atc',
  'drug.drug_class_id',
  'drug_class.drug_category_id',
  'drug_class.name as class_name',
  'drug_category.name as category_name',
] as const;

export interface DrugFilter {
  search?: string | undefined;
  category?: string | undefined;
  /** Only drugs of the class with this id. */
  of?: string | undefined;
}
const drugsWithin = (db: Db, { category, of }: DrugFilter) => {
  let query = allDrugs(db);
  if (category) query = query.where(sql<string>`drug_class.drug_category_id::text`, '=', category.toLowerCase());
  if (of) query = query.where(sql<string>`drug.drug_class_id::text`, '=', of.toLowerCase());
  return query;
};

/**
 * A page of the drugs that match the filter, A–Z, with their total. When nothing matches the searched text, drugs with
 * similar words are listed, the best match first.
 */
export async function drugRows(db: Db, filter: DrugFilter, window: { limit: number; offset: number }) {
  const { search } = filter;
  const forgiving = search !== undefined && !(await somethingBegins(db, filter, search));
  const within = drugsWithin(db, filter);
  const fitting = search ? within.where((forgiving ? resemblesWords : beginsWords)(drugText, search)) : within;
  const best = forgiving ? sql`${resemblance(drugText, search)} desc` : beginsWithRank(sql`drug.name`, search ?? '');
  const order = search === undefined ? inOrder : [best, ...inOrder];
  const [{ total }, rows] = await Promise.all([
    fitting.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    fitting.select(drugColumns).orderBy(sql.join(order)).limit(window.limit).offset(window.offset).execute(),
  ]);
  return { total, rows };
}
export type DrugRow = Awaited<ReturnType<typeof drugRows>>['rows'][number];

const somethingBegins = async (db: Db, filter: DrugFilter, search: string): Promise<boolean> =>
  (await drugsWithin(db, filter).select('drug.id').where(beginsWords(drugText, search)).limit(1).execute()).length > 0;

export const drugRowsOf = (db: Db, ids: string[]): Promise<DrugRow[]> =>
  allDrugs(db).select(drugColumns).where('drug.id', 'in', ids).execute();

/** The divisions directly within a division, A–Z. Without a code, the provinces in the order of their codes. */
export async function divisionsWithin(db: Db, code: number | null): Promise<{ code: string; name: string }[]> {
  const rows = await db
    .selectFrom('division')
    .select(['code', 'name'])
    .where('parent', code === null ? 'is' : '=', code)
    .orderBy(sql`case when parent is null then code end`)
    .orderBy('name')
    .orderBy('code')
    .execute();
  return rows.map((row) => ({ code: String(row.code), name: row.name }));
}
