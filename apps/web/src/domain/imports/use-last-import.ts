import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { goesOn, type ImportList, type ImportRun } from './import-run.ts';

/** Milliseconds between two reads of the last import while it runs. */
const WATCHED_MS = 600;
/** Milliseconds between two reads while no import runs: another tab or administrator may begin one. */
const IDLE_MS = 15_000;

/** The last import of a list, polled while it runs: undefined while it loads, null when there was none. */
export function useLastImport(list: ImportList): {
  last: ImportRun | null | undefined;
  lookAgain: () => Promise<unknown>;
} {
  const { data, refetch } = useQuery({
    queryKey: ['GET /admin/imports', list],
    queryFn: async ({ signal }) => {
      const { data: page } = await call('GET /admin/imports', { query: { list, per_page: 1 }, signal });
      return page.data[0] ?? null;
    },
    refetchInterval: ({ state }) => (state.data && goesOn(state.data) ? WATCHED_MS : IDLE_MS),
  });
  return { last: data, lookAgain: () => refetch() };
}
