import type { Db } from '../../platform/db/pool.ts';

/** Which of these doctors are on the hospital's team, published or not. */
export async function membersAmong(db: Db, hospitalId: string, doctorIds: string[]): Promise<Set<string>> {
  if (doctorIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('team_member')
    .select('doctor_id')
    .where('provider_id', '=', hospitalId)
    .where('place_kind', '=', 'hospital')
    .where('doctor_id', 'in', doctorIds)
    .execute();
  return new Set(rows.map((row) => row.doctor_id));
}
