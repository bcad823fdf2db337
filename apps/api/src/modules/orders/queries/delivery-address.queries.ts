import type { Db } from '../../../platform/db/pool.ts';

/**
 * The administrative division and the house of the patient's last order with delivery; undefined when there is none. An
 * erasure empties the house, so an erased address is not found.
 */
export const lastDelivery = (db: Db, patientId: string) =>
  db
    .selectFrom('medical_order')
    .select(['division_code', 'house_street_no'])
    .where('patient_id', '=', patientId)
    .where('house_street_no', '<>', '')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
