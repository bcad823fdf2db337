import { shownPhone } from '@ivuriro/contract/shown-phone';
import * as z from 'zod';
import { readably, textOf } from './write-csv.ts';

export interface Column {
  title: string;
  of: (row: unknown) => unknown;
}
type Fields = Record<string, unknown>;

/**
 * Fields that are never exported: pictures and files, addresses that open something, and what a patient told a doctor.
 */
const left = new Set(
  `picture primary_picture other_pictures image images logo attachment attachments meet_code meet_link reason
  consulatation_file refund_rule week reference_url`.split(/\s+/),
);
/** Codes for people, which are exported; other ids are left out because they mean nothing to people. */
const codes = new Set(['appointment_id', 'request_id']);
/** Fields that are left out when their object has the other field with the same information. */
const same: Record<string, string> = { category: 'consultation_type' };
const isId = (name: string) => (name === 'id' || name.endsWith('_id')) && !codes.has(name);

/** The columns for a row's schema, in its order: nested objects become columns, nested lists one cell. */
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
    if (left.has(name) || isId(name) || same[name]! in schema.shape) return [];
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

/** Joins a list for one cell: 'Paracetamol × 2; Ibuprofen'. */
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

const names = ['name', 'title', 'full_name', 'reviews'];
/** The name of an object, or of the first object within it that has one. */
function nameIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return textOf(value);
  const own = names.map((name) => (value as Fields)[name]).find((text) => typeof text === 'string');
  if (own !== undefined) return String(own);
  return (
    Object.values(value)
      .filter((one) => typeof one === 'object')
      .map(nameIn)
      .find(Boolean) ?? ''
  );
}

/**
 * The heading of a path: `['patient', 'full_name']` becomes Patient, `['payment', 'payment_method']` Payment method.
 */
function titleOf(path: string[]): string {
  const told = path.length > 1 && names.includes(path.at(-1)!) ? path.slice(0, -1) : path;
  const words = told
    .join(' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replaceAll(/\b(\w+) \1\b/g, '$1');
  return words[0]!.toUpperCase() + words.slice(1);
}
