/**
 * A page of a list as it is sent to the client. The URLs of the next and the previous page are absolute, begin with the
 * public URL, and keep the query; `path` keeps only those query parameters that identify the list.
 */
export interface Page<T> {
  data: T[];
  total: number;
  per_page: number;
  current_page: number;
  last_page: number;
  path: string;
  next_page_url: string | null;
  prev_page_url: string | null;
}

export interface Paging {
  page?: number | undefined;
  per_page?: number | undefined;
}
const defaultPerPage = 10;
/** The largest number of rows of a list without pages. */
export const listLimit = 500;

export const windowOf = ({ page = 1, per_page = defaultPerPage }: Paging) => ({
  limit: per_page,
  offset: (page - 1) * per_page,
});

interface PagedCall {
  address: { path: string; query: Record<string, unknown>; needed?: readonly string[] };
  platform: { config: { publicUrl: string } };
}

export function pageOf<T>(call: PagedCall, paging: Paging, total: number, data: T[]): Page<T> {
  const { page = 1, per_page = defaultPerPage } = paging;
  const last = Math.max(1, Math.ceil(total / per_page));
  const { path, query, needed = [] } = call.address;
  const url = `${call.platform.config.publicUrl}${path}`;
  const withQuery = (isKept: (name: string) => boolean, more: [string, string][] = []) => {
    const kept = Object.entries(query).filter(([name]) => isKept(name));
    return new URLSearchParams([...kept.map(([name, value]): [string, string] => [name, String(value)]), ...more]);
  };
  const to = (number: number) => `${url}?${withQuery((name) => name !== 'page', [['page', String(number)]])}`;
  const whose = withQuery((name) => needed.includes(name)).toString();
  return {
    data,
    total,
    per_page,
    current_page: page,
    last_page: last,
    path: whose ? `${url}?${whose}` : url,
    next_page_url: page < last ? to(page + 1) : null,
    prev_page_url: page > 1 ? to(Math.min(page - 1, last)) : null,
  };
}
