import { doubt } from '../offline/connection.ts';
import { ApiError } from './envelope.ts';
import { texts } from './texts.ts';

type Outgoing = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
  signal: AbortSignal | undefined;
  onProgress: ((share: number) => void) | undefined;
};

/** Uses XMLHttpRequest, because fetch cannot report the progress of an upload. */
export function send(out: Outgoing): Promise<{ status: number; body: unknown }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: unknown }>();
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  request.open(out.method, out.path);
  for (const [name, value] of Object.entries(out.headers)) request.setRequestHeader(name, value);
  if (out.onProgress) {
    request.upload.addEventListener('progress', (e) => e.lengthComputable && out.onProgress?.(e.loaded / e.total));
  }
  request.addEventListener('load', () => resolve({ status: request.status, body: parsed(request.responseText) }));
  request.addEventListener('error', () => {
    doubt();
    reject(new ApiError(0, { message: texts.en.noConnection }));
  });
  request.addEventListener('abort', () => reject(out.signal?.reason ?? new DOMException('Aborted', 'AbortError')));
  request.addEventListener('loadend', () => out.signal?.removeEventListener('abort', abort));
  if (out.signal?.aborted) reject(out.signal.reason);
  else {
    out.signal?.addEventListener('abort', abort);
    request.send(out.body ?? null);
  }
  return promise;
}

/** Returns the parsed JSON; undefined for any other text, such as the HTML of a proxy: then only the status matters. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
