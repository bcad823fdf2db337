import type { Db } from '../../platform/db/pool.ts';
import type { Platform } from '../../platform/platform.ts';
import { orderBrief, wasServed } from '../orders/index.ts';
import { appointmentsBrief, wasVisited } from '../scheduling/index.ts';
import { setVerified } from './changes.queries.ts';

/** Who was really there: what a review of this patient about this provider may say of itself. */
export const isVerified = async (db: Db, patientId: string, providerId: string): Promise<boolean> =>
  (await wasVisited(db, patientId, providerId)) || wasServed(db, patientId, providerId);

/** A visit is completed, or no longer is: a review that was written before follows. */
export async function verifyReviews(
  { appointment_id, from, to }: { appointment_id: string; from: string; to: string },
  { db }: Platform,
): Promise<void> {
  if (from !== 'COMPLETED' && to !== 'COMPLETED') return;
  const visit = (await appointmentsBrief(db, [appointment_id])).get(appointment_id);
  if (!visit) return;
  for (const provider_id of [visit.doctor_id, ...(visit.hospital_id ? [visit.hospital_id] : [])])
    await setVerified(
      db,
      { provider_id, patient_id: visit.patient_id },
      await isVerified(db, visit.patient_id, provider_id),
    );
}

/** The same of an order. */
export async function verifyReviewOfOrder(
  { order_id, from, to }: { order_id: string; from: string; to: string },
  { db }: Platform,
): Promise<void> {
  if (from !== 'COMPLETED' && to !== 'COMPLETED') return;
  const { provider_id, patient_id } = await orderBrief(db, order_id);
  await setVerified(db, { provider_id, patient_id }, await isVerified(db, patient_id, provider_id));
}
