import { type Endpoint, signsIn } from '@ivuriro/contract/endpoint';
import * as z from 'zod';
import type { Route } from './call.ts';
import { listBehind } from './listed.ts';

type Json = Record<string, unknown>;

/** The contract as an OpenAPI document, built from the registered routes. */
export function openApiOf(routes: readonly Route[], publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes)
    for (const method of route.endpoint.alsoPut ? ['post', 'put'] : [route.method.toLowerCase()])
      (paths[route.path] ??= {})[method] = operation(route);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ivuriro',
      version: '1',
      description: 'Days and times are those of Africa/Kigali, money is whole RWF.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

function operation(route: Route): Json {
  const { endpoint, path, who } = route;
  const status = String(endpoint.status ?? 200);
  return {
    summary: endpoint.summary,
    ...descriptionOf(route),
    tags: [String(who)],
    ...(signsIn(who) ? { security: [{ token: [] }] } : {}),
    'x-who': who,
    ...(endpoint.permission ? { 'x-permission': endpoint.permission } : {}),
    'x-object': endpoint.object,
    'x-audit': endpoint.audit,
    parameters: [...pathParameters(path), ...queryParameters(endpoint), ...(listBehind(route) ? [csv] : [])],
    ...bodyOf(endpoint),
    responses: {
      [status]: {
        description: endpoint.message ?? 'OK',
        content: { 'application/json': { schema: envelope(schemaOf(endpoint.data, 'output')) } },
      },
      '503': busy,
      default: { description: 'A failure', content: { 'application/json': { schema: failure } } },
    },
  };
}

/** The permission that the call needs, as a sentence for people; programs read `x-permission`. */
function descriptionOf({ endpoint: { permission } }: Route): { description?: string } {
  if (!permission) return {};
  if (permission === 'any') return { description: 'Every member of the account may call it.' };
  return { description: `Needs the permission \`${permission}\`.` };
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json;
  return rest;
};
const envelope = (data: Json): Json => ({
  type: 'object',
  properties: { message: { type: 'string' }, data },
  required: ['message', 'data'],
});
const failure: Json = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    errors: { type: 'array', items: { type: 'string' } },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'With validation_failed: what is wrong with which field of the request.',
    },
    amount: { type: 'integer', description: 'What it costs now, in RWF; with price_changed.' },
    request_id: { type: 'string' },
  },
  required: ['message', 'code', 'errors', 'request_id'],
};

const busy: Json = {
  description: 'Busy. Come again after so many seconds; who writes, with the same Idempotency-Key.',
  headers: { 'Retry-After': { required: true, schema: { type: 'integer' } } },
  content: { 'application/json': { schema: failure } },
};

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters(endpoint: Endpoint): Json[] {
  if (!endpoint.query) return [];
  const schema = schemaOf(endpoint.query, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, of]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: of,
  }));
}

const csv: Json = {
  name: 'csv',
  in: 'query',
  required: false,
  description: 'With 1 the reply is {csv}: a signed address of all rows of the filter as CSV, alive for 15 minutes.',
  schema: { enum: ['1'] },
};

function bodyOf({ body, files }: Endpoint): Json {
  if (!body) return {};
  const fields = schemaOf(body, 'input');
  if (!files) return { requestBody: { content: { 'application/json': { schema: fields } } } };
  const file = { type: 'array', items: { type: 'string', format: 'binary' }, maxItems: files.max };
  return {
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: { ...fields, properties: { ...(fields.properties as Json), [files.field]: file } },
        },
      },
    },
  };
}
