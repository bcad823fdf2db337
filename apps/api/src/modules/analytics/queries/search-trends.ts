import { retention } from '@ivuriro/contract/retention';
import { addDays, dayOf, lastTwelveMonths } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cached } from '../../../platform/cache.ts';
import { wordsOf } from '../../../platform/words.ts';
import { deleteOld, searchesByMonth, trendsSince } from './searches.queries.ts';
import { transact } from '../../../platform/db/transact.ts';

/** A text is not shown when it was searched less often than this, because it could identify a person. */
export const leastSearches = 5;
const shown = 50;
const month = retention.rare_searches.days;

/**
 * How long trends are cached, in milliseconds: computing them reads all searches of a period, and they change slowly.
 */
const freshFor = 600_000;

const trends = (from: (now: Date) => string) =>
  cached(
    async ({ db, now }) => {
      const found = await trendsSince(db, from(now()), { least: leastSearches, most: shown });
      return found.map(({ text, city, searches }) => ({ searchText: text, city, search_text_count: searches }));
    },
    { freshFor },
  );
export const trendsOfTheYear = trends((now) => firstDayOfTrends(now));
export const trendsOfTheMonth = trends((now) => addDays(dayOf(now), 1 - month));

/**
 * The number of searches for a text in each of the last twelve months. All numbers are 0 when there were fewer than
 * `leastSearches` in total.
 */
export async function searchChart(db: Db, text: string | undefined, now: Date) {
  const months = lastTwelveMonths(now);
  const found = await searchesByMonth(db, wordsOf(text).join(' '), dayOf(months[0]!.from));
  const told = [...found.values()].reduce((sum, searches) => sum + searches, 0) >= leastSearches;
  return months.map(({ text: name }) => ({
    month_string: name,
    search_text_count: told ? (found.get(name) ?? 0) : 0,
  }));
}

export const firstDayOfTrends = (now: Date): string => dayOf(lastTwelveMonths(now)[0]!.from);

export async function deleteOldSearches(_payload: never, { db, now }: Platform): Promise<void> {
  const limits = { before: firstDayOfTrends(now()), rareBefore: addDays(dayOf(now()), -month), least: leastSearches };
  await transact(db, (trx) => deleteOld(trx, limits));
}
