import { addressOf } from '../../lib/address.ts';

/** The page number in the address; 1 when it has none. */
export function pageIn(search: URLSearchParams, param = 'page'): number {
  const page = search.get(param) ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** This address with another page of one list; its other parameters stay. */
export function pageTo(pathname: string, search: URLSearchParams, page: number, param = 'page'): string {
  const next = new URLSearchParams(search);
  if (page > 1) next.set(param, String(page));
  else next.delete(param);
  return addressOf(pathname, next);
}
