import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { pageRequestContext, type PageRequest } from './lib/request-context.server.ts';

export { queryNames } from './query-names.ts';

const run = createRequestHandler(build, import.meta.env.MODE);

/** Answers one request for a page. `given` contains the data and functions of the server that a page may use. */
export function handle(request: Request, given: PageRequest): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageRequestContext, given);
  return run(request, context);
}
