import type { Db } from '../../../platform/db/pool.ts';

/** Deletes the notifications of a patient, and the record of which blog posts the patient has seen. */
export async function eraseNotifications(trx: Db, patientId: string): Promise<void> {
  await trx.deleteFrom('notification').where('patient_id', '=', patientId).execute();
  await trx.deleteFrom('post_seen').where('patient_id', '=', patientId).execute();
}
