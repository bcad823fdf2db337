/** A page as it is sent: the addresses of its neighbours are absolute, below the public address, and keep the query. */
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
/** A list without pages holds at most so many rows. */
export const listLimit = 500;

export const windowOf = ({ page = 1, per_page = defaultPerPage }: Paging) => ({
  limit: per_page,
  offset: (page - 1) * per_page,
});

export function pageOf<T>(
  call: { address: { path: string; query: Record<string, unknown> }; platform: { config: { publicUrl: string } } },
  paging: Paging,
  total: number,
  data: T[],
): Page<T> {
  const { page = 1, per_page = defaultPerPage } = paging;
  const last = Math.max(1, Math.ceil(total / per_page));
  const path = `${call.platform.config.publicUrl}${call.address.path}`;
  const to = (number: number) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(call.address.query))
      if (name !== 'page') query.append(name, String(value));
    query.append('page', String(number));
    return `${path}?${query.toString()}`;
  };
  return {
    data,
    total,
    per_page,
    current_page: page,
    last_page: last,
    path,
    next_page_url: page < last ? to(page + 1) : null,
    prev_page_url: page > 1 ? to(Math.min(page - 1, last)) : null,
  };
}
