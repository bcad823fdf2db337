import type { Db } from '../../../platform/db/pool.ts';
import { drugRows } from './catalogue.queries.ts';
import { drugs } from './catalogue-lists.ts';
import { categoryRows, type ClassRow, classRows } from './shelves.queries.ts';
import { problem } from '../../../platform/errors.ts';
import { isId } from '../../../platform/ids.ts';

/** A page that is large enough for all drugs, because these endpoints return everything at once. */
const whole = { limit: 10_000, offset: 0 };

/** Categories with their classes, and each class with its drugs. */
export async function categories(db: Db, search?: string) {
  return withClasses(db, await categoryRows(db, search));
}

export async function withClasses(db: Db, rows: { id: string; name: string }[]) {
  if (rows.length === 0) return [];
  const found = await classRows(db, { categories: rows.map(({ id }) => id) });
  const filled = await withDrugs(db, found, rows.length === 1 ? rows[0]!.id : undefined);
  const classes = Map.groupBy(filled, (row) => row.drug_category_id);
  return rows.map(({ id, name }) => ({ id, name, classes: classes.get(id) ?? [] }));
}

/** Classes with their drugs. */
async function withDrugs(db: Db, rows: ClassRow[], category?: string) {
  const of = rows.length === 1 ? rows[0]!.id : undefined;
  const found = await drugRows(db, { of, category }, whole);
  const shelves = Map.groupBy(await drugs(db, found.rows), (drug) => drug.drug_class_id);
  return rows.map((row) => ({ ...row, drugs: shelves.get(row.id) ?? [] }));
}

/**
 * Categories with classes and drugs; with a search, only the matching drugs and the categories and classes that have
 * any.
 */
export async function shelves(db: Db, search: string | undefined) {
  const [kinds, classes, found] = await Promise.all([categoryRows(db), classRows(db), drugRows(db, { search }, whole)]);
  const drugsOf = Map.groupBy(await drugs(db, found.rows), (drug) => drug.drug_class_id);
  const filled = classes
    .map(({ id, name, drug_category_id }) => ({ id, name, drug_category_id, drugs: drugsOf.get(id) ?? [] }))
    .filter((one) => !search || one.drugs.length > 0);
  const classesOf = Map.groupBy(filled, (one) => one.drug_category_id);
  return kinds
    .map(({ id, name }) => ({ id, name, classes: classesOf.get(id) ?? [] }))
    .filter((one) => !search || one.classes.length > 0);
}

/** The classes of one category, or of all categories, with their drugs. */
export async function classesShown(db: Db, category: string | undefined) {
  if (category && !isId(category)) return [];
  return withDrugs(db, await classRows(db, category ? { categories: [category] } : {}), category);
}

export async function classShown(db: Db, id: string) {
  const [drugClass] = await withDrugs(db, await classRows(db, { id }));
  if (!drugClass) throw problem('not_found');
  return drugClass;
}
