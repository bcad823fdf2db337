import { searchOf } from '../../lib/api/request.ts';

export const TRENDS = '/dashboard/admin/analytics';

/** The list of a period, and above it the chart of one text. */
export function trendsAt({ lastMonth = false, text = '' }): string {
  const query = searchOf({ last_month: lastMonth ? 'true' : '', text });
  return TRENDS + (query && `?${query}`);
}
