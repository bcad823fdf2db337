import type { Db } from '../../../platform/db/pool.ts';

/** A doctor's number at the medical council, which is printed on what he issues. */
export async function registrationNumberOf(db: Db, doctorId: string): Promise<string | null> {
  const row = await db.selectFrom('doctor').select('rmdc_number').where('id', '=', doctorId).executeTakeFirst();
  return row?.rmdc_number ?? null;
}
