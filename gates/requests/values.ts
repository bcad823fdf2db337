import type { Random } from '../random.ts';

export interface Schema {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
}

const words = [
  'Aline Uwase',
  'malaria',
  'Kigali',
  'Paracetamol',
  '08:00 AM',
  '05:00 PM',
  'Monday',
  'English',
  '1',
  '0',
  '',
];
const hostile: unknown[] = [
  null,
  -1,
  1e308,
  1.5,
  'a\0b',
  'a\ud800b',
  '9'.repeat(30),
  'x'.repeat(5_000),
  '0000-01-01',
  '9999-12-31',
  "'; drop table account; --",
  '<img src=x onerror=alert(1)>',
  '=cmd|calc!A1',
  '../../etc/passwd',
  [['a']],
  { a: { b: 'c' } },
  true,
];

/** Makes values for a schema: mostly valid, some nearly valid, some hostile. */
export function valuesFor(random: Random, idFor: (name: string) => string, today: string) {
  const value = (schema: Schema, name: string): unknown => {
    if (random.one(0.03)) return random.of(...hostile);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return random.of(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return value(random.of(...choices), name);
    if (schema.type === 'object') return fields(schema);
    if (schema.type === 'array') return Array.from({ length: random.below(4) }, () => value(schema.items ?? {}, name));
    if (schema.type === 'integer' || schema.type === 'number') return figure(schema);
    if (schema.type === 'boolean') return random.one(0.5);
    return text(schema, name);
  };
  const fields = ({ properties = {}, required = [] }: Schema): Record<string, unknown> => {
    const asked = Object.entries(properties).filter(([name]) => random.one(required.includes(name) ? 0.97 : 0.4));
    const made = Object.fromEntries(asked.map(([name, schema]) => [name, value(schema, name)]));
    return random.one(0.02) ? { ...made, nobody_asked: 'for this' } : made;
  };
  const figure = ({ minimum = 0, maximum = 100 }: Schema) => {
    const most = Math.min(maximum, minimum + 1_000);
    return random.of(minimum, most, minimum - 1, most + 1, minimum + random.below(most - minimum + 1));
  };
  const text = ({ format }: Schema, name: string): string => {
    if (format === 'uuid' || /(^|_)id$/.test(name)) return idFor(name);
    if (format === 'email') return `somebody${random.below(1_000)}@example.test`;
    if (format === 'date' || /date/.test(name)) return random.of(today, '2026-12-01', '1990-02-03');
    if (format === 'date-time') return new Date(`${today}T08:00:00Z`).toISOString();
    return random.of(...words);
  };
  return { value, fields };
}
