import type { Db } from '../../platform/db/pool.ts';
import { port } from '../../platform/port.ts';

/** The specialities of published doctors; the directory module supplies it. */
export const specialitiesOfDoctors = port<(db: Db) => Promise<string[]>>('catalogue.specialitiesOfDoctors');

/**
 * Refreshes the search index after an item was renamed by which providers are found; the directory module supplies it.
 */
export const renamed =
  port<(db: Db, table: 'speciality' | 'symptom_disease', id: string) => Promise<void>>('catalogue.renamed');

/** Deletes removed offerings of an item that no order names; the orders module supplies it. */
export const dropWithdrawnOfferings = port<(trx: Db, item: 'test_id' | 'drug_id', id: string) => Promise<void>>(
  'catalogue.dropWithdrawnOffers',
);
