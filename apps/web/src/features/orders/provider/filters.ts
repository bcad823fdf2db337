import type { LabOrder } from '@ivuriro/contract';
import { searchOf } from '../../../lib/api/request.ts';

export type Status = LabOrder['status'];
export const statuses: readonly Status[] = ['PENDING', 'COMPLETED', 'CANCELLED'];

/** Where a person stands among the orders; all of it lies in the address. An empty status is every order. */
export type Filters = { status: Status | ''; text: string; page: number; id: string };

/** What waits is what is looked for, unless a patient is. */
const usualStatus = ({ text }: Pick<Filters, 'text'>): Status | '' => (text ? '' : 'PENDING');
/** Every order, in the address. */
const ALL = 'all';

/** `/orders/{id}?status=&text-search=&page=`; what is not known counts as not said. */
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

/** Another status starts at the first page, with nothing opened. */
export function addressOf(base: string, before: Filters, change: Partial<Filters>): string {
  const { status, text, page, id } = { ...before, ...('status' in change ? { page: 1, id: '' } : {}), ...change };
  const said = status === usualStatus({ text }) ? '' : status || ALL;
  const query = searchOf({ status: said, 'text-search': text, page: page > 1 ? page : '' });
  return base + (id && `/${encodeURIComponent(id)}`) + (query && `?${query}`);
}
