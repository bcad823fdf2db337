import type { Appointment } from '@ivuriro/contract';
import { searchOf } from '../../shared/api/request.ts';

export type Status = Appointment['status'];
export const statuses: readonly Status[] = ['PENDING', 'ONGOING', 'COMPLETED', 'CANCELLED', 'MISSED'];
export const categories = ['ONLINE', 'PHYSICAL'] as const;

/** Where a person stands among the appointments; all of it lies in the address. Empty is no filter. */
export type Filters = { status: Status | ''; category: string; page: number; id: string };

/** `/appointments/{status}/{id}?category=&page=`; what is not known counts as no filter. */
export function filtersOf(path: { status?: string; id?: string }, search: URLSearchParams): Filters {
  const category = search.get('category')?.toUpperCase();
  const page = search.get('page') ?? '';
  return {
    status: statuses.find((one) => one === path.status?.toUpperCase()) ?? '',
    category: categories.find((one) => one === category) ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    id: path.id ?? '',
  };
}

/** Another filter starts at the first page, with nothing opened. */
export function addressOf(base: string, before: Filters, change: Partial<Filters>): string {
  const refiltered = change.status !== undefined || change.category !== undefined;
  const { status, category, page, id } = { ...before, ...(refiltered ? { page: 1, id: '' } : {}), ...change };
  const path = id ? `/${status.toLowerCase() || 'all'}/${id}` : status && `/${status.toLowerCase()}`;
  const query = searchOf({ category, page: page > 1 ? page : '' });
  return base + path + (query && `?${query}`);
}
