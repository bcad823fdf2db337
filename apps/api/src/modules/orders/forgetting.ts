import type { Db } from '../../platform/db/pool.ts';

/** Erases a patient's delivery addresses: the record of an order needs the area at most. */
export async function forgetAddresses(trx: Db, patientId: string): Promise<void> {
  await trx
    .updateTable('medical_order')
    .set({ house_street_no: '' })
    .where('patient_id', '=', patientId)
    .where('house_street_no', 'is not', null)
    .execute();
}

/** Takes away a provider's offers; orders keep the names of what was ordered. */
export async function withdrawOffers(trx: Db, providerId: string, now: Date): Promise<void> {
  await trx
    .updateTable('offer')
    .set({ removed_at: now })
    .where('provider_id', '=', providerId)
    .where('removed_at', 'is', null)
    .execute();
}
