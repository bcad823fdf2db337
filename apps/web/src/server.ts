import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { givenContext, type Given } from './lib/request-context.server.ts';

export { queryNames } from './query-names.ts';

const run = createRequestHandler(build, import.meta.env.MODE);

/** Answers one request for a page. The server that mounts the pages gives what a page may use of it. */
export function handle(request: Request, given: Given): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(givenContext, given);
  return run(request, context);
}
