import { randomBytes } from 'node:crypto';
import path from 'node:path';
import middie from '@fastify/middie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayOf } from '../clock.ts';
import { Problem } from '../errors.ts';
import type { Client } from '../http/shares.ts';
import type { Platform } from '../platform.ts';
import { afterPaint } from './after-paint.ts';
import { serveInstallable } from './installable.ts';
import { busyPage } from './busy-page.ts';
import { compressPage } from './compress-page.ts';
import { firstStyles } from './first-styles.ts';
import { asHeader, isOwnAddress, ownAddress } from './page-address.ts';
import { nonceMark, pageCache, type Rendered } from './page-cache.ts';
import { pagePolicy } from './security-headers.ts';

interface ApiInit {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
}
/**
 * The data and functions that the server passes to each page that it renders (the web declares the same type in
 * request-context.server.ts).
 */
interface PageContext {
  nonce: string;
  api: (path: string, init?: ApiInit) => Promise<{ status: number; body: unknown }>;
  config: { publicUrl: string; appMode: string; mapTilesUrl: string | null; gateway: string };
  today: string;
}
type Handle = (request: Request, given: PageContext) => Promise<Response>;
interface Web {
  handle: Handle;
  /** The names of the query parameters that pages use. */
  queryNames: readonly string[];
}

const web = path.resolve(import.meta.dirname, '../../../../web');
const client = path.join(web, 'build/client');

/** Serves the pages at every URL path that no other route has. `seen` is called for each page view. */
export async function mountPages(
  app: FastifyInstance,
  platform: Platform,
  mode: 'built' | 'dev',
  seen: (request: FastifyRequest) => void,
): Promise<void> {
  const { handle, queryNames } = mode === 'dev' ? await development(app) : await built(app);
  // in development each request renders the page again, and pages have no nonce, because Vite's own scripts have none
  const styled = firstStyles(client, nonceMark);
  const late = afterPaint(nonceMark);
  const render =
    mode === 'dev'
      ? renderer(handle, app, platform, '', (html) => html)
      : renderer(handle, app, platform, nonceMark, (html) => late(styled(html)));
  const { lanes, clientOf } = app.shedder;
  const inTurn = (url: string, client?: Client, sent?: RenderedPage) =>
    lanes.pages
      .within(() => render(url, sent), client)
      .then(encoded)
      .catch((error: unknown) => {
        if (error instanceof Problem && error.code === 'unavailable') return encoded(busyPage(sent !== undefined));
        throw error;
      });
  const page = mode === 'dev' ? inTurn : pageCache(inTurn, bytesOf, new Set(queryNames));
  const policy = mode === 'dev' ? null : (nonce: string) => pagePolicy(platform.config, nonce);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    config: { declared: 'public' },
    handler: async (request, reply) => {
      if (isNoPage(request.url)) return reply.callNotFound();
      if (!isOwnAddress(request.url)) return reply.redirect(ownAddress(request.url), 308);
      if (request.method === 'GET') seen(request);
      return answer(await page(request.url, clientOf(request.raw)), policy, request, reply);
    },
  });
  // accepts a form that is sent before JavaScript has loaded; its answer is for the sender alone and never cached
  app.route({
    method: 'POST',
    url: '/*',
    config: { declared: 'public' },
    bodyLimit: 64 * 1024,
    handler: async (request, reply) => {
      if (isNoPage(request.url) || !isOwnAddress(request.url)) return reply.callNotFound();
      const fields = new URLSearchParams();
      for (const [name, value] of Object.entries(Object(request.body))) fields.append(name, String(value));
      const shown = await inTurn(request.url, clientOf(request.raw), { fields, ip: request.ip });
      return answer(shown, policy, request, reply.header('cache-control', 'no-store'));
    },
  });
}

/**
 * Whether a URL path is not that of a page: another route serves it, or it is deeper than any page. Deep paths are
 * refused, because React Router takes a second for 8 KB of slashes.
 */
const isNoPage = (url: string) =>
  /^\/(api|files|art|og|sitemap|assets|socket)(\/|$)/.test(url) || url.split('?', 1)[0]!.split('/').length > deepest;
const deepest = 16;

/** A form that was sent to a page before its scripts ran. */
interface RenderedPage {
  fields: URLSearchParams;
  ip: string;
}

async function built(app: FastifyInstance): Promise<Web> {
  await app.register(async (files) => {
    files.declaredAs = 'public';
    await files.register(fastifyStatic, {
      root: path.join(client, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      decorateReply: false,
    });
  });
  serveInstallable(app, client);
  return (await import(path.join(web, 'build/server/index.js'))) as Web;
}

async function development(app: FastifyInstance): Promise<Web> {
  const { createServer } = await import('vite');
  const before = process.listeners('SIGTERM');
  const vite = await createServer({
    root: web,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server, path: '/__hmr' } } as never,
  });
  // the SIGTERM handler of React Router's own Vite would end the process before the product's graceful shutdown
  // completes
  for (const listener of process.listeners('SIGTERM')) if (!before.includes(listener)) process.off('SIGTERM', listener);
  await app.register(middie);
  app.use((request, response, next) =>
    /^\/(api|socket)\//.test(request.url ?? '') ? next() : vite.middlewares(request, response, next),
  );
  app.addHook('preClose', () => vite.close());
  const handle: Handle = async (request, given) =>
    ((await vite.ssrLoadModule('./src/server.ts')) as Web).handle(request, given);
  return { handle, queryNames: [] };
}

/** Renders the page at a URL path, or its response to a submitted form. */
function renderer(
  handle: Handle,
  app: FastifyInstance,
  { config, now }: Platform,
  nonce: string,
  styled: (html: string) => string,
) {
  const given = (sent?: RenderedPage): PageContext => ({
    nonce,
    // API calls of the page are made with the sender's network address, by which their rate limits count
    api: (url, init) => inProcess(app, url, init, sent?.ip),
    config: {
      publicUrl: config.publicUrl,
      appMode: config.mode,
      mapTilesUrl: config.mapTilesUrl ?? null,
      gateway: config.paymentGateway,
    },
    today: dayOf(now()),
  });
  return async (url: string, sent?: RenderedPage): Promise<Rendered> => {
    // the URL begins with the configured public URL, because a Host header can be forged
    const request = new Request(config.publicUrl + url, sent ? { method: 'POST', body: sent.fields } : {});
    const response = await handle(request, given(sent));
    const isHtml = response.headers.get('content-type')?.startsWith('text/html');
    const body = await response.text();
    return { status: response.status, headers: [...response.headers], body: isHtml ? styled(body) : body };
  };
}

/** A rendered page, split into parts: the nonce of each response is inserted between every part and the next. */
interface Page extends Omit<Rendered, 'body'> {
  parts: Buffer[];
}
/**
 * Encodes a page once, when it is rendered, and not for each response. This raised the responses per second for one URL
 * from 400 to 1,450 (`npm run bench -- --rows "list page"`).
 */
const encoded = ({ status, headers, body }: Rendered): Page => ({
  status,
  headers,
  parts: body.split(nonceMark).map((part) => Buffer.from(part)),
});
const bytesOf = ({ parts }: Page): number => parts.reduce((sum, part) => sum + part.length, 0);
const withNonce = ({ parts }: Page, nonce: string): Buffer =>
  Buffer.concat(parts.flatMap((part, at) => (at === 0 ? [part] : [Buffer.from(nonce), part])));

async function answer(
  page: Page,
  policy: ((nonce: string) => string) | null,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.code(page.status).type('text/plain; charset=utf-8').header('vary', 'accept-encoding');
  for (const [name, value] of page.headers) reply.header(name, name === 'location' ? asHeader(value) : value);
  const nonce = randomBytes(16).toString('base64');
  const isHtml = page.headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));
  if (policy && isHtml) reply.header('content-security-policy', policy(nonce));
  if (request.method === 'HEAD') return reply.send(null);
  const { body, encoding } = await compressPage(
    withNonce(page, nonce),
    String(request.headers['accept-encoding'] ?? ''),
  );
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}

async function inProcess(app: FastifyInstance, url: string, init: ApiInit = {}, ip?: string) {
  const reply = await app.inject({
    method: (init.method ?? 'GET') as 'GET',
    url,
    headers: init.headers ?? {},
    ...(init.body === undefined ? {} : { payload: init.body as object }),
    ...(init.signal ? { signal: init.signal } : {}),
    ...(ip ? { remoteAddress: ip } : {}),
  });
  return { status: reply.statusCode, body: reply.json() as unknown };
}
