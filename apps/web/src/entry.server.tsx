import { renderToStringAsync } from 'preact-render-to-string';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { pageRequestContext } from './lib/request-context.server.ts';

/** The timeout of a loader, in milliseconds. */
export const streamTimeout = 5_000;

/** Renders the whole page at once: it is cached for all visitors (docs/decisions/007), so streaming gains nothing. */
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
