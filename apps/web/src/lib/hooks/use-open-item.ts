import { useNavigate, useSearchParams } from 'react-router';

/**
 * The open item of a list whose filters are in the query string. `addressOf` returns the URL after a change of the
 * filters.
 */
export function useOpenItem<F extends { page: string }, Change extends { page?: string }>(
  filters: F,
  addressOf: (filters: F, change: Change | { page: string }) => string,
) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return {
    id: search.get('id'),
    choose: (change: Change) => void navigate(addressOf(filters, change), { preventScrollReset: true }),
    // Closing replaces the history entry, so that Back does not open the item again.
    close: () => void navigate(addressOf(filters, { page: filters.page }), { replace: true, preventScrollReset: true }),
  };
}
