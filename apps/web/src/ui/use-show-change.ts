import { useQueryClient } from '@tanstack/react-query';
import { showToast } from './toasts.ts';

/**
 * Handles the reply to a change: shows its message, and makes every part of the page read again. Queries with the id
 * `gone` of a deleted item are left out, because the item would not be found.
 */
export function useShowChange(): (reply: { message: string }, gone?: string) => Promise<void> {
  const queries = useQueryClient();
  return async ({ message }, gone) => {
    showToast({ message });
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => gone === undefined || !JSON.stringify(queryKey).includes(gone),
    });
  };
}
