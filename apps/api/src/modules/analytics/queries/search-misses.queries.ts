import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { Window } from '../../../platform/db/page.ts';

export interface Miss {
  text: string;
  searches: number;
  last_day: string;
}

/** The texts for which at least `least` searches since a day found nothing, the most frequent first. */
export async function missesSince(db: Db, from: string, least: number, { limit, offset }: Window) {
  const { rows } = await sql<{ total: number; rows: Miss[] }>`
    with missed as (
      select text, sum(misses)::integer as searches, max(day) filter (where misses > 0) as last_day
      from search_count where day >= ${from} group by text having sum(misses) >= ${least})
    select (select count(*)::integer from missed) as total, (
      select coalesce(json_agg(page), '[]') from (
        select * from missed order by searches desc, last_day desc, text limit ${limit} offset ${offset}) page) as rows`.execute(
    db,
  );
  return rows[0]!;
}

/** Removes a text from the list of searches that found nothing. Returns false when the text is not on that list. */
export async function clearMissesOf(db: Db, text: string): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`update search_count set misses = 0 where text = ${text} and misses > 0`.execute(db);
  return numAffectedRows > 0n;
}

/**
 * Removes every text that contains this phrase from the list of searches that found nothing. Blanks between words are
 * ignored.
 */
export async function clearMissesWith(db: Db, words: readonly string[]): Promise<void> {
  await sql`update search_count set misses = 0
    where misses > 0 and strpos(replace(text, ' ', ''), ${words.join('')}) > 0`.execute(db);
}
