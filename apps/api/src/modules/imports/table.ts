import type { importLists } from '@ivuriro/contract/import';
import type * as z from 'zod';
import type { CellKind } from '../../platform/csv/cells.ts';
import type { BadLine } from '../../platform/csv/read-csv.ts';
import type { Db } from '../../platform/db/pool.ts';

export type ImportList = (typeof importLists)[number];
export interface Line<T> {
  line: number;
  row: T;
}
export interface ImportResult {
  added: number;
  changed: number;
  errors: BadLine[];
}
/** Writes valid lines. Returns how many items were added and changed, and an error for each refused line. */
export type ImportRows<T> = (lines: Line<T>[]) => Promise<ImportResult>;

/** The description of a list that can be imported from a file. */
export interface Table<T> {
  /** The name of the list's items in the audit log. */
  object: string;
  needed: readonly string[];
  others: readonly string[];
  /** The kinds of the columns that spreadsheet programs write in different formats, such as numbers. */
  cells: Record<string, CellKind>;
  /** The schema that validates one line, whose cells are named by their columns. */
  row: z.ZodType<T>;
  /** Begins an import. Returns the function that is then called with some hundred lines at a time, in their order. */
  open: (trx: Db, now: Date) => ImportRows<T> | Promise<ImportRows<T>>;
}
