import { drugForm, testForm } from '@ivuriro/contract/catalogue-kept';
import * as z from 'zod';
import type { Line, Table, Taken } from '../../platform/csv/importing.ts';
import type { Db } from '../../platform/db/pool.ts';
import { newId } from '../../platform/ids.ts';
import { classesNamed, insertAll, knownByName, lockList, updateAll } from './importing.queries.ts';
import { type List, lists } from './kept-lists.ts';
import type { Row } from './kept.queries.ts';

/** Laboratory tests, each known by its title. */
export const testTable: Table<z.output<typeof testForm>> = {
  needed: ['title'],
  others: ['description', 'patient_preparation', 'basic_of_test'],
  row: testForm,
  take: (trx, lines) => takeItems(trx, lists.test, lines),
};

const { drug_category_id: _category, drug_class_id: _class, ...drugFields } = drugForm.shape;
const name = z.string().trim().min(1).max(200);
const drugLine = z.strictObject({ ...drugFields, category: name, class: name });
/** Drugs, each known by its name, in classes that are there already. */
export const drugTable: Table<z.output<typeof drugLine>> = {
  needed: ['name', 'price', 'category', 'class'],
  others: ['description', 'status', 'supply'],
  row: drugLine,
  take: async (trx, lines) => {
    const classes = await classesNamed(
      trx,
      lines.map(({ line, row }) => ({ line, category: row.category, class: row.class })),
    );
    const placed = lines.flatMap(({ line, row: { category: _category, class: _class, ...drug } }) => {
      const drug_class_id = classes.get(line);
      return drug_class_id ? [{ line, row: { ...drug, drug_class_id } }] : [];
    });
    const taken = await takeItems(trx, lists.drug, placed, { supply: 'OTC', status: 'IN_STOCK' });
    const lost = lines.filter(({ line }) => !classes.has(line));
    const errors = lost.map(({ line, row }) => ({
      line,
      message: `There is no class ${row.class} in a category ${row.category}. Add it first.`,
    }));
    return { ...taken, errors: [...errors, ...taken.errors] };
  },
};

/** A known name is the item that has it: what differs is changed, and the name stays as it is written there. */
async function takeItems(trx: Db, list: List, lines: Line<Row>[], unlessSaid: Row = {}): Promise<Taken> {
  await lockList(trx, list);
  const known = await knownByName(
    trx,
    list,
    lines.map(({ line, row }) => ({ line, title: String(row[list.title]) })),
  );
  const seen = new Map<string, number>();
  const taken: { added: Row[]; changed: Row[]; errors: Taken['errors'] } = { added: [], changed: [], errors: [] };
  for (const { line, row } of lines) {
    const { plain, item } = known.get(line)!;
    const before = seen.get(plain);
    if (before) taken.errors.push({ line, message: `Line ${before} has the same name.` });
    else if (item) {
      const merged = { ...item, ...cleaned(list, row), [list.title]: item[list.title] };
      if (Object.entries(merged).some(([column, value]) => item[column] !== value)) taken.changed.push(merged);
    } else taken.added.push({ id: newId(), ...unlessSaid, ...cleaned(list, row) });
    if (!before) seen.set(plain, line);
  }
  await insertAll(trx, list, taken.added);
  await updateAll(trx, list, taken.changed);
  return { added: taken.added.length, changed: taken.changed.length, errors: taken.errors };
}

const cleaned = (list: List, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => [column, list.cleaned?.[column]?.(String(value)) ?? value]),
  );
