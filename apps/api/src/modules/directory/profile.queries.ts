import type { Db } from '../../platform/db/pool.ts';

export const placeDetails = (db: Db, id: string) =>
  db
    .selectFrom('provider')
    .innerJoin('place', 'place.id', 'provider.id')
    .select([
      'provider.email',
      'provider.phone',
      'provider.is_published',
      'provider.created_at',
      'about',
      'other_services',
    ])
    .where('provider.id', '=', id)
    .executeTakeFirstOrThrow();

/** The published doctors of a place, A–Z. */
export async function doctorIdsOf(db: Db, placeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('team_member')
    .innerJoin('provider', 'provider.id', 'team_member.doctor_id')
    .select('provider.id')
    .where('team_member.provider_id', '=', placeId)
    .where('is_published', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('sort_name')
    .orderBy('provider.id')
    .limit(100)
    .execute();
  return rows.map((row) => row.id);
}
