import { sql } from 'kysely';

/** Lengths of pages that ours ask for. */
export const usualLengths: ReadonlySet<number> = new Set([5, 10, 30]);

/**
 * SQL: a page's rows. A usual length stands in the text, and where the page begins is hidden from the planner: it would
 * make a plan anew for each page, which costs more than to run it, and take that for better.
 */
export const pageRows = ({ limit, offset }: { limit: number; offset: number }) =>
  sql`limit ${usualLengths.has(limit) ? sql.lit(limit) : limit} offset (select ${offset}::integer)`;
