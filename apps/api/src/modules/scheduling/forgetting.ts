import type { Db } from '../../platform/db/pool.ts';

/** The hours that a doctor offered, or that were offered at a hospital; booked visits know their own time. */
export async function forgetCalendar(trx: Db, providerId: string): Promise<void> {
  await trx
    .deleteFrom('calendar_row')
    .where((eb) => eb.or([eb('doctor_id', '=', providerId), eb('hospital_id', '=', providerId)]))
    .execute();
}
