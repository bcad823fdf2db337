import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './pool.ts';

export interface Window {
  limit: number;
  offset: number;
}

/** Lengths of pages that ours ask for. */
export const usualLengths: ReadonlySet<number> = new Set([5, 10, 30]);

/**
 * SQL: a page's rows. A usual length stands in the text, and where the page begins is hidden from the planner: it would
 * make a plan anew for each page, which costs more than to run it, and take that for better.
 */
export const pageRows = ({ limit, offset }: Window) =>
  sql`limit ${usualLengths.has(limit) ? sql.lit(limit) : limit} offset (select ${offset}::integer)`;

const usuallyCounted = 10_000;
/**
 * How far a list is counted that nobody reads to its end: its total is then a lower bound, yet never less than what is
 * behind the page that is asked for, so that whoever turns pages comes to the end.
 */
export const countLimit = ({ limit, offset }: Window, most = usuallyCounted) => Math.max(most, offset + limit + 1);

/** SQL: so far are rows counted. The usual number stands in the text: the server then keeps its plan. */
export function countedRows(window: Window) {
  const limit = countLimit(window);
  return sql`limit ${limit === usuallyCounted ? sql.lit(limit) : limit}`;
}

/** Rows, and what is read `beside` them: one statement, unless there are no rows and nothing is known for then. */
export async function rowsBeside<Tables, From extends keyof Tables, Row, Beside>(
  db: Db,
  rows: SelectQueryBuilder<Tables, From, Row>,
  beside: RawBuilder<Beside>,
  withoutRows?: Beside,
): Promise<{ rows: Row[]; beside: Beside }> {
  const found = (await rows.select(beside.as('beside')).execute()) as (Row & { beside: Beside })[];
  if (found[0]) return { rows: found, beside: found[0].beside };
  if (withoutRows !== undefined) return { rows: [], beside: withoutRows };
  const alone = await sql<{ beside: Beside }>`select ${beside} as beside`.execute(db);
  return { rows: [], beside: alone.rows[0]!.beside };
}

/**
 * A page's rows and how many `found` are altogether, a lower bound from 10,000 on: one statement, unless the page lies behind
 * the last one.
 */
export async function countedPage<Tables, From extends keyof Tables, Row>(
  db: Db,
  found: Expression<unknown>,
  page: SelectQueryBuilder<Tables, From, Row>,
  window: Window,
): Promise<{ total: number; rows: Row[] }> {
  const count = sql<number>`(select count(*) from (select from ${found} found ${countedRows(window)}) counted)`;
  const { rows, beside: total } = await rowsBeside(db, page, count, window.offset === 0 ? 0 : undefined);
  return { total, rows };
}
