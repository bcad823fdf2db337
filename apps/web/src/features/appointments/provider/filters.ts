import type { Appointment } from '@ivuriro/contract';
import { searchOf } from '../../../lib/api/request.ts';
import { type ListView, viewOf, viewQuery } from '../../../ui/dashboard/list-view.ts';

export type Status = Appointment['status'];
export const statuses: readonly Status[] = ['PENDING', 'ONGOING', 'COMPLETED', 'CANCELLED', 'MISSED'];
export const categories = ['ONLINE', 'PHYSICAL'] as const;
export const periods = ['coming', 'past', 'all'] as const;
export type Period = (typeof periods)[number];

/** The filters of the list and the open appointment, all stored in the URL. An empty filter matches everything. */
export type Filters = {
  status: Status | '';
  category: string;
  period: Period;
  /** A day in Kigali; while it is set, the period is ignored. */
  date: string;
  /** The id of a doctor of the hospital. */
  doctor: string;
  text: string;
  id: string;
} & ListView;

/** The default period: upcoming appointments, or all appointments when a status or a search text is set. */
const usualPeriod = ({ status, text }: Pick<Filters, 'status' | 'text'>): Period => (status || text ? 'all' : 'coming');

/**
 * Reads `/appointments/{status}/{id}?category=&period=&date=&doctor=&text-search=` and the page, order and size of the
 * list; an unknown value counts as no filter.
 */
export function filtersOf(path: { status?: string; id?: string }, search: URLSearchParams): Filters {
  const category = search.get('category')?.toUpperCase();
  const date = search.get('date') ?? '';
  const status = statuses.find((one) => one === path.status?.toUpperCase()) ?? '';
  const text = search.get('text-search')?.trim() ?? '';
  return {
    status,
    period: periods.find((one) => one === search.get('period')) ?? usualPeriod({ status, text }),
    text,
    category: categories.find((one) => one === category) ?? '',
    date: /^\d{4}-\d\d-\d\d$/.test(date) ? date : '',
    doctor: search.get('doctor') ?? '',
    ...viewOf(search),
    id: path.id ?? '',
  };
}

const others = ['status', 'category', 'period', 'date', 'doctor', 'order', 'size'];

/**
 * The URL after a change. A changed filter leads to the first page and closes the open appointment; the period stays.
 */
export function addressOf(base: string, before: Filters, change: Partial<Filters>): string {
  const refiltered = others.some((name) => name in change);
  const { status, category, period, date, doctor, text, id, ...view } = {
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
    date,
    doctor,
    'text-search': text,
    ...viewQuery(view),
  });
  return base + path + (query && `?${query}`);
}
