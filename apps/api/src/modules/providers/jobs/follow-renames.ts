import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { refreshSearch } from '../commands/refresh-search.ts';

/** The tables that link providers to items of a catalogue. */
const links = {
  speciality: sql`provider_speciality where speciality_id`,
  symptom_disease: sql`treated_symptom_disease where symptom_disease_id`,
} as const;

/** Refreshes the search index of all linked providers when a speciality, disease or symptom is renamed. */
export async function followRenaming(db: Db, table: keyof typeof links, id: string): Promise<void> {
  const { rows } = await sql<{ provider_id: string }>`select provider_id from ${links[table]} = ${id}`.execute(db);
  await refreshSearch(
    db,
    rows.map((row) => row.provider_id),
  );
}
