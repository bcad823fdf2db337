import type { LabOrder } from '@ivuriro/contract';
import { searchOf } from '../../shared/api/request.ts';

export type Status = LabOrder['status'];
export const statuses: readonly Status[] = ['PENDING', 'COMPLETED', 'CANCELLED'];

/** Where a person stands among the orders; all of it lies in the address. Empty is no filter. */
export type Filters = { status: Status | ''; text: string; page: number; id: string };

/** `/orders/{id}?status=&text-search=&page=`; what is not known counts as no filter. */
export function filtersOf(id: string | undefined, search: URLSearchParams): Filters {
  const page = search.get('page') ?? '';
  return {
    status: statuses.find((one) => one === search.get('status')?.toUpperCase()) ?? '',
    text: search.get('text-search')?.trim() ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    id: id ?? '',
  };
}

/** Another status starts at the first page, with nothing opened. */
export function addressOf(base: string, before: Filters, change: Partial<Filters>): string {
  const { status, text, page, id } = { ...before, ...('status' in change ? { page: 1, id: '' } : {}), ...change };
  const query = searchOf({ status, 'text-search': text, page: page > 1 ? page : '' });
  return base + (id && `/${encodeURIComponent(id)}`) + (query && `?${query}`);
}
