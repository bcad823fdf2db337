import { searchOf } from '../../../lib/api/request.ts';
import { kinds, type Kind } from '../../../domain/orders/order.ts';

export const statuses = ['all', 'PENDING', 'COMPLETED', 'CANCELLED'] as const;
export type Filters = { kind: Kind; status: string; page: string };

/** Reads the filters from the query string; an unknown value counts as no filter, an unknown kind as laboratory. */
export function filtersOf(search: URLSearchParams): Filters {
  const kind = search.get('kind')?.toLowerCase();
  const status = search.get('status')?.toUpperCase() ?? '';
  const page = search.get('page') ?? '';
  return {
    kind: kinds.find((one) => one === kind) ?? 'laboratory',
    status: statuses.some((one) => one === status) ? status : '',
    page: /^[1-9]\d{0,5}$/.test(page) ? page : '',
  };
}

/** The URL of the order list with a change of the filters; the first page unless the change names one. */
export function addressOf(filters: Filters, change: Partial<Record<keyof Filters | 'id', string>>): string {
  const { page, ...rest } = { ...filters, page: '', ...change };
  return `/profile/orders?${searchOf({ ...rest, page: page === '1' ? '' : page })}`;
}
