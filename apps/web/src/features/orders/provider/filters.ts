import type { LabOrder } from '@ivuriro/contract';
import { searchOf } from '../../../lib/api/request.ts';

export type Status = LabOrder['status'];
export const statuses: readonly Status[] = ['PENDING', 'COMPLETED', 'CANCELLED'];

/** The filters of the list and the id of the open order, all in the URL. An empty status matches every order. */
export type Filters = { status: Status | ''; text: string; page: number; id: string };

/** Pending orders by default; all of them when a search text is set. */
const usualStatus = ({ text }: Pick<Filters, 'text'>): Status | '' => (text ? '' : 'PENDING');
/** The value of the `status` query parameter that stands for every status. */
const ALL = 'all';

/** Reads `/orders/{id}?status=&text-search=&page=`; an unknown value counts as absent. */
export function filtersOf(id: string | undefined, search: URLSearchParams): Filters {
  const page = search.get('page') ?? '';
  const text = search.get('text-search')?.trim() ?? '';
  const status = search.get('status') ?? '';
  const isAll = status.toLowerCase() === ALL;
  return {
    status: isAll ? '' : (statuses.find((one) => one === status.toUpperCase()) ?? usualStatus({ text })),
    text,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    id: id ?? '',
  };
}

/** The URL after a change. A change of the status leads to the first page and closes the open order. */
export function addressOf(base: string, before: Filters, change: Partial<Filters>): string {
  const { status, text, page, id } = { ...before, ...('status' in change ? { page: 1, id: '' } : {}), ...change };
  const statusParam = status === usualStatus({ text }) ? '' : status || ALL;
  const query = searchOf({ status: statusParam, 'text-search': text, page: page > 1 ? page : '' });
  return base + (id && `/${encodeURIComponent(id)}`) + (query && `?${query}`);
}
