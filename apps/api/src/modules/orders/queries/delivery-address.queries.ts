import type { Db } from '../../../platform/db/pool.ts';

/**
 * The division and the house of the patient's last order with delivery; undefined without one. An erasure empties the
 * house.
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
