import type { LabOrder } from '@ivuriro/contract';
import { searchOf } from '../../../lib/api/request.ts';
import { type ListView, viewOf, viewQuery } from '../../../ui/dashboard/list-view.ts';

export type Status = LabOrder['status'];
export const statuses: readonly Status[] = ['PENDING', 'COMPLETED', 'CANCELLED'];

/** The filters of the list and the id of the open order, all in the URL. An empty status matches every order. */
export type Filters = { status: Status | ''; text: string; id: string } & ListView;

/** The default status: pending orders, or every status when a search text is set. */
const usualStatus = ({ text }: Pick<Filters, 'text'>): Status | '' => (text ? '' : 'PENDING');
/** The value of the query parameter `status` that means every status. */
const ALL = 'all';

/**
 * Reads `/orders/{id}?status=&text-search=` and the page, order and size of the list; an unknown value counts as
 * absent.
 */
export function filtersOf(id: string | undefined, search: URLSearchParams): Filters {
  const text = search.get('text-search')?.trim() ?? '';
  const status = search.get('status') ?? '';
  const isAll = status.toLowerCase() === ALL;
  return {
    status: isAll ? '' : (statuses.find((one) => one === status.toUpperCase()) ?? usualStatus({ text })),
    text,
    ...viewOf(search),
    id: id ?? '',
  };
}

/**
 * The URL after a change. A change of the status, the order or the size of the list leads to page 1 and closes the open
 * order.
 */
export function addressOf(base: string, before: Filters, change: Partial<Filters>): string {
  const isOther = ['status', 'order', 'size'].some((name) => name in change);
  const { status, text, id, ...view } = { ...before, ...(isOther ? { page: 1, id: '' } : {}), ...change };
  const statusParam = status === usualStatus({ text }) ? '' : status || ALL;
  const query = searchOf({ status: statusParam, 'text-search': text, ...viewQuery(view) });
  return base + (id && `/${encodeURIComponent(id)}`) + (query && `?${query}`);
}
