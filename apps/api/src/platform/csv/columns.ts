import { codesInCsv, leftOutOfCsv, namesInCsv, sameInCsv } from '@ivuriro/contract/csv-fields';
import { shownPhone } from '@ivuriro/contract/shown-phone';
import * as z from 'zod';
import { readably, textOf } from './write-csv.ts';

export interface Column {
  title: string;
  of: (row: unknown) => unknown;
}
type Fields = Record<string, unknown>;

const isId = (name: string) => (name === 'id' || name.endsWith('_id')) && !codesInCsv.has(name);

/**
 * The columns for the schema of a row, in the order of its fields: each field of a nested object becomes a column, and
 * a nested list becomes one cell.
 */
export function columnsOf(row: z.ZodType): Column[] {
  const columns = within(bare(row), [], (value) => value);
  return [...columns, { title: 'Id', of: (value) => field(value, 'id') }];
}

function within(schema: z.ZodType, path: string[], get: (row: unknown) => unknown): Column[] {
  if (!(schema instanceof z.ZodObject)) {
    const readable = readably(schema);
    return [{ title: titleOf(path), of: (row) => readable(get(row)) }];
  }
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, inner]) => {
    if (leftOutOfCsv.has(name) || isId(name) || sameInCsv[name]! in schema.shape) return [];
    const value = bare(inner);
    const of = (row: unknown) => {
      const one = field(get(row), name);
      return name === 'phone' && typeof one === 'string' ? shownPhone(one) : one;
    };
    if (value instanceof z.ZodArray)
      return [{ title: titleOf([...path, name]), of: (row: unknown) => joined(of(row)) }];
    return within(value, [...path, name], of);
  });
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Fields)[name] : undefined;

/** The schema without wrappers such as optional and nullable. */
export function bare(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return bare(schema.unwrap() as z.ZodType);
  return schema;
}

/** Joins the names in a list, with their quantities, for one cell: 'One × 2; Another'. */
const joined = (list: unknown): string =>
  Array.isArray(list)
    ? list
        .map((one) => {
          const times = field(one, 'quantity');
          return times === undefined ? nameIn(one) : `${nameIn(one)} × ${textOf(times)}`;
        })
        .filter(Boolean)
        .join('; ')
    : '';

/** The name of an object; when it has none, the name of the first nested object that has one. */
function nameIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return textOf(value);
  const own = namesInCsv.map((name) => (value as Fields)[name]).find((text) => typeof text === 'string');
  if (own !== undefined) return String(own);
  return (
    Object.values(value)
      .filter((one) => typeof one === 'object')
      .map(nameIn)
      .find(Boolean) ?? ''
  );
}

/**
 * The heading of the column for a field with this path: `['owner', 'full_name']` becomes 'Owner', `['payment',
 * 'payment_method']` becomes 'Payment method'.
 */
function titleOf(path: string[]): string {
  const told = path.length > 1 && namesInCsv.includes(path.at(-1)!) ? path.slice(0, -1) : path;
  const words = told
    .join(' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replaceAll(/\b(\w+) \1\b/g, '$1');
  return words[0]!.toUpperCase() + words.slice(1);
}
