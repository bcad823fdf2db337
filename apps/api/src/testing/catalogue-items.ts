import { newId } from '../platform/ids.ts';
import type { TestApp } from './test-app.ts';

/**
 * The ids of one item of each list of the catalogue to which a consultation file can refer, and of a second drug with
 * which a new version of the file can replace the first drug.
 */
export interface CatalogueItems {
  drug: string;
  otherDrug: string;
  test: string;
  imaging: string;
  disease: string;
}

export async function makeCatalogueItems(fixture: Pick<TestApp, 'platform'>): Promise<CatalogueItems> {
  const items = { drug: newId(), otherDrug: newId(), test: newId(), imaging: newId(), disease: newId() };
  const { db } = fixture.platform;
  const [category, drugClass] = [newId(), newId()];
  await db.insertInto('drug_category').values({ id: category, name: 'Analgesics' }).execute();
  await db.insertInto('drug_class').values({ id: drugClass, name: 'Plain', drug_category_id: category }).execute();
  const drug = { price: 500, supply: 'OTC', drug_class_id: drugClass };
  await db
    .insertInto('drug')
    .values([
      { ...drug, id: items.drug, name: 'Paracetamol 500 mg' },
      { ...drug, id: items.otherDrug, name: 'Ibuprofen 400 mg' },
    ])
    .execute();
  await db.insertInto('test').values({ id: items.test, title: 'Full blood count' }).execute();
  await db.insertInto('imaging').values({ id: items.imaging, title: 'Chest X-ray' }).execute();
  await db.insertInto('symptom_disease').values({ id: items.disease, name: 'Malaria', type: 'Disease' }).execute();
  return items;
}
