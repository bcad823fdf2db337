import { useNavigate, useSearchParams } from 'react-router';

/** A list whose filters lie in the address, with the one of it that is open. `addressOf` says where a change leads. */
export function useOpenItem<F extends { page: string }, Change extends { page?: string }>(
  filters: F,
  addressOf: (filters: F, change: Change | { page: string }) => string,
) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return {
    id: search.get('id'),
    choose: (change: Change) => void navigate(addressOf(filters, change), { preventScrollReset: true }),
    // In its place, so that the back key does not open it again.
    close: () => void navigate(addressOf(filters, { page: filters.page }), { replace: true, preventScrollReset: true }),
  };
}
