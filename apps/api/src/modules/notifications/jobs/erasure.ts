import type { Db } from '../../../platform/db/pool.ts';

/** Deletes the notifications of an erased patient, and the rows that show which blog posts the patient has read. */
export async function eraseNotifications(trx: Db, patientId: string): Promise<void> {
  await trx.deleteFrom('notification').where('patient_id', '=', patientId).execute();
  await trx.deleteFrom('post_seen').where('patient_id', '=', patientId).execute();
}
