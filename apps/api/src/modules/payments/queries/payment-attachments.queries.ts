import type { Db } from '../../../platform/db/pool.ts';

export async function attach(trx: Db, paymentId: string, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await trx
    .insertInto('payment_attachment')
    .values(fileIds.map((file_id) => ({ payment_id: paymentId, file_id })))
    .execute();
}

/** The files uploaded with the request, in upload order. */
export async function attachmentsOf(db: Db, paymentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_attachment')
    .select('file_id')
    .where('payment_id', '=', paymentId)
    .orderBy('file_id')
    .execute();
  return rows.map((row) => row.file_id);
}
