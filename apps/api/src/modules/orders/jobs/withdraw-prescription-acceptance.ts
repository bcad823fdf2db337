import { transact } from '../../../platform/db/transact.ts';
import { emitAll } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointmentsBrief } from '../../scheduling/index.ts';
import { prescriptionReplaced } from '../events.ts';

/** Withdraws the pharmacies' acceptance of a prescription when the doctor replaces its consultation file. */
export async function acceptAnew(
  saved: { consultation_file_id: string; appointment_id: string },
  { db }: Platform,
): Promise<void> {
  const [appointment] = (await appointmentsBrief(db, [saved.appointment_id])).values();
  await transact(db, async (trx) => {
    const orders = await trx
      .updateTable('medical_order')
      .set({ prescription_accepted: false })
      .where('patient_id', '=', appointment!.patient_id)
      .where('kind', '=', 'pharmacy')
      .where('consultation_file_id', '=', saved.consultation_file_id)
      // includes cancelled orders, because they may be reopened
      .where('status', '<>', 'COMPLETED')
      .where('prescription_accepted', '=', true)
      .returning('id as order_id')
      .execute();
    await emitAll(trx, prescriptionReplaced, orders);
  });
}
