import type { Window } from '../../../platform/db/page.ts';
import type { Call } from '../../../platform/http/call.ts';
import { listLimit, pageOf, windowOf } from '../../../platform/http/paging.ts';

export type PageQuery = {
  page?: number | undefined;
  per_page?: number | undefined;
  withoutPaginate?: string | undefined;
};

export type ListReader<T, More> = (window: Window) => Promise<{ total: number; rows: T[] } & More>;

/**
 * Returns a page of a list with its total and page numbers. With `withoutPaginate=1`, returns the whole list as an
 * array.
 */
export async function listed<T, More>(call: Call<unknown, unknown, PageQuery>, read: ListReader<T, More>) {
  const { query } = call;
  if (query.withoutPaginate === '1') return (await read({ limit: listLimit, offset: 0 })).rows;
  const { total, rows, ...more } = await read(windowOf(query));
  return { ...pageOf(call, query, total, rows), ...more };
}
