import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { AppointmentRow } from './appointments.queries.ts';

/** Whether the gateway has not decided yet about a payment of what is due for this appointment. */
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

/** The payment that an appointment is paid by from now on. */
export async function setPayment(trx: Db, appointmentId: string, paymentId: string): Promise<void> {
  await trx.updateTable('appointment').set({ payment_id: paymentId }).where('id', '=', appointmentId).execute();
}
