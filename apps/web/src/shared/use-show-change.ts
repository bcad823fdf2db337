import { useQueryClient } from '@tanstack/react-query';
import { notify } from './ui/notices.ts';

/** For what a change was answered with: shows its message, and lets every part of the page read again. */
export function useShowChange(): (reply: { message: string }) => Promise<void> {
  const queries = useQueryClient();
  return async ({ message }) => {
    notify({ message });
    await queries.invalidateQueries();
  };
}
