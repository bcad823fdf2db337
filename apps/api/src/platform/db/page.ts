import {
  type Expression,
  type OperationNode,
  type RawBuilder,
  type SelectQueryBuilder,
  SelectQueryNode,
  sql,
} from 'kysely';
import { type Asking, composed } from './composed.ts';
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
export const pageRows = ({ limit, offset }: Rows) =>
  sql`limit ${typeof limit === 'number' && usualLengths.has(limit) ? sql.lit(limit) : limit} offset (select ${offset}::integer)`;

interface Rows {
  limit: number | Expression<number>;
  offset: number | Expression<number>;
}

const usuallyCounted = 10_000;
/**
 * How far a list is counted that nobody reads to its end: its total is then a lower bound, yet never less than what is
 * behind the page that is asked for, so that whoever turns pages comes to the end.
 */
export const countLimit = ({ limit, offset }: Window, most = usuallyCounted) => Math.max(most, offset + limit + 1);

/** SQL: so far are rows counted. */
export const countedRows = (window: Window) => countedTo(unusualLimit(window));

/** The usual number stands in the text: the server then keeps its plan. */
const countedTo = (limit: number | Expression<number> | undefined) => sql`limit ${limit ?? sql.lit(usuallyCounted)}`;
function unusualLimit(window: Window): number | undefined {
  const limit = countLimit(window);
  return limit === usuallyCounted ? undefined : limit;
}

/**
 * Rows, and what is read `beside` them: one statement, unless there are no rows and nothing is known for then. The first of
 * them that is read brings it: on each it would be sent and read as often.
 */
export function rowsBeside<Shape, Ask extends object, Tables, From extends keyof Tables, Row, Beside>(
  compose: (
    db: Db,
    shape: Shape,
    asking: Asking<Ask>,
  ) => { rows: SelectQueryBuilder<Tables, From, Row>; beside: RawBuilder<Beside> },
) {
  const together = composed((db, shape: Shape, asking: Asking<Ask>) => {
    const { rows, beside } = compose(db, shape, asking);
    refuseLeftOut(rows.toOperationNode());
    return rows
      .select(sql<Beside | null>`case when row_number() over () = 1 then ${beside} end`.as('beside'))
      .compile();
  });
  const alone = composed((db, shape: Shape, asking: Asking<Ask>) =>
    sql<{ beside: Beside }>`select ${compose(db, shape, asking).beside} as beside`.compile(db),
  );
  return async (db: Db, shape: Shape, ask: Ask, withoutRows?: Beside): Promise<{ rows: Row[]; beside: Beside }> => {
    const found = (await together(db, shape, ask)) as (Row & { beside: Beside | null })[];
    const bringer = found.find((row) => row.beside !== null);
    if (bringer) return { rows: found, beside: bringer.beside! };
    if (withoutRows !== undefined) return { rows: [], beside: withoutRows };
    const [row] = await alone(db, shape, ask);
    return { rows: [], beside: row!.beside };
  };
}

/** Rows are numbered before a limit leaves some out, so that the first of them need not be among those that are left. */
function refuseLeftOut(rows: OperationNode): void {
  if (SelectQueryNode.is(rows) && (rows.limit || rows.offset || rows.endModifiers))
    throw new Error('What limits rows that something is read beside has to stand in a subquery.');
}

/**
 * Pages of rows, and how many are `found` altogether, a lower bound from 10,000 on: one statement, unless the page lies behind
 * the last one. What is composed reads its rows from a subquery that ends with the ones of the page.
 */
export function countedPages<Shape, Ask extends object, Tables, From extends keyof Tables, Row>(
  compose: (
    db: Db,
    shape: Shape,
    asking: Asking<Ask>,
    ofPage: RawBuilder<unknown>,
  ) => { found: Expression<unknown>; page: SelectQueryBuilder<Tables, From, Row> },
) {
  interface Lengths {
    offset: number;
    limit: number | undefined;
    counted: number | undefined;
  }
  const read = rowsBeside(
    (db, { shape, length }: { shape: Shape; length: number | undefined }, within: Asking<Ask & Lengths>) => {
      const asking = within as unknown as Asking<Ask> & Asking<Lengths>;
      const ofPage = pageRows({ limit: asking.limit ?? length!, offset: asking.offset });
      const { found, page } = compose(db, shape, asking, ofPage);
      return {
        rows: page,
        beside: sql<number>`(select count(*) from (select from ${found} found ${countedTo(asking.counted)}) counted)`,
      };
    },
  );
  return async (db: Db, shape: Shape, ask: Ask, window: Window): Promise<{ total: number; rows: Row[] }> => {
    const { limit, offset } = window;
    const [length, told] = usualLengths.has(limit) ? [limit, undefined] : [undefined, limit];
    const within = { ...ask, offset, limit: told, counted: unusualLimit(window) };
    const { rows, beside: total } = await read(db, { shape, length }, within, offset === 0 ? 0 : undefined);
    return { total, rows };
  };
}
