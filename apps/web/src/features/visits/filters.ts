import type { Appointment } from '@ivuriro/contract';
import { searchOf } from '../../shared/api/request.ts';

export type Status = Appointment['status'];
export const statuses: readonly Status[] = ['PENDING', 'ONGOING', 'COMPLETED', 'CANCELLED', 'MISSED'];
export const categories = ['ONLINE', 'PHYSICAL'] as const;
export const periods = ['coming', 'past', 'all'] as const;
export type Period = (typeof periods)[number];

/** Where a person stands among the appointments; all of it lies in the address. Empty is no filter. */
export type Filters = { status: Status | ''; category: string; period: Period; page: number; id: string };

/** What lies ahead is what is looked for, unless a status is. */
const usualPeriod = (status: Status | ''): Period => (status ? 'all' : 'coming');

/** `/appointments/{status}/{id}?category=&period=&page=`; what is not known counts as no filter. */
export function filtersOf(path: { status?: string; id?: string }, search: URLSearchParams): Filters {
  const category = search.get('category')?.toUpperCase();
  const page = search.get('page') ?? '';
  const status = statuses.find((one) => one === path.status?.toUpperCase()) ?? '';
  return {
    status,
    period: periods.find((one) => one === search.get('period')) ?? usualPeriod(status),
    category: categories.find((one) => one === category) ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    id: path.id ?? '',
  };
}

/** Another filter starts at the first page, with nothing opened; another status with the period that is usual for it. */
export function addressOf(base: string, before: Filters, change: Partial<Filters>): string {
  const { status: asked } = change;
  const refiltered = ['status', 'category', 'period'].some((name) => name in change);
  const { status, category, period, page, id } = {
    ...before,
    ...(refiltered ? { page: 1, id: '' } : {}),
    ...(asked !== undefined ? { period: usualPeriod(asked) } : {}),
    ...change,
  };
  const path = id ? `/${status.toLowerCase() || 'all'}/${id}` : status && `/${status.toLowerCase()}`;
  const query = searchOf({
    category,
    period: period === usualPeriod(status) ? '' : period,
    page: page > 1 ? page : '',
  });
  return base + path + (query && `?${query}`);
}
