import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { flag, id, instant, page, paging } from './wire.ts';

/** The most bytes of a CSV file. */
export const tableLimit = 5_242_880;

/** The lists that can be imported from a file. */
export const importLists = ['doctors', 'hospitals', 'laboratories', 'pharmacies', 'tests', 'drugs'] as const;
export const importStates = ['WAITING', 'RUNNING', 'DONE', 'FAILED'] as const;

const badLine = z.object({ line: z.int(), message: z.string() });
const outline = z.object({
  id,
  list: z.enum(importLists),
  file_name: z.string(),
  /** A dry run changes nothing. When its lines are imported later, the same run becomes a real import. */
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
  /** True for a finished dry run whose file is still stored, so that its lines can be imported. */
  can_be_taken: z.boolean(),
  /** The name of the administrator who started it. */
  by: z.string(),
  created_at: instant,
  ended_at: instant.nullable(),
});
/** An import with its first 200 invalid lines. */
const importRun = outline.extend({ errors: z.array(badLine) });

const runs =
  'It is worked at by a job, all lines in one transaction: 200 with what came of it when that takes a second at most, else 202 with how far it is, and GET /admin/imports/{id} says how it goes on. 409 import_running while the same list is being imported.';

/**
 * The endpoint that imports a list from a CSV file of at most 5 MB and 10,000 lines, whose first line names the
 * columns.
 */
export const importing = <const P extends `/${string}`>(path: P, columns: string) =>
  endpoint(`POST ${path}/import` as const, {
    who: 'admin',
    object: 'none',
    audit: 'import.asked',
    budget: 'import',
    body: z.strictObject({ dry_run: flag.optional() }),
    files: { field: 'file', kind: 'table', max: 1, bytes: tableLimit },
    data: importRun,
    summary: `Takes a CSV file with the columns ${columns}. dry_run 1, as unless it is 0, changes nothing and lists each bad line. ${runs}`,
  });

const one = { who: 'admin', object: 'import@params.id', params: z.object({ id }) } as const;

export const imports = {
  list: endpoint('GET /admin/imports', {
    who: 'admin',
    object: 'none',
    audit: 'none',
    query: z.object({ list: z.enum(importLists).optional().catch(undefined), ...paging }),
    data: page(outline),
    summary: 'What was imported, or is just now, of one list when asked; the newest first. Kept for 90 days.',
  }),
  one: endpoint('GET /admin/imports/{id}', {
    ...one,
    audit: 'none',
    data: importRun,
    summary: 'How far an import is, or what came of it, with its first 200 bad lines.',
  }),
  errors: endpoint('GET /admin/imports/{id}/errors', {
    ...one,
    audit: 'none',
    query: z.object(paging),
    data: page(badLine),
    summary: 'The lines that cannot be taken, each with what is wrong.',
  }),
  take: endpoint('POST /admin/imports/{id}/taking', {
    ...one,
    audit: 'import.taking_asked',
    budget: 'import',
    data: importRun,
    summary: `Takes the good lines of a dry run; its file is kept for a day. 409 conflict when it was taken or is no longer kept. ${runs}`,
  }),
};
