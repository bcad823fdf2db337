import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

/** Erases the street and house number in a patient's orders; the record of an order needs at most the area. */
export async function eraseAddresses(trx: Db, patientId: string): Promise<void> {
  await trx
    .updateTable('medical_order')
    .set({ house_street_no: '' })
    .where('patient_id', '=', patientId)
    .where('house_street_no', 'is not', null)
    .execute();
}

/** Removes the offerings of a provider; orders keep the names of what was ordered. */
export async function withdrawOfferings(trx: Db, providerId: string, now: Date): Promise<void> {
  await trx
    .updateTable('offer')
    .set({ removed_at: now })
    .where('provider_id', '=', providerId)
    .where('removed_at', 'is', null)
    .execute();
}

/**
 * Deletes the removed offerings of a test or drug that were never ordered, so that the catalogue item can be deleted.
 */
export async function deleteWithdrawn(trx: Db, item: 'test_id' | 'drug_id', id: string): Promise<void> {
  await trx
    .deleteFrom('offer')
    .where(item, '=', id)
    .where('removed_at', 'is not', null)
    .where(sql<boolean>`not exists (select from medical_order_line line where line.offer_id = offer.id)`)
    .execute();
}
