import { data, type RouterContextProvider } from 'react-router';
import { pageRequestContext } from '../request-context.server.ts';
import type { Api } from './contract.ts';
import { ApiError, replyOf, type Reply } from './envelope.ts';
import { pathOf, type InputOf, type Key } from './request.ts';

/**
 * Calls the API as a visitor, in the loader of a public page: `await apiOf(context)('GET /doctors', { query })`. An
 * error becomes the status of the page (404, 503, …), which the nearest ErrorBoundary shows.
 */
export function apiOf(context: Readonly<RouterContextProvider>) {
  const { api } = context.get(pageRequestContext);
  return async <K extends Key>(key: K, input?: InputOf<Api[K]>): Promise<Reply<Api[K]['data']>> => {
    const [method, path] = pathOf(key, { ...input });
    const answer = await api(path, { method, body: input?.body, signal: input?.signal });
    try {
      return replyOf(answer.status, answer.body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw data({ message: error.message, code: error.code, requestId: error.requestId }, { status: error.status });
    }
  };
}
