import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { isId, newId } from '../../../platform/ids.ts';
import { addItem, changeItem } from './managed-items.ts';
import { lists } from '../domain/managed-lists.ts';
import type { Row } from '../queries/managed-items.queries.ts';
import { drugsById } from '../queries/catalogue-lists.ts';
import { withClasses, withDrugs } from '../queries/shelves.ts';
import { addClasses, classRows, isClass } from '../queries/shelves.queries.ts';

interface CategoryForm {
  name: string;
  classNames?: string[] | undefined;
}

/** Creates a category with its classes, or nothing when one of them fails. */
export async function addCategory(call: Call, { name, classNames = [] }: CategoryForm) {
  return shown(call.db, await addItem(call, lists.drugCategory, { name }, withNames(classNames)));
}

/** Changes a category and adds classes that it does not have; classes that are not named stay. */
export async function changeCategory(call: Call, id: string, { name, classNames = [] }: CategoryForm) {
  return shown(call.db, await changeItem(call, lists.drugCategory, id, { name }, withNames(classNames)));
}

const withNames = (names: string[]) => (trx: Db, category: string) =>
  addClasses(
    trx,
    names.map((name) => ({ id: newId(), name, drug_category_id: category })),
  );

async function shown(db: Db, { id, name }: Row) {
  const [category] = await withClasses(db, [{ id: String(id), name: String(name) }]);
  return category!;
}

/** The classes of one category, or of all. */
export async function classesShown(db: Db, category: string | undefined) {
  if (category && !isId(category)) return [];
  return withDrugs(db, await classRows(db, category ? { categories: [category] } : {}), category);
}

export async function classShown(db: Db, id: string) {
  const [drugClass] = await withDrugs(db, await classRows(db, { id }));
  if (!drugClass) throw problem('not_found');
  return drugClass;
}

export async function drugShown(db: Db, id: string) {
  const drug = (await drugsById(db, [id])).get(id.toLowerCase());
  if (!drug) throw problem('not_found');
  return drug;
}

/** Adds a drug; it needs no prescription unless the form says so. */
export async function addDrug(call: Call, form: DrugForm): Promise<Row> {
  return addItem(call, lists.drug, { supply: 'OTC', ...(await inItsClass(call.db, form)) });
}

export async function changeDrug(call: Call, id: string, form: DrugForm): Promise<Row> {
  return changeItem(call, lists.drug, id, await inItsClass(call.db, form));
}

interface DrugForm extends Row {
  drug_class_id: string;
  drug_category_id?: string | undefined;
}

/** Checks that the class exists, and that it belongs to the category when one is sent. */
async function inItsClass(db: Db, { drug_category_id: category, ...drug }: DrugForm): Promise<Row> {
  if (!(await isClass(db, drug.drug_class_id, category)))
    throw problem('validation_failed', 'Choose a drug class of this category.');
  return drug;
}
