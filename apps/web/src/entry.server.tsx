import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { givenContext } from './shared/given.server.ts';

export const streamTimeout = 5_000;

export default function respond(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Response | Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = context.get(givenContext).nonce || undefined;
  // A search engine waits for the whole page, a person sees the shell at once.
  const ready = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let sent = false;
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
      nonce,
      [ready]() {
        sent = true;
        const body = new PassThrough({ final: (done) => (clearTimeout(timer), done()) });
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
      },
      onShellError: reject,
      onError(error) {
        status = 500;
        if (sent && !request.signal.aborted) console.error(error);
      },
    });
    const timer = setTimeout(() => abort(new Error('the page took too long to render')), streamTimeout + 1_000);
    request.signal.addEventListener('abort', () => (clearTimeout(timer), abort(request.signal.reason)));
  });
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted) console.error(error);
}
