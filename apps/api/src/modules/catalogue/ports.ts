import type { Db } from '../../platform/db/pool.ts';
import { port } from '../../platform/port.ts';

/** Returns the ids of the specialities of published doctors; supplied by the directory module. */
export const specialitiesOfDoctors = port<(db: Db) => Promise<string[]>>('catalogue.specialitiesOfDoctors');

/**
 * Refreshes the search index after a speciality, disease or symptom was renamed, because providers are found by its
 * name; supplied by the directory module.
 */
export const renamed =
  port<(db: Db, table: 'speciality' | 'symptom_disease', id: string) => Promise<void>>('catalogue.renamed');

/** Deletes those withdrawn offerings of a test or drug that no order contains; supplied by the orders module. */
export const dropWithdrawnOfferings = port<(trx: Db, item: 'test_id' | 'drug_id', id: string) => Promise<void>>(
  'catalogue.dropWithdrawnOffers',
);
