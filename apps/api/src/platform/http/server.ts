import { randomUUID } from 'node:crypto';
import { createServer as createHttp, type IncomingMessage } from 'node:http';
import { parse as parseQuery } from 'node:querystring';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import proxyAddress from '@fastify/proxy-addr';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Platform } from '../platform.ts';
import { isId } from '../ids.ts';
import { type LoadShedder, loadShedder } from './load-shedding.ts';
import { readForm } from './body.ts';
import type { Route } from './call.ts';
import type { Grant } from './grants.ts';
import { ownLanesOf } from './lanes.ts';
import { register } from './register.ts';
import { speakPlainly } from './sentences.ts';
import { flushDenials } from './denials.ts';
import { answerFailure, answerUnread, notFoundBody } from './translate.ts';
import { networkOf } from './budget.ts';
import type { Client } from './shares.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a JSON body as they arrived, over which the signature of a webhook is computed. */
    rawBody: Buffer | undefined;
  }
  interface FastifyInstance {
    shedder: LoadShedder;
    /**
     * Set to `public` while a third-party plugin registers its routes, because the plugin itself does not declare who
     * may call them.
     */
    declaredAs: 'public' | null;
  }
  interface FastifyContextConfig {
    /**
     * Declares who may call the route: the route of the contract, or, for a path outside of /api, one of these words. A
     * route without this declaration stops the start.
     */
    declared?: Route | 'public' | 'signed' | 'demo' | 'metrics';
  }
}

/** The path for the log, without secrets: without the query, the token of a mailed link and the code of a meeting. */
const loggable = (url: string): string =>
  url.split('?', 1)[0]!.replace(/(?<=\/)[\w-]{20,}/g, (part) => (isId(part) ? part : '…'));

/** How long an idle connection stays open, in milliseconds. */
const keepAliveTimeout = 72_000;

/** Creates the server with everything below /api; `product.ts` adds pages, sockets and files. */
export function createServer(platform: Platform, routes: readonly Route[], grants: readonly Grant[]): FastifyInstance {
  speakPlainly();
  const { databasePool, trustedProxies } = platform.config;
  const shedder = loadShedder(databasePool, ownLanesOf(routes), clientsBehind(trustedProxies));
  const app: FastifyInstance = Fastify({
    // Node's own time limits also apply: a minute for the headers of a request, five minutes for the whole request
    serverFactory: (handle) => createHttp({ keepAliveTimeout }, shedder.before(handle)),
    loggerInstance: platform.log,
    genReqId: () => randomUUID(),
    // Fastify's own log lines would contain whole URLs, with the signatures of files and other secrets in queries
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 200,
      // clients add `?page=2` to the `path` of a list, even when that already contains a query
      querystringParser: (query) => parseQuery(query.replace(/\?(?=page=\d+$)/, '&')),
    },
    forceCloseConnections: 'idle',
    trustProxy: trustedProxies,
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    clientErrorHandler: answerUnread,
  });
  app.decorate('shedder', shedder);
  // a route that does not declare who may call it stops the start
  app.decorate('declaredAs', null);
  app.addHook('onRoute', function (route) {
    if (this.declaredAs) route.config = { declared: this.declaredAs, ...route.config };
    if (!route.config?.declared) throw new Error(`${String(route.method)} ${route.url} does not say who may call it.`);
  });
  app.decorateRequest('rawBody', undefined);
  app.addHook('onClose', () => flushDenials(platform));
  app.addHook('onSend', async (request, reply) => {
    shedder.answered(request.raw);
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: loggable(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  const json = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body;
    if (body.length === 0) done(null, {});
    else void json(request, body.toString('utf8'), done);
  });
  void app.register(formbody, { parser: readForm });
  void app.register(multipart);
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
  app.setNotFoundHandler((request, reply) => reply.code(404).send(notFoundBody(request.id)));
  void app.register(async (api) => register(api, routes, grants, platform));
  return app;
}

/**
 * Returns a function that finds the client of a request which is not routed yet. `trusted` lists the proxies whose
 * forwarding headers give the client's network address (`TRUSTED_PROXIES`).
 */
function clientsBehind(trusted: string): (request: IncomingMessage) => Client {
  const isTrusted = proxyAddress.compile(trusted.split(',').map((one) => one.trim()));
  return (request) => {
    const address = networkOf(proxyAddress(request, isTrusted) ?? '');
    return { own: request.headers.authorization ?? address, address };
  };
}
