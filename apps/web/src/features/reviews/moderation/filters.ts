import type { Kind } from '@ivuriro/contract';
import { searchOf } from '../../../lib/api/request.ts';

export const states = ['waiting', 'published', 'all'] as const;
export const kinds: readonly Kind[] = ['doctor', 'hospital', 'laboratory', 'pharmacy'];

/**
 * The filters of the moderation queue, all in the query string. By default the queue shows the reviews that wait for
 * approval.
 */
export type Filters = { state: (typeof states)[number]; kind: Kind | ''; page: number };

export function filtersOf(search: URLSearchParams): Filters {
  const page = search.get('page') ?? '';
  return {
    state: states.find((one) => one === search.get('state')) ?? 'waiting',
    kind: kinds.find((one) => one === search.get('kind')) ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The URL of the queue after a change of the filters; it leads to the first page unless the change names a page. */
export function addressOf(base: string, before: Filters, change: Partial<Filters>): string {
  const { state, kind, page } = { ...before, page: 1, ...change };
  const query = searchOf({ state: state === 'waiting' ? '' : state, kind, page: page > 1 ? page : '' });
  return base + (query && `?${query}`);
}

/** The query parameters of the API call. */
export function queryOf({ state, kind, page }: Filters) {
  return {
    ...(state === 'all' ? {} : { state }),
    ...(kind ? { kind } : {}),
    page,
  };
}
