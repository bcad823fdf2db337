import { jsonList } from '@ivuriro/contract/wire';
import { stringify } from 'csv-stringify/sync';
import * as z from 'zod';
import { clockOf, dayOf } from '../clock.ts';
import { harmless } from './formulas.ts';
import { listInCell } from './lists.ts';

/** Excel reads UTF-8 only behind this mark. */
export const beginning = '\uFEFF';

/** Lines of a table, with the end that every spreadsheet understands. */
export const linesOf = (rows: readonly (readonly unknown[])[]): string =>
  stringify(
    rows.map((cells) => cells.map(cellOf)),
    { record_delimiter: 'windows', quoted_match: /[;\t\r\n|]|^\s|\s$/ },
  );

/** A plain number is no formula, also below zero. */
const cellOf = (value: unknown): string => (typeof value === 'number' ? String(value) : harmless(textOf(value)));

export function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

/** How people read a value of this schema: only the schema knows whether a text is an instant or a list. */
export function readably(schema: z.ZodType): (value: unknown) => unknown {
  if (schema instanceof z.ZodISODateTime)
    return (value) => (typeof value === 'string' ? inKigali(new Date(value)) : value);
  if (schema === jsonList) return (value) => (typeof value === 'string' ? listInCell(value) : value);
  return (value) => value;
}

const inKigali = (at: Date) => `${dayOf(at)} ${clockOf(at)}`;
