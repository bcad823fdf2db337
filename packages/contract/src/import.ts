import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { flag, id, instant, page, paging } from './wire.ts';

/** The largest number of bytes of a CSV file. */
export const tableLimit = 5_242_880;

/** The lists that can be imported from a file. */
export const importLists = ['doctors', 'hospitals', 'laboratories', 'pharmacies', 'tests', 'drugs'] as const;
export const importStates = ['WAITING', 'RUNNING', 'DONE', 'FAILED'] as const;

const badLine = z.object({ line: z.int(), message: z.string() });
const outline = z.object({
  id,
  list: z.enum(importLists),
  file_name: z.string(),
  /**
   * Whether this is a dry run, which changes nothing. When its lines are imported later, `dry_run` of the same import
   * becomes false.
   */
  dry_run: z.boolean(),
  /** FAILED: the import did not finish, and imported nothing. */
  status: z.enum(importStates),
  lines: z.int(),
  /** The number of lines that were processed. */
  done: z.int(),
  added: z.int(),
  changed: z.int(),
  /** The number of invalid lines. */
  bad: z.int(),
  /** Whether the lines can be imported now: the import is a finished dry run whose file is still stored. */
  can_be_taken: z.boolean(),
  /** The name of the administrator who started the import. */
  by: z.string(),
  created_at: instant,
  ended_at: instant.nullable(),
});
/** An import with its first 200 invalid lines. */
const importRun = outline.extend({ errors: z.array(badLine) });

const runs =
  'A job imports all lines in one transaction: 200 with the result when that takes at most a second, else 202 with the progress, which GET /admin/imports/{id} reports from then on. 409 import_running while the same list is being imported.';

/**
 * The endpoint that imports a list from a CSV file of at most 5 MB and 10,000 lines, whose first line names the
 * columns.
 */
export const importing = <const P extends `/${string}`>(path: P, columns: string) =>
  endpoint(`POST ${path}/import` as const, {
    who: 'admin',
    permission: 'imports.run',
    object: 'none',
    audit: 'import.asked',
    budget: 'import',
    body: z.strictObject({ dry_run: flag.optional() }),
    files: { field: 'file', kind: 'table', max: 1, bytes: tableLimit },
    data: importRun,
    summary: `Imports a CSV file with the columns ${columns}. A dry run changes nothing and lists the invalid lines; every call is one unless dry_run is 0. ${runs}`,
  });

const one = {
  who: 'admin',
  permission: 'imports.run',
  object: 'import@params.id',
  params: z.object({ id }),
} as const;

export const imports = {
  list: endpoint('GET /admin/imports', {
    who: 'admin',
    permission: 'imports.run',
    object: 'none',
    audit: 'none',
    query: z.object({ list: z.enum(importLists).optional().catch(undefined), ...paging }),
    data: page(outline),
    summary: 'Finished and running imports, newest first; those of one list when the query names it. Kept for 90 days.',
  }),
  one: endpoint('GET /admin/imports/{id}', {
    ...one,
    audit: 'none',
    data: importRun,
    summary: 'The progress or the result of an import, with its first 200 invalid lines.',
  }),
  errors: endpoint('GET /admin/imports/{id}/errors', {
    ...one,
    audit: 'none',
    query: z.object(paging),
    data: page(badLine),
    summary: 'The invalid lines of an import, each with its errors.',
  }),
  take: endpoint('POST /admin/imports/{id}/taking', {
    ...one,
    audit: 'import.taking_asked',
    budget: 'import',
    data: importRun,
    summary: `Imports the valid lines of a dry run, whose file is stored for a day. 409 conflict when they were imported already, or when the file is no longer stored. ${runs}`,
  }),
};
