import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { Reads } from '../../../platform/db/reads.ts';

/** A phrase with the id of a meaning that an administrator gave it. */
export interface AddedSynonym {
  phrase: string;
  meaning: string;
}
export interface SynonymRow extends AddedSynonym {
  id: string;
  created_at: Date;
}

/** All synonyms that administrators added, the oldest first. */
export async function addedSynonyms(reads: Reads): Promise<AddedSynonym[]> {
  const { rows } = await reads.query<AddedSynonym>({
    name: 'added_synonyms',
    text: 'select phrase, meaning from search_synonym order by created_at, id',
  });
  return rows;
}

export async function synonymRows(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('search_synonym')
      .select(['id', 'phrase', 'meaning', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('search_synonym')
      .select(sql<number>`count(*)::integer`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { total, rows };
}

export async function insertSynonym(db: Db, row: SynonymRow & { key: string }): Promise<void> {
  await db.insertInto('search_synonym').values(row).execute();
}

/** Deletes a synonym and returns it. Returns undefined when it does not exist any more. */
export const deleteSynonym = (db: Db, id: string): Promise<AddedSynonym | undefined> =>
  db.deleteFrom('search_synonym').where('id', '=', id).returning(['phrase', 'meaning']).executeTakeFirst();
