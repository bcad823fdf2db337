import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

const districtLevel = 2;
const elsewhere = 'Kigali';

/**
 * Adds one to the number of searches for this text on this day, in the district that the visitor chose, or in Kigali if
 * they chose no existing district. `missed`: whether the search found nothing.
 */
export async function addSearch(
  db: Db,
  { day, text, city }: { day: string; text: string; city: string | undefined },
  missed: boolean,
): Promise<void> {
  const misses = missed ? 1 : 0;
  await sql`insert into search_count as kept (day, text, city, searches, misses)
    values (${day}, ${text}, coalesce((select name from division
      where level = ${districtLevel} and lower(name) = lower(${city ?? ''}::text) limit 1), ${elsewhere}), 1, ${misses})
    on conflict (day, text, city) do update set searches = kept.searches + 1, misses = kept.misses + ${misses}`.execute(
    db,
  );
}

export interface Trend {
  text: string;
  city: string;
  searches: number;
}
/** The texts that were searched most often since a day, each with the district in which it was searched most often. */
export async function trendsSince(db: Db, from: string, { least, most }: { least: number; most: number }) {
  const { rows } = await sql<Trend>`
    select text, (array_agg(city order by searches desc, city))[1] as city, sum(searches)::integer as searches
    from (select text, city, sum(searches) as searches from search_count where day >= ${from} group by text, city) counted
    group by text having sum(searches) >= ${least}
    order by sum(searches) desc, text limit ${most}`.execute(db);
  return rows;
}

/**
 * The number of searches for one text by month in Kigali, named like `Nov 2026`. A sub-select hides the text from the
 * planner, which would otherwise make a new plan for each rare text.
 */
export async function searchesByMonth(db: Db, text: string, from: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ month: string; searches: number }>`
    select to_char(month, 'Mon YYYY') as month, searches from (
      select date_trunc('month', day::timestamp) as month, sum(searches)::integer as searches from search_count
      where text = (select ${text}::text) and day >= (select ${from}::date) group by 1) counted`.execute(db);
  return new Map(rows.map((row) => [row.month, row.searches]));
}

/** Deletes counts that are too old to be shown in any list, and counts of texts that are too rare to be shown. */
export async function deleteOld(
  db: Db,
  { before, rareBefore, least }: { before: string; rareBefore: string; least: number },
) {
  await sql`delete from search_count where day < ${before}`.execute(db);
  await sql`delete from search_count where text in (
    select text from search_count group by text having sum(searches) < ${least} and max(day) < ${rareBefore})`.execute(
    db,
  );
}
