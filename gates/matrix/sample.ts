import { newId } from '../../apps/api/src/platform/ids.ts';
import type { Route } from '../../apps/api/src/platform/http/call.ts';

interface Schema {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  minLength?: number;
  minimum?: number;
}

/** A request body that is probably valid, so that a call that is wrongly allowed changes a row. */
export function sampleBody(route: Route): Record<string, unknown> {
  if (!route.endpoint.body) return {};
  const schema = route.endpoint.body.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Schema;
  return sample(schema) as Record<string, unknown>;
}

function sample(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sample(first);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, sample(one)]));
    case 'array':
      return [sample(schema.items ?? {})];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return text(schema);
  }
}

function text({ format, minLength = 1 }: Schema): string {
  if (format === 'uuid') return newId();
  if (format === 'date') return '2026-12-01';
  if (format === 'email') return 'someone@example.test';
  return 'Monday'.padEnd(minLength, 'x');
}
