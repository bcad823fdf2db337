import type { FastifyInstance } from 'fastify';
import type { SeededFault } from '../prove.ts';

export const faults: SeededFault<FastifyInstance>[] = [
  {
    name: 'an apostrophe ends up in a statement that was put together by hand',
    inject: (app) =>
      app.addHook('preHandler', async ({ query, body }) => {
        if (JSON.stringify([query, body]).includes(`'`)) throw new Error('syntax error at or near "drop"');
      }),
    caughtBy: /^500 .*internal/,
  },
  {
    name: 'a page of a list leaves without its envelope',
    inject: (app) =>
      app.addHook('onSend', async (_request, { statusCode }, payload) => {
        const { data } = statusCode === 200 ? (JSON.parse(String(payload)) as { data: unknown }) : {};
        return typeof data === 'object' && data && 'per_page' in data ? JSON.stringify(data) : payload;
      }),
    caughtBy: /^no envelope: 200 .* GET /,
  },
  {
    name: 'a refusal says nothing but its sentence',
    inject: (app) =>
      app.addHook('onSend', async (_request, { statusCode }, payload) =>
        statusCode === 422 ? JSON.stringify({ message: 'Say that better.' }) : payload,
      ),
    caughtBy: /^no envelope: 422 /,
  },
];
