import type { Db } from '../../../platform/db/pool.ts';
import { lockUnpaidPayment } from '../queries/payments.queries.ts';
import { expire } from './close-payment.ts';

/**
 * Expires the patient's older unpaid payment for the same purpose and releases its slot, so that a patient has at most
 * one unpaid payment for each purpose. The caller has called `lockPatientPayments`, so that no other payment is opened
 * meanwhile.
 */
export async function releaseOlderPayment(trx: Db, patientId: string, purpose: string, now: Date): Promise<void> {
  const older = await lockUnpaidPayment(trx, patientId, purpose);
  if (older) await expire(trx, older, now);
}
