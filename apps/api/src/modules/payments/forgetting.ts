import { sql } from 'kysely';
import type { Db } from '../../platform/db/pool.ts';
import { forgetPrivate } from '../files/index.ts';

/**
 * What a patient wrote into payments: the books need amounts, not reasons and addresses. What was bought has its own
 * record; the files of what was never paid go, and where their bytes lie is told.
 */
export async function forgetWhatWasAskedFor(trx: Db, patientId: string): Promise<string[]> {
  await trx
    .updateTable('payment')
    .set({ request: sql`'{}'`, fields: sql`'{}'` })
    .where('patient_id', '=', patientId)
    .execute();
  const unbought = await trx
    .deleteFrom('payment_attachment')
    .using('payment')
    .whereRef('payment.id', '=', 'payment_attachment.payment_id')
    .where('payment.patient_id', '=', patientId)
    .where('payment.reference_id', 'is', null)
    .returning('payment_attachment.file_id')
    .execute();
  return forgetPrivate(
    trx,
    unbought.map(({ file_id }) => file_id),
  );
}
