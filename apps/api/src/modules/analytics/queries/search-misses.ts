import type { searchMisses } from '@ivuriro/contract/search-words';
import type { CallOf } from '../../../platform/http/call.ts';
import { pageOf, windowOf } from '../../../platform/http/paging.ts';
import { unknownWords } from '../../directory/index.ts';
import { missesSince } from './search-misses.queries.ts';
import { firstDayOfTrends, leastSearches } from './search-trends.ts';

/** Lists the searches that found nothing. As in the search trends, a rare text is not shown. */
export async function listMisses(call: CallOf<typeof searchMisses.list>) {
  const { db, query, platform, now } = call;
  const { total, rows } = await missesSince(db, firstDayOfTrends(now), leastSearches, windowOf(query));
  const unknown = await unknownWords(
    platform,
    rows.map(({ text }) => text),
  );
  return pageOf(
    call,
    query,
    total,
    rows.map(({ text, searches, last_day }, index) => ({ text, searches, last_day, unknown: unknown[index]! })),
  );
}
