import type { Db } from '../../../platform/db/pool.ts';

/** Deletes the calendar rows of a doctor or of a hospital; booked appointments keep their slots. */
export async function deleteCalendar(trx: Db, providerId: string): Promise<void> {
  await trx
    .deleteFrom('calendar_row')
    .where((eb) => eb.or([eb('doctor_id', '=', providerId), eb('hospital_id', '=', providerId)]))
    .execute();
}
