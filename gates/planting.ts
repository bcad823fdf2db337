import type pg from 'pg';
import { asOwner } from '../apps/api/src/platform/db/role.ts';

/** Changes the schema or the settings, as the one to whom they belong. */
export const alter = (pool: pg.Pool, ...statements: string[]): Promise<void> =>
  asOwner(pool.options.connectionString!, async (owner) => {
    // the pool's address names the lesser role
    for (const statement of ['set role none', ...statements]) await owner.query(statement);
  });

/** Does something to each row before it is written; `when` is an event and its table, `insert on payment`. */
export const beforeEach = (pool: pg.Pool, when: string, change: string): Promise<void> =>
  alter(
    pool,
    `create function fault() returns trigger language plpgsql as $$ begin ${change} return new; end $$`,
    `create trigger fault before ${when} for each row execute function fault()`,
  );

type Ask = (...asked: unknown[]) => Promise<unknown>;

/** Puts other words into the statements that the product sends. */
export const reword = (pool: pg.Pool, from: string, to: string): void =>
  overhear(pool, (text) => text.replace(from, to));

/** Hears every statement that the product sends, and may change it or throw. */
export function overhear(pool: pg.Pool, hear: (text: string) => string): void {
  const heard = ([asked, ...rest]: unknown[]): unknown[] => {
    if (typeof asked === 'string') return [hear(asked), ...rest];
    const { text, values } = asked as pg.QueryConfig;
    const said = hear(text);
    return said === text ? [asked, ...rest] : [{ text: said, values }, ...rest];
  };
  const listen = (to: { query: unknown }) => {
    const ask = (to.query as Ask).bind(to);
    to.query = (...words: unknown[]) => ask(...heard(words));
  };
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => Promise<pg.PoolClient | undefined>;
  const known = new WeakSet<pg.PoolClient>();
  listen(pool);
  Object.assign(pool, {
    connect: async (...given: unknown[]) => {
      const client = await connect(...given);
      if (client && !known.has(client)) listen(client);
      if (client) known.add(client);
      return client;
    },
  });
}
