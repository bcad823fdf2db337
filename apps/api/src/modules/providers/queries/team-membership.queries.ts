import type { Db } from '../../../platform/db/pool.ts';

/**
 * Which of these doctors are on the hospital's team, published or not; locks their membership until this transaction
 * ends.
 */
export async function holdMembers(trx: Db, hospitalId: string, doctorIds: string[]): Promise<Set<string>> {
  if (doctorIds.length === 0) return new Set();
  const rows = await trx
    .selectFrom('team_member')
    .select('doctor_id')
    .where('provider_id', '=', hospitalId)
    .where('place_kind', '=', 'hospital')
    .where('doctor_id', 'in', doctorIds)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map((row) => row.doctor_id));
}
