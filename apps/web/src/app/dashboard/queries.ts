import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/envelope.ts';

const FRESH_MS = 15_000;

/**
 * The query cache of a dashboard, for one account. A lost connection or a server error (5xx) is retried twice; a 4xx
 * response is not. Without a connection a request fails instead of waiting, so that the page can report it.
 */
export function newQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        networkMode: 'always',
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
        retryDelay: (failures) => 500 * 2 ** failures,
      },
    },
  });
}
