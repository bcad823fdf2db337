import { sql } from 'kysely';
import type { Db } from '../../platform/db/pool.ts';
import { refreshSearch } from './search-text.ts';

/** Where a provider and an item of a catalogue meet. */
const links = {
  speciality: sql`provider_speciality where speciality_id`,
  symptom_disease: sql`treated_symptom_disease where symptom_disease_id`,
} as const;

/** Who is found by the name of a speciality, a disease or a symptom is found by its new one. */
export async function followRenaming(db: Db, table: keyof typeof links, id: string): Promise<void> {
  const { rows } = await sql<{ provider_id: string }>`select provider_id from ${links[table]} = ${id}`.execute(db);
  await refreshSearch(
    db,
    rows.map((row) => row.provider_id),
  );
}
