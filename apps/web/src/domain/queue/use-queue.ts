import { useQueryClient } from '@tanstack/react-query';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { useCallAt } from '../../lib/api/use-call.ts';

/** The patients who arrived today. The dashboard reads the queue again when the server reports that it has changed. */
export const useQueue = (desk: AnyProviderContext, enabled = true) => useCallAt(desk, 'GET /queue', {}, { enabled });

/** Reads the queue again after a change of this member, without waiting for the server's event. */
export function useQueueChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('GET /queue') });
}
