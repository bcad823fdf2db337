import type { Role } from '@ivuriro/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';
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

/** The hospitals on whose teams these doctors are. */
export async function hospitalsOf(db: Db, doctorIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('team_member')
    .select('provider_id')
    .distinct()
    .where('doctor_id', 'in', doctorIds)
    .where('place_kind', '=', 'hospital')
    .execute();
  return rows.map((row) => row.provider_id);
}

/** SQL: the accounts that work with a provider: the team of a place, or the places of a doctor. */
export const colleagues = ({ id, type }: { id: string; type: Role }): RawBuilder<{ id: string }> =>
  type === 'doctor'
    ? sql`select provider_id as id from team_member where doctor_id = ${id}`
    : sql`select doctor_id as id from team_member where provider_id = ${id}`;
