import type { Db } from '../../../platform/db/pool.ts';
import { on } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isSamePerson } from '../../identity/index.ts';
import { orderBrief, orderStatusChanged } from '../../orders/index.ts';
import { appointmentsBrief, appointmentStatusChanged } from '../../scheduling/index.ts';
import { setVerified } from '../queries/review-changes.queries.ts';
import { completedWith } from '../queries/completed-services.ts';
import { transact } from '../../../platform/db/transact.ts';

/**
 * Whether the patient really used the provider: they have a completed appointment or order that cost something. Free
 * appointments and orders do not count, because any number of them could be made up. Nothing counts when patient and
 * provider are the same person.
 */
export async function isVerified(db: Db, patientId: string, providerId: string): Promise<boolean> {
  if (await isSamePerson(db, patientId, providerId)) return false;
  const served = await completedWith(db, [{ patient_id: patientId, provider_id: providerId }]);
  return served.some(({ payment }) => payment.amount_paid > 0);
}

const DONE = 'COMPLETED';

/**
 * Marks the patient's review of a provider as verified, or no longer, after an appointment or order becomes COMPLETED
 * or stops being COMPLETED.
 */
export const verifications = [
  on(appointmentStatusChanged, 'verify_reviews', async ({ appointment_id, from, to }, { db }: Platform) => {
    if (from !== DONE && to !== DONE) return;
    const appointment = (await appointmentsBrief(db, [appointment_id])).get(appointment_id);
    if (!appointment) throw new Error(`The appointment ${appointment_id} is not there.`);
    await verify(db, appointment.patient_id, appointment.doctor_id);
    if (appointment.hospital_id) await verify(db, appointment.patient_id, appointment.hospital_id);
  }),
  on(orderStatusChanged, 'verify_review_of_order', async ({ order_id, from, to }, { db }: Platform) => {
    if (from !== DONE && to !== DONE) return;
    const { patient_id, provider_id } = await orderBrief(db, order_id);
    await verify(db, patient_id, provider_id);
  }),
];

async function verify(db: Db, patientId: string, providerId: string): Promise<void> {
  const verified = await isVerified(db, patientId, providerId);
  await transact(db, (trx) => setVerified(trx, { patient_id: patientId, provider_id: providerId }, verified));
}
