import { renderToStringAsync } from 'preact-render-to-string';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { pageRequestContext } from './lib/request-context.server.ts';

/** How long a loader may take. */
export const streamTimeout = 5_000;

/** The whole page at once: it is kept for everyone who asks (docs/decisions/007), so nothing is gained by pieces. */
export default async function respond(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = context.get(pageRequestContext).nonce || undefined;
  const html = await renderToStringAsync(<ServerRouter context={entry} url={request.url} nonce={nonce} />);
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted) console.error(error);
}
