import type { Db } from '../../platform/db/pool.ts';
import { port } from '../../platform/port.ts';

/** Which specialities published doctors have; the directory knows. */
export const specialitiesOfDoctors = port<(db: Db) => Promise<string[]>>('catalogue.specialitiesOfDoctors');

/** Providers are found by what they offer or treat: the directory writes anew by which words. */
export const renamed =
  port<(db: Db, table: 'speciality' | 'symptom_disease', id: string) => Promise<void>>('catalogue.renamed');

/** Deletes offers of an item that were withdrawn and that no order names; orders knows them. */
export const dropWithdrawnOfferings = port<(trx: Db, item: 'test_id' | 'drug_id', id: string) => Promise<void>>(
  'catalogue.dropWithdrawnOffers',
);
