import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { addItem, changeItem } from './managed-items.ts';
import { lists } from '../domain/managed-lists.ts';
import type { Row } from '../queries/managed-items.queries.ts';
import { withClasses } from '../queries/shelves.ts';
import { addClasses, isClass } from '../queries/shelves.queries.ts';

interface CategoryForm {
  name: string;
  classNames?: string[] | undefined;
}

/** Creates a category with its classes. When one of them cannot be created, nothing is created. */
export async function addCategory(call: Call, { name, classNames = [] }: CategoryForm) {
  return shown(call.db, await addItem(call, lists.drugCategory, { name }, withNames(classNames)));
}

/** Changes a category and adds the named classes that it does not have yet. Its other classes stay. */
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

/** Adds a drug. Unless the form says otherwise, the drug can be bought without a prescription. */
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

/** Checks that the class of the drug exists and, when a category is sent too, that the class belongs to it. */
async function inItsClass(db: Db, { drug_category_id: category, ...drug }: DrugForm): Promise<Row> {
  if (!(await isClass(db, drug.drug_class_id, category)))
    throw problem('validation_failed', 'Choose a drug class of this category.');
  return drug;
}
