import { jsonList } from '@ivuriro/contract/wire';
import { stringify } from 'csv-stringify/sync';
import * as z from 'zod';
import { clockOf, dayOf } from '../clock.ts';
import { harmless } from './formulas.ts';
import { listInCell } from './lists.ts';

/** Excel recognises UTF-8 only with this byte order mark. */
export const beginning = '\uFEFF';

/** The lines of a table, with the line end that every spreadsheet program accepts. */
export const linesOf = (rows: readonly (readonly unknown[])[]): string =>
  stringify(
    rows.map((cells) => cells.map(cellOf)),
    { record_delimiter: 'windows', quoted_match: /[;\t\r\n|]|^\s|\s$/ },
  );

/** A plain number gets no apostrophe, because even a negative one is no formula. */
const cellOf = (value: unknown): string => (typeof value === 'number' ? String(value) : harmless(textOf(value)));

export function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

/** Formats a value for people by its schema, because only the schema tells whether a text is an instant or a list. */
export function readably(schema: z.ZodType): (value: unknown) => unknown {
  if (schema instanceof z.ZodISODateTime)
    return (value) => (typeof value === 'string' ? inKigali(new Date(value)) : value);
  if (schema === jsonList) return (value) => (typeof value === 'string' ? listInCell(value) : value);
  return (value) => value;
}

const inKigali = (at: Date) => `${dayOf(at)} ${clockOf(at)}`;
