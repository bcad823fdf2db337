import type { Appointment } from '@ivuriro/contract';
import { searchOf } from '../../../lib/api/request.ts';

export type Status = Appointment['status'];
export const statuses: readonly Status[] = ['PENDING', 'ONGOING', 'COMPLETED', 'CANCELLED', 'MISSED'];
export const categories = ['ONLINE', 'PHYSICAL'] as const;
export const periods = ['coming', 'past', 'all'] as const;
export type Period = (typeof periods)[number];

/** The filters of the list and the open appointment, all stored in the URL. An empty filter matches everything. */
export type Filters = { status: Status | ''; category: string; period: Period; text: string; page: number; id: string };

/** Upcoming appointments by default; all of them when a status or a search text is set. */
const usualPeriod = ({ status, text }: Pick<Filters, 'status' | 'text'>): Period => (status || text ? 'all' : 'coming');

/** Reads `/appointments/{status}/{id}?category=&period=&text-search=&page=`; an unknown value counts as no filter. */
export function filtersOf(path: { status?: string; id?: string }, search: URLSearchParams): Filters {
  const category = search.get('category')?.toUpperCase();
  const page = search.get('page') ?? '';
  const status = statuses.find((one) => one === path.status?.toUpperCase()) ?? '';
  const text = search.get('text-search')?.trim() ?? '';
  return {
    status,
    period: periods.find((one) => one === search.get('period')) ?? usualPeriod({ status, text }),
    text,
    category: categories.find((one) => one === category) ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    id: path.id ?? '',
  };
}

/**
 * The URL after a change. A changed filter goes to the first page and closes the open appointment; the period stays.
 */
export function addressOf(base: string, before: Filters, change: Partial<Filters>): string {
  const refiltered = ['status', 'category', 'period'].some((name) => name in change);
  const { status, category, period, text, page, id } = {
    ...before,
    ...(refiltered ? { page: 1, id: '' } : {}),
    ...change,
  };
  const path = id
    ? `/${status.toLowerCase() || 'all'}/${encodeURIComponent(id)}`
    : status && `/${status.toLowerCase()}`;
  const query = searchOf({
    category,
    period: period === usualPeriod({ status, text }) ? '' : period,
    'text-search': text,
    page: page > 1 ? page : '',
  });
  return base + path + (query && `?${query}`);
}
