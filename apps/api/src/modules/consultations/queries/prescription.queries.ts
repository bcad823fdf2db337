import type { Db } from '../../../platform/db/pool.ts';

/** Reads of a consultation file, without its contents: id, code, appointment, and when it was saved. */
const files = (db: Db) => db.selectFrom('consultation_file').select(['id', 'code', 'appointment_id', 'saved_at']);
export const fileByCode = (db: Db, code: string) => files(db).where('code', '=', code).executeTakeFirst();
export const fileById = (db: Db, id: string) => files(db).where('id', '=', id).executeTakeFirst();

/** Locks the file until this transaction ends, so that nobody else dispenses its drugs or replaces it meanwhile. */
export const lockFileById = (trx: Db, id: string) =>
  trx.selectFrom('consultation_file').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const linesOf = (db: Db, fileId: string) =>
  db
    .selectFrom('prescribed_drug')
    .select(['id', 'drug_id', 'name', 'periodicity', 'duration', 'dispensed_at', 'pharmacy_id'])
    .where('consultation_file_id', '=', fileId)
    .orderBy('position')
    .execute();

/** Marks those of the lines as dispensed that were not dispensed yet, and returns how many these were. */
export async function markDispensed(
  trx: Db,
  lineIds: string[],
  by: { pharmacyId: string; orderId: string | null },
  now: Date,
): Promise<number> {
  if (lineIds.length === 0) return 0;
  const { numUpdatedRows } = await trx
    .updateTable('prescribed_drug')
    .set({ dispensed_at: now, pharmacy_id: by.pharmacyId, dispensed_with: by.orderId })
    .where('id', 'in', lineIds)
    .where('dispensed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function unmarkDispensed(trx: Db, orderId: string): Promise<void> {
  await trx
    .updateTable('prescribed_drug')
    .set({ dispensed_at: null, pharmacy_id: null, dispensed_with: null })
    .where('dispensed_with', '=', orderId)
    .execute();
}

export async function requestedTests(db: Db, fileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('requested_test')
    .select('test_id')
    .where('consultation_file_id', '=', fileId)
    .execute();
  return rows.map((row) => row.test_id);
}
