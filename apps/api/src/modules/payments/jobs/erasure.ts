import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { deletePrivateFiles } from '../../files/index.ts';

/**
 * Erases what a patient wrote into payments, such as reasons and addresses, because the ledger needs only amounts. The
 * appointment or order keeps its own copy. Deletes the files of payments that led to neither, and returns their storage
 * keys.
 */
export async function eraseRequests(trx: Db, patientId: string): Promise<string[]> {
  const payments = await trx
    .updateTable('payment')
    .set({ request: sql`'{}'`, fields: sql`'{}'` })
    .where('patient_id', '=', patientId)
    .returning('id')
    .execute();
  return eraseUnpaidRequests(
    trx,
    payments.map(({ id }) => id),
  );
}

/**
 * Deletes the files that were uploaded for those payments that led to no appointment or order; returns their storage
 * keys.
 */
export async function eraseUnpaidRequests(trx: Db, paymentIds: string[]): Promise<string[]> {
  if (paymentIds.length === 0) return [];
  const unbought = await trx
    .deleteFrom('payment_attachment')
    .using('payment')
    .whereRef('payment.id', '=', 'payment_attachment.payment_id')
    .where('payment.id', 'in', paymentIds)
    .where('payment.reference_id', 'is', null)
    .returning('payment_attachment.file_id')
    .execute();
  return deletePrivateFiles(
    trx,
    unbought.map(({ file_id }) => file_id),
  );
}

/** Erases the payout account of a provider; each payout that was made keeps its own copy. */
export async function erasePayoutAccount(trx: Db, providerId: string): Promise<void> {
  await trx
    .updateTable('payment_info')
    .set({ provider: '', account_number: '', account_name: '' })
    .where('provider_id', '=', providerId)
    .execute();
}
