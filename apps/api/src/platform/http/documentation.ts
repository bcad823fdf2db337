import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Route } from './call.ts';
import { fixedText } from './fixed-text.ts';
import { openApiOf } from './openapi.ts';

const address = '/api/openapi.json';
/**
 * Paths at which the documentation plugin would serialise the whole document for each request; they redirect to
 * /api/openapi.json.
 */
const anew = /^\/api\/docs\/(json|yaml)\/?(\?|$)/;

/** Serves the API description: as JSON at /api/openapi.json, and for people at /api/docs. */
export async function documentation(app: FastifyInstance, routes: readonly Route[], publicUrl: string): Promise<void> {
  const document = openApiOf(routes, publicUrl);
  const answer = fixedText('application/json; charset=utf-8', () => JSON.stringify(document));
  await app.register(async (docs) => {
    docs.declaredAs = 'public';
    docs.get(address, answer);
    await docs.register(swagger, { mode: 'static', specification: { document: document as never } });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      uiHooks: {
        onRequest: (request, reply, next) => {
          if (anew.test(request.url)) void reply.redirect(address, 308);
          else next();
        },
      },
    });
  });
}
