import { searchOf } from '../../lib/api/request.ts';

export const TRENDS = '/dashboard/admin/analytics';

/** The address of the searches of a period, with the chart of one text over them. */
export function trendsAt({ lastMonth = false, text = '' }): string {
  const query = searchOf({ last_month: lastMonth ? 'true' : '', text });
  return TRENDS + (query && `?${query}`);
}
