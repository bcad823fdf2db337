import { jsonList } from '@ivuriro/contract/wire';
import { stringify } from 'csv-stringify/sync';
import * as z from 'zod';
import { clockOf, dayOf } from '../clock.ts';
import { harmless } from './formulas.ts';
import { listInCell } from './lists.ts';

/** The byte order mark at the beginning of each exported file, without which Excel does not recognise UTF-8. */
export const beginning = '\uFEFF';

/** Formats the rows of a table as CSV lines, each with the line end that every spreadsheet program accepts. */
export const linesOf = (rows: readonly (readonly unknown[])[]): string =>
  stringify(
    rows.map((cells) => cells.map(cellOf)),
    { record_delimiter: 'windows', quoted_match: /[;\t\r\n|]|^\s|\s$/ },
  );

/** Formats a cell. A number needs no apostrophe, because not even a negative one is a formula. */
const cellOf = (value: unknown): string => (typeof value === 'number' ? String(value) : harmless(textOf(value)));

export function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

/**
 * Returns a function that formats a value of this schema for people. Only the schema shows whether a text is an instant
 * or a list.
 */
export function readably(schema: z.ZodType): (value: unknown) => unknown {
  if (schema instanceof z.ZodISODateTime)
    return (value) => (typeof value === 'string' ? inKigali(new Date(value)) : value);
  if (schema === jsonList) return (value) => (typeof value === 'string' ? listInCell(value) : value);
  return (value) => value;
}

const inKigali = (at: Date) => `${dayOf(at)} ${clockOf(at)}`;
