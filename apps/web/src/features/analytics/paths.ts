import { searchOf } from '../../lib/api/request.ts';

export const TRENDS = '/dashboard/admin/analytics';
export const MISSES = `${TRENDS}/misses`;
export const SYNONYMS = `${TRENDS}/synonyms`;

/** The URL of the most frequent searches of a period; with a search text, the URL also opens the chart of that text. */
export function trendsAt({ lastMonth = false, text = '' }): string {
  const query = searchOf({ last_month: lastMonth ? 'true' : '', text });
  return TRENDS + (query && `?${query}`);
}
