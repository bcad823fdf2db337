import { drugForm } from '@ivuriro/contract/catalogue-drugs';
import { testForm } from '@ivuriro/contract/catalogue-admin';
import { oneLine } from '@ivuriro/contract/wire';
import * as z from 'zod';
import type { Db } from '../../../platform/db/pool.ts';
import { insertRows, updateRows } from '../../../platform/db/rows.ts';
import { newId } from '../../../platform/ids.ts';
import type { Table, ImportRows, ImportResult } from '../../imports/index.ts';
import { classesNamed, knownByName, lockList } from '../queries/import-catalogue.queries.ts';
import { type List, lists } from '../domain/managed-lists.ts';
import type { Row } from '../queries/managed-items.queries.ts';

/** How laboratory tests are imported from a file. A line with the title of an existing test changes that test. */
export const testTable: Table<z.output<typeof testForm>> = {
  object: 'catalogue_test',
  needed: ['title'],
  others: ['description', 'patient_preparation', 'basic_of_test'],
  cells: {},
  row: testForm,
  open: (trx) => itemImporter(trx, lists.test, { description: '', patient_preparation: '', basic_of_test: '' }),
};

const { drug_category_id: _category, drug_class_id: _class, ...drugFields } = drugForm.shape;
const name = oneLine(200);
const drugLine = z.strictObject({ ...drugFields, category: name, class: name });
/**
 * How drugs are imported from a file. A line with the name of an existing drug changes that drug. The category and
 * class that a line names must exist already.
 */
export const drugTable: Table<z.output<typeof drugLine>> = {
  object: 'drug',
  needed: ['name', 'price', 'category', 'class'],
  others: ['description', 'status', 'supply', 'ingredient', 'strength', 'form', 'atc'],
  cells: { price: 'whole' },
  row: drugLine,
  open: async (trx) => {
    const importRows = await itemImporter(trx, lists.drug, { description: '', supply: 'OTC', status: 'IN_STOCK' });
    return async (lines) => {
      const classes = await classesNamed(
        trx,
        lines.map(({ line, row }) => ({ line, category: row.category, class: row.class })),
      );
      const placed = lines.flatMap(({ line, row: { category: _category, class: _class, ...drug } }) => {
        const drug_class_id = classes.get(line);
        return drug_class_id ? [{ line, row: { ...drug, drug_class_id } }] : [];
      });
      const result = await importRows(placed);
      const lost = lines.filter(({ line }) => !classes.has(line));
      const errors = lost.map(({ line, row }) => ({
        line,
        message: `There is no class ${row.class} in a category ${row.category}. Add it first.`,
      }));
      return { ...result, errors: [...errors, ...result.errors] };
    };
  },
};

/**
 * Imports items of a list. A line with the name of an existing item changes that item, but keeps the spelling of its
 * name; any other line adds an item.
 */
async function itemImporter(trx: Db, list: List, unlessSaid: Row): Promise<ImportRows<Row>> {
  await lockList(trx, list);
  const seen = new Map<string, number>();
  return async (lines) => {
    const titles = lines.map(({ line, row }) => ({ line, title: String(row[list.title]) }));
    const known = await knownByName(trx, list, titles);
    const [added, changed]: [Row[], Row[]] = [[], []];
    const errors: ImportResult['errors'] = [];
    for (const { line, row } of lines) {
      const { plain, item } = known.get(line)!;
      const before = seen.get(plain);
      if (before) {
        errors.push({ line, message: `Line ${before} has the same name.` });
        continue;
      }
      seen.set(plain, line);
      if (item) {
        const merged = { ...item, ...cleaned(list, row), [list.title]: item[list.title] };
        if (Object.entries(merged).some(([column, value]) => item[column] !== value)) changed.push(merged);
      } else added.push({ id: newId(), ...unlessSaid, ...cleaned(list, row) });
    }
    await insertRows(trx, list.table, added);
    await updateRows(trx, list.table, changed);
    return { added: added.length, changed: changed.length, errors };
  };
}

const cleaned = (list: List, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => [column, list.cleaned?.[column]?.(String(value)) ?? value]),
  );
