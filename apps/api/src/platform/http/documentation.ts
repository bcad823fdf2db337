import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Route } from './call.ts';
import { openApiOf } from './openapi.ts';

/** /api/openapi.json, and /api/docs to read it. */
export async function documentation(app: FastifyInstance, routes: readonly Route[], publicUrl: string): Promise<void> {
  const document = openApiOf(routes, publicUrl);
  await app.register(async (docs) => {
    docs.declaredAs = 'public';
    docs.get('/api/openapi.json', () => document);
    await docs.register(swagger, { mode: 'static', specification: { document: document as never } });
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  });
}
