import type pg from 'pg';
import { asOwner } from '../apps/api/src/platform/db/role.ts';
import type { Reads } from '../apps/api/src/platform/db/reads.ts';

/** Runs SQL as the owner of the database, to change the schema or settings of the server. */
export const alterDatabase = (pool: pg.Pool, ...statements: string[]): Promise<void> =>
  asOwner(pool.options.connectionString!, async (owner) => {
    // the product's role may not change the schema, so the role is reset to the owner first
    for (const statement of ['set role none', ...statements]) await owner.query(statement);
  });

/**
 * Adds a trigger that changes each row before it is written; `when` is an SQL event with its table, such as `insert on
 * payment`.
 */
export const addRowTrigger = (pool: pg.Pool, when: string, change: string): Promise<void> =>
  alterDatabase(
    pool,
    `create function fault() returns trigger language plpgsql as $$ begin ${change} return new; end $$`,
    `create trigger fault before ${when} for each row execute function fault()`,
  );

type Query = (...parameters: unknown[]) => Promise<unknown>;

/** Replaces a part of the text of SQL statements that the product sends. */
export const rewriteStatements = (pool: pg.Pool, from: string, to: string, reads?: Reads): void =>
  interceptStatements(pool, (text) => text.replace(from, to), reads);

/**
 * Calls `rewrite` with every SQL statement that is sent in a transaction, and with those sent through `reads` if it is
 * given. `rewrite` returns the statement to send, or throws.
 */
export function interceptStatements(pool: pg.Pool, rewrite: (text: string) => string, reads?: Reads): void {
  const rewritten = ([statement, ...rest]: unknown[]): unknown[] => {
    if (typeof statement === 'string') return [rewrite(statement), ...rest];
    const { text, values } = statement as pg.QueryConfig;
    const other = rewrite(text);
    return other === text ? [statement, ...rest] : [{ text: other, values }, ...rest];
  };
  const wrap = (queryable: { query: unknown }) => {
    const query = (queryable.query as Query).bind(queryable);
    queryable.query = (...parameters: unknown[]) => query(...rewritten(parameters));
  };
  const connect = pool.connect.bind(pool) as (...parameters: unknown[]) => Promise<pg.PoolClient | undefined>;
  const wrapped = new WeakSet<pg.PoolClient>();
  wrap(pool);
  if (reads) wrap(reads);
  Object.assign(pool, {
    connect: async (...parameters: unknown[]) => {
      const client = await connect(...parameters);
      if (client && !wrapped.has(client)) wrap(client);
      if (client) wrapped.add(client);
      return client;
    },
  });
}
