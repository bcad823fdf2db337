import type { Db } from '../../../platform/db/pool.ts';

/** All that a patient was told, and which posts he has seen. */
export async function eraseNotifications(trx: Db, patientId: string): Promise<void> {
  await trx.deleteFrom('notification').where('patient_id', '=', patientId).execute();
  await trx.deleteFrom('post_seen').where('patient_id', '=', patientId).execute();
}
