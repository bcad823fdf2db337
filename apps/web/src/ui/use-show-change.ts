import { useQueryClient } from '@tanstack/react-query';
import { showToast } from './toasts.ts';

/**
 * Handles the reply to a change: shows its message and reads all data on the page again. After a deletion, `gone` is
 * the id of the deleted item: queries that contain this id are not read again, because the item would not be found.
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
