import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import middie from '@fastify/middie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { pagePolicy } from './security-headers.ts';

interface ApiInit {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
}
/** What a page gets from the server that mounts it (the same type stands in the web's given.server.ts). */
interface Given {
  nonce: string;
  api: (path: string, init?: ApiInit) => Promise<{ status: number; body: unknown }>;
  config: { publicUrl: string; appMode: string; mapTilesUrl: string | null; gateway: string };
}
type Handle = (request: Request, given: Given) => Promise<Response>;

const web = path.resolve(import.meta.dirname, '../../../../web');
const compress = promisify(gzip);
const worthCompressing = 1_024;

/** The pages, rendered in this process: whatever no other route takes. `seen` is told of each page that was asked for. */
export async function mountPages(
  app: FastifyInstance,
  platform: Platform,
  mode: 'built' | 'dev',
  seen: (request: FastifyRequest) => void,
): Promise<void> {
  const handle = mode === 'dev' ? await development(app) : await built(app);
  await app.register(async (pages) => {
    // forms reach the page unread
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    pages.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      exposeHeadRoute: false,
      config: { declared: 'public' },
      handler: async (request, reply) => {
        if (/^\/(api|files|art|assets|socket)(\/|$)/.test(request.url)) return reply.callNotFound();
        if (request.method === 'GET') seen(request);
        return answer(handle, app, platform, mode, request, reply);
      },
    });
  });
}

async function built(app: FastifyInstance): Promise<Handle> {
  await app.register(async (files) => {
    files.declaredAs = 'public';
    const client = path.join(web, 'build/client');
    await files.register(fastifyStatic, {
      root: path.join(client, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      decorateReply: false,
    });
  });
  const { handle } = (await import(path.join(web, 'build/server/index.js'))) as { handle: Handle };
  return handle;
}

async function development(app: FastifyInstance): Promise<Handle> {
  const { createServer } = await import('vite');
  const before = process.listeners('SIGTERM');
  const vite = await createServer({
    root: web,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server, path: '/__hmr' } } as never,
  });
  // React Router's inner Vite would end the process before our drain
  for (const listener of process.listeners('SIGTERM')) if (!before.includes(listener)) process.off('SIGTERM', listener);
  await app.register(middie);
  app.use((request, response, next) =>
    /^\/(api|socket)\//.test(request.url ?? '') ? next() : vite.middlewares(request, response, next),
  );
  app.addHook('preClose', () => vite.close());
  return async (request, given) =>
    ((await vite.ssrLoadModule('./src/server.ts')) as { handle: Handle }).handle(request, given);
}

async function answer(
  handle: Handle,
  app: FastifyInstance,
  platform: Platform,
  mode: 'built' | 'dev',
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { config } = platform;
  const nonce = mode === 'dev' ? '' : randomBytes(16).toString('base64');
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('The reader went away.'));
  });
  const response = await handle(asWebRequest(request, config.publicUrl, gone.signal), {
    nonce,
    api: (url, init) => inProcess(app, url, init),
    config: {
      publicUrl: config.publicUrl,
      appMode: config.mode,
      mapTilesUrl: config.mapTilesUrl ?? null,
      gateway: config.paymentGateway,
    },
  });
  reply.code(response.status);
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value);
  });
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (mode === 'built' && response.headers.get('content-type')?.startsWith('text/html'))
    reply.header('content-security-policy', pagePolicy(config, nonce));
  if (request.method === 'HEAD' || !response.body) return reply.send(null);
  return sendWhole(response, request, reply);
}

// Nothing of ours streams: one buffer, compressed at once, is faster than a compressed stream.
async function sendWhole(response: Response, request: FastifyRequest, reply: FastifyReply) {
  const bytes = Buffer.from(await response.arrayBuffer());
  reply.header('vary', 'accept-encoding');
  if (bytes.length < worthCompressing || !/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')))
    return reply.send(bytes);
  return reply.header('content-encoding', 'gzip').send(await compress(bytes, { level: 6 }));
}

function asWebRequest(request: FastifyRequest, publicUrl: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const init = {
    method: request.method,
    headers,
    signal,
    ...(hasBody ? { body: Readable.toWeb(request.raw), duplex: 'half' } : {}),
  };
  // the address is the configured one: a Host header is anyone's claim
  return new Request(new URL(request.raw.url ?? '/', publicUrl), init as RequestInit);
}

async function inProcess(app: FastifyInstance, url: string, init: ApiInit = {}) {
  const reply = await app.inject({
    method: (init.method ?? 'GET') as 'GET',
    url,
    headers: init.headers ?? {},
    ...(init.body === undefined ? {} : { payload: init.body as object }),
    ...(init.signal ? { signal: init.signal } : {}),
  });
  return { status: reply.statusCode, body: reply.json() as unknown };
}
