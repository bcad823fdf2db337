import { sql } from 'kysely';
import { isId } from '../../../platform/ids.ts';
import type { Db } from '../../../platform/db/pool.ts';

/** The id of the speciality that a filter names by its id or by its full name in any case; null when there is none. */
export async function specialityMeant(db: Db, text: string): Promise<string | null> {
  if (isId(text)) return text;
  const name: string = text;
  const row = await db
    .selectFrom('speciality_name')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The ids of the specialities that published doctors have. */
export async function specialitiesOfPublishedDoctors(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('speciality_name')
    .select('id')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('provider_speciality')
          .innerJoin('provider', 'provider.id', 'provider_speciality.provider_id')
          .select('provider.id')
          .whereRef('provider_speciality.speciality_id', '=', 'speciality_name.id')
          .where('provider_kind', '=', 'doctor')
          .where('is_published', '=', true)
          .where('deleted_at', 'is', null),
      ),
    )
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}
