import {
  type Expression,
  type OperationNode,
  type RawBuilder,
  type SelectQueryBuilder,
  SelectQueryNode,
  sql,
} from 'kysely';
import { type QueryParams, composed } from './composed.ts';
import type { Db } from './pool.ts';

export interface Window {
  limit: number;
  offset: number;
}

/** The page lengths that our own pages use. */
export const usualLengths: ReadonlySet<number> = new Set([5, 10, 25, 30, 50]);

/**
 * SQL: limit and offset of a page. A usual page length is written as a literal, and the offset is hidden in a subquery:
 * if the planner saw both as parameters, PostgreSQL would plan each page anew, which costs more than running the query.
 */
export const pageRows = ({ limit, offset }: Rows) =>
  sql`limit ${typeof limit === 'number' && usualLengths.has(limit) ? sql.lit(limit) : limit} offset (select ${offset}::integer)`;

interface Rows {
  limit: number | Expression<number>;
  offset: number | Expression<number>;
}

const usuallyCounted = 10_000;
/**
 * The largest number up to which the rows of a list are counted; beyond it the total is a lower bound. It is always
 * greater than the number of rows up to the end of the requested page, so that the next page can be reached.
 */
export const countLimit = ({ limit, offset }: Window, most = usuallyCounted) => Math.max(most, offset + limit + 1);

/** SQL: a `limit` for the subquery whose rows are counted. */
export const countedRows = (window: Window) => countedTo(unusualLimit(window));

/** The usual limit is written as a literal, so that PostgreSQL keeps one plan for it. */
const countedTo = (limit: number | Expression<number> | undefined) => sql`limit ${limit ?? sql.lit(usuallyCounted)}`;
function unusualLimit(window: Window): number | undefined {
  const limit = countLimit(window);
  return limit === usuallyCounted ? undefined : limit;
}

/**
 * Reads rows and one further value, `beside`, in one statement. Only the first row contains the value, so that it is
 * computed and sent once. When there are no rows, the value is `withoutRows` or, if that is not given, the result of a
 * second statement.
 */
function rowsBeside<Shape, Ask extends object, Tables, From extends keyof Tables, Row, Beside>(
  compose: (
    db: Db,
    shape: Shape,
    asking: QueryParams<Ask>,
  ) => { rows: SelectQueryBuilder<Tables, From, Row>; beside: RawBuilder<Beside> },
) {
  const together = composed((db, shape: Shape, asking: QueryParams<Ask>) => {
    const { rows, beside } = compose(db, shape, asking);
    refuseLeftOut(rows.toOperationNode());
    return rows
      .select(sql<Beside | null>`case when row_number() over () = 1 then ${beside} end`.as('beside'))
      .compile();
  });
  const single = composed((db, shape: Shape, asking: QueryParams<Ask>) =>
    sql<{ beside: Beside }>`select ${compose(db, shape, asking).beside} as beside`.compile(db),
  );
  return async (db: Db, shape: Shape, ask: Ask, withoutRows?: Beside): Promise<{ rows: Row[]; beside: Beside }> => {
    const found = (await together(db, shape, ask)) as (Row & { beside: Beside | null })[];
    const bringer = found.find((row) => row.beside !== null);
    if (bringer) return { rows: found, beside: bringer.beside! };
    if (withoutRows !== undefined) return { rows: [], beside: withoutRows };
    const [row] = await single(db, shape, ask);
    return { rows: [], beside: row!.beside };
  };
}

/**
 * Refuses a query whose limit is not in a subquery. Such a limit would be applied after the rows are numbered, and
 * could leave out the first row, which contains the value.
 */
function refuseLeftOut(rows: OperationNode): void {
  if (SelectQueryNode.is(rows) && (rows.limit || rows.offset || rows.endModifiers))
    throw new Error('What limits rows that something is read beside has to stand in a subquery.');
}

/**
 * Reads a page of rows and the number of all rows in `found` (a lower bound from 10,000 on). This takes one statement,
 * or two when the page is beyond the last one. The query `page` must read its rows from a subquery that ends with
 * `ofPage`.
 */
export function countedPages<Shape, Ask extends object, Tables, From extends keyof Tables, Row>(
  compose: (
    db: Db,
    shape: Shape,
    asking: QueryParams<Ask>,
    ofPage: RawBuilder<unknown>,
  ) => { found: Expression<unknown>; page: SelectQueryBuilder<Tables, From, Row> },
) {
  interface Lengths {
    offset: number;
    limit: number | undefined;
    counted: number | undefined;
  }
  const read = rowsBeside(
    (db, { shape, length }: { shape: Shape; length: number | undefined }, within: QueryParams<Ask & Lengths>) => {
      const asking = within as unknown as QueryParams<Ask> & QueryParams<Lengths>;
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
