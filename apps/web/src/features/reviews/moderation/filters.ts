import type { Kind } from '@ivuriro/contract';
import { searchOf } from '../../../lib/api/request.ts';

export const states = ['waiting', 'published', 'all'] as const;
export const kinds: readonly Kind[] = ['doctor', 'hospital', 'laboratory', 'pharmacy'];

/** Where the administrator stands in the queue; all of it lies in the address. Without one it is what waits. */
export type Filters = { state: (typeof states)[number]; kind: Kind | ''; page: number };

export function filtersOf(search: URLSearchParams): Filters {
  const page = search.get('page') ?? '';
  return {
    state: states.find((one) => one === search.get('state')) ?? 'waiting',
    kind: kinds.find((one) => one === search.get('kind')) ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** Another filter starts at the first page. */
export function addressOf(base: string, before: Filters, change: Partial<Filters>): string {
  const { state, kind, page } = { ...before, page: 1, ...change };
  const query = searchOf({ state: state === 'waiting' ? '' : state, kind, page: page > 1 ? page : '' });
  return base + (query && `?${query}`);
}

/** What the api is asked. */
export function queryOf({ state, kind, page }: Filters) {
  return {
    ...(state === 'all' ? {} : { state }),
    ...(kind ? { kind } : {}),
    page,
  };
}
