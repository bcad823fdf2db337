import { searchOf } from '../../../lib/api/request.ts';

export const categories = ['all', 'ONLINE', 'PHYSICAL'] as const;
export const statuses = ['all', 'PENDING', 'ONGOING', 'COMPLETED', 'CANCELLED', 'MISSED'] as const;

export type Filters = { category: string; status: string; page: string };
export const noFilters: Filters = { category: '', status: '', page: '' };

/** Reads the filters from the URL query; an unknown value counts as no filter. */
export function filtersOf(search: URLSearchParams): Filters {
  const oneOf = (name: string, choices: readonly string[]) => {
    const asked = search.get(name)?.toUpperCase() ?? '';
    return choices.includes(asked) ? asked : '';
  };
  return {
    category: oneOf('category', categories),
    status: oneOf('status', statuses),
    page: /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? (search.get('page') ?? '') : '',
  };
}

/** The URL of the list after a change; a changed filter leads to the first page. */
export function addressOf(filters: Filters, change: Partial<Record<keyof Filters | 'id', string>>): string {
  const { page, ...rest } = { ...filters, page: '', ...change };
  const search = searchOf({ ...rest, page: page === '1' ? '' : page });
  return `/profile/appointment${search && `?${search}`}`;
}
