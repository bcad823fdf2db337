import type { Db } from '../../../platform/db/pool.ts';

/** The registration number of a doctor at the medical council, which prescriptions and certificates must show. */
export async function registrationNumberOf(db: Db, doctorId: string): Promise<string | null> {
  const row = await db.selectFrom('doctor').select('rmdc_number').where('id', '=', doctorId).executeTakeFirst();
  return row?.rmdc_number ?? null;
}
