import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { flag } from './wire.ts';

/** Bytes that a CSV file may have. */
export const tableLimit = 5_242_880;

const imported = z.object({
  lines: z.int(),
  added: z.int(),
  changed: z.int(),
  errors: z.array(z.object({ line: z.int(), message: z.string() })),
});
export type Imported = z.output<typeof imported>;

/** Brings a list in from a CSV file of at most 5 MB and 10,000 lines, whose first line names the columns. */
export const importing = <const P extends `/${string}`>(path: P, object: string, columns: string) =>
  endpoint(`POST ${path}/import` as const, {
    who: 'admin',
    object: 'none',
    audit: `${object}.imported`,
    body: z.strictObject({ dry_run: flag.optional() }),
    files: { field: 'file', kind: 'table', max: 1, bytes: tableLimit },
    data: imported,
    summary: `Takes a CSV file with the columns ${columns}. dry_run 1, as unless it is 0, changes nothing and lists each bad line.`,
  });
