import { newId } from '../../apps/api/src/platform/ids.ts';
import type { ApiFixture } from '../api-fixture.ts';
import type { ObjectKind } from './objects.ts';

const named = (make: (fixture: ApiFixture, row: { id: string; name: string }) => Promise<unknown>): ObjectKind => ({
  make: async (fixture) => {
    const row = { id: newId(), name: newId() };
    await make(fixture, row);
    return row.id;
  },
});
const titled = (table: 'test' | 'imaging' | 'facility') =>
  named(({ platform }, { id, name }) => platform.db.insertInto(table).values({ id, title: name }).execute());

const category = async ({ platform }: ApiFixture): Promise<string> => {
  const row = { id: newId(), name: newId() };
  await platform.db.insertInto('drug_category').values(row).execute();
  return row.id;
};
const drugClass = async (fixture: ApiFixture, row = { id: newId(), name: newId() }): Promise<string> => {
  const drug_category_id = await category(fixture);
  await fixture.platform.db
    .insertInto('drug_class')
    .values({ ...row, drug_category_id })
    .execute();
  return row.id;
};

/** One item of each catalogue of the administrator. These items have no owner. */
export const catalogueObjects: Record<string, ObjectKind> = {
  insurance: named(({ platform }, row) => platform.db.insertInto('insurance').values(row).execute()),
  symptom_disease: named(({ platform }, row) =>
    platform.db
      .insertInto('symptom_disease')
      .values({ ...row, type: 'Disease' })
      .execute(),
  ),
  catalogue_test: titled('test'),
  imaging: titled('imaging'),
  facility: titled('facility'),
  speciality: named(({ platform }, row) => platform.db.insertInto('speciality').values(row).execute()),
  search_synonym: named(({ platform }, { id, name }) =>
    platform.db.insertInto('search_synonym').values({ id, phrase: name, key: name, meaning: 'nothing:' }).execute(),
  ),
  drug_category: { make: category },
  drug_class: named(drugClass),
  drug: named(async (fixture, row) =>
    fixture.platform.db
      .insertInto('drug')
      .values({ ...row, price: 100, supply: 'OTC', drug_class_id: await drugClass(fixture) })
      .execute(),
  ),
};
