import { useQueryClient } from '@tanstack/react-query';
import { showToast } from './toasts.ts';

/**
 * For what a change was answered with: shows its message, and lets every part of the page read again. What has the id of
 * something that is `gone` is left: it would not be found.
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
