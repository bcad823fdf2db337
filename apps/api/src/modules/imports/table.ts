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
/** Writes good lines; what it refuses is told by its line. */
export type ImportRows<T> = (lines: Line<T>[]) => Promise<ImportResult>;

/** A list that comes in from a file. */
export interface Table<T> {
  /** What the audit calls its items. */
  object: string;
  needed: readonly string[];
  others: readonly string[];
  /** Columns that spreadsheets write in ways of their own. */
  cells: Record<string, CellKind>;
  /** One line, its cells by the names of the columns. */
  row: z.ZodType<T>;
  /** Begins a file; what it answers is called with some hundred lines at a time, in their order. */
  open: (trx: Db, now: Date) => ImportRows<T> | Promise<ImportRows<T>>;
}
