import { addressOf } from '../../lib/address.ts';

/** The page number in the query string; 1 if it is missing or invalid. */
export function pageIn(search: URLSearchParams, param = 'page'): number {
  const page = search.get(param) ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** The URL of this page with another page number for one list; its other parameters stay. */
export function pageTo(pathname: string, search: URLSearchParams, page: number, param = 'page'): string {
  const next = new URLSearchParams(search);
  if (page > 1) next.set(param, String(page));
  else next.delete(param);
  return addressOf(pathname, next);
}
