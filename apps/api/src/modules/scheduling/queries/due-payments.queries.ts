import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { AppointmentRow } from './appointments.queries.ts';

/**
 * Whether an online payment of the amount that is due for this appointment still waits for the decision of the gateway.
 */
export async function isDueBeingVerified(
  db: Db,
  { id, patient_id }: Pick<AppointmentRow, 'id' | 'patient_id'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('payment')
    .select('id')
    .where('patient_id', '=', patient_id)
    .where('purpose', '=', 'due_appointment')
    .where('status', '=', 'VERIFYING')
    .where(sql<boolean>`request ->> 'appointment_id' = ${id}`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Sets the payment by which an appointment is paid from now on. */
export async function setPayment(trx: Db, appointmentId: string, paymentId: string): Promise<void> {
  await trx.updateTable('appointment').set({ payment_id: paymentId }).where('id', '=', appointmentId).execute();
}
