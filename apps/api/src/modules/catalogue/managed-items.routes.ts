import * as drugs from '@ivuriro/contract/catalogue-drugs';
import * as contract from '@ivuriro/contract/catalogue-admin';
import type { Db } from '../../platform/db/pool.ts';
import type { Call } from '../../platform/http/call.ts';
import { pageOf, windowOf } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/session.ts';
import { requestImport } from '../imports/index.ts';
import { drugRows } from './queries/catalogue.queries.ts';
import { addCategory, addDrug, changeCategory, changeDrug } from './commands/managed-drugs.ts';
import { drugShown } from './queries/catalogue-lists.ts';
import { categories, classesShown, classShown, shelves } from './queries/shelves.ts';
import { addItem, changeItem, removeItem } from './commands/managed-items.ts';
import { type List, lists } from './domain/managed-lists.ts';
import type { Row } from './queries/managed-items.queries.ts';
import * as shown from './queries/catalogue-lists.ts';

type On<P = unknown> = Call<Actor<'admin'>, P, unknown, Row>;
type Saved<T> = (row: Row, db: Db) => T | Promise<T>;

/**
 * The handlers that add, change and delete items of a list. `saved` converts the stored row to the item of the answer.
 */
const keeping = <T>(list: List, saved: Saved<T>) => ({
  add: async (call: On): Promise<T> => saved(await addItem(call, list, call.body), call.db),
  change: async (call: On<{ id: string }>): Promise<T> =>
    saved(await changeItem(call, list, call.params.id, call.body), call.db),
  remove: (call: On<{ id: string }>): Promise<null> => removeItem(call, list, call.params.id),
});

const itself = <T>(row: Row): T => row as T;
const pictured =
  <const I extends string>(itemType: I) =>
  ({ id }: Row) => ({ id: String(id), itemType });

const asDrug = pictured('drug');

type Named = { id: string; name: string };
type Titled = { id: string; title: string };

export const managedRoutes = [
  ...serve(contract.insurancesKept, {
    list: ({ db, query }) => shown.insurances(db, query['text-search']),
    ...keeping(lists.insurance, pictured('insurance')),
  }),
  ...serve(contract.symptomDiseasesKept, {
    list: ({ db, query }) => shown.symptomsDiseases(db, query['text-search']),
    ...keeping(lists.symptomDisease, itself<Named & { type: 'Symptom' | 'Disease' }>),
  }),
  ...serve(contract.testsKept, {
    list: async (call) => {
      const { db, query } = call;
      const { total, rows } = await shown.testsWithin(db, query['text-search'], windowOf(query));
      return pageOf(call, query, total, rows);
    },
    import: (call) => requestImport(call, 'tests'),
    ...keeping(lists.test, itself<shown.Test>),
  }),
  ...serve(contract.imagingsKept, {
    list: ({ db, query }) => shown.imagings(db, query['text-search']),
    ...keeping(lists.imaging, itself<Titled>),
  }),
  ...serve(contract.specialitiesKept, {
    list: ({ db, query }) => shown.specialities(db, query['text-search'], false),
    ...keeping(lists.speciality, itself<Named>),
  }),
  ...serve(contract.facilitiesKept, {
    list: ({ db, query }) => shown.facilities(db, query['text-search']),
    ...keeping(lists.facility, pictured('facility')),
  }),
  ...serve(drugs.drugCategoriesKept, {
    list: ({ db, query }) => categories(db, query['text-search']),
    add: (call) => addCategory(call, call.body),
    change: (call) => changeCategory(call, call.params.id, call.body),
    remove: (call) => removeItem(call, lists.drugCategory, call.params.id),
  }),
  ...serve(drugs.drugClassesKept, {
    list: ({ db, query }) => classesShown(db, query.drug_category_id),
    one: ({ db, params }) => classShown(db, params.id),
    ...keeping(lists.drugClass, ({ id }, db) => classShown(db, String(id))),
  }),
  ...serve(drugs.drugsKept, {
    list: async (call) => {
      const { db, query } = call;
      const filter = { search: query['text-search'], category: query.drug_category_id, of: query.drug_class_id };
      const { total, rows } = await drugRows(db, filter, windowOf(query));
      return pageOf(call, query, total, await shown.drugs(db, rows));
    },
    one: ({ db, params }) => drugShown(db, params.id),
    import: (call) => requestImport(call, 'drugs'),
    shelves: ({ db, query }) => shelves(db, query['text-search']),
    add: async (call) => asDrug(await addDrug(call, call.body)),
    change: async (call) => asDrug(await changeDrug(call, call.params.id, call.body)),
    remove: (call) => removeItem(call, lists.drug, call.params.id),
  }),
];
