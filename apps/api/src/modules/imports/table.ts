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
/** Writes valid lines; returns the refused ones by line number. */
export type ImportRows<T> = (lines: Line<T>[]) => Promise<ImportResult>;

/** A list that can be imported from a file. */
export interface Table<T> {
  /** The name of its items in the audit log. */
  object: string;
  needed: readonly string[];
  others: readonly string[];
  /** Columns that spreadsheet programs write in different formats. */
  cells: Record<string, CellKind>;
  /** One line, with its cells by column name. */
  row: z.ZodType<T>;
  /** Begins an import; returns a function that is called with some hundred lines at a time, in order. */
  open: (trx: Db, now: Date) => ImportRows<T> | Promise<ImportRows<T>>;
}
