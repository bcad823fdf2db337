import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { asksWho } from './actor-context.ts';
import { AppConnection } from './app-connection.ts';
import { askTold, preparing } from './prepared.ts';
import { type PendingRead, isRead, openReads } from './reads.ts';
import type { TimeRange } from './range.ts';
import { asApp } from './role.ts';
import type { DB } from './types.ts';

export type Db = Kysely<DB>;

// Set for our pools and not on pg.types, because graphile-worker reads int8 and dates differently.
export const types = new pg.TypeOverrides();
types.setTypeParser(20, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is not safe`);
  return value;
});
types.setTypeParser(1700, Number);
types.setTypeParser(1082, (text) => text);
types.setTypeParser(3910, readRange);

function readRange(text: string): TimeRange | null {
  const match = /^[[(]"?([^",]*)"?,"?([^",]*)"?[\])]$/.exec(text);
  return match ? { from: match[1] ? new Date(match[1]) : null, to: match[2] ? new Date(match[2]) : null } : null;
}

/**
 * How long anything may take, in milliseconds; the address of the database may say otherwise (`?query_timeout=…`).
 * `query_timeout` is the last resort: when the server no longer answers, the connection is given up.
 */
const timeout = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 20_000,
  query_timeout: 20_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};
/** For commands, where nobody waits for an answer. */
export const unhurried = {
  ...timeout,
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  query_timeout: 0,
};

/**
 * A pool of at most `max` connections that works as the lesser role. A third of them is kept for reads (`reads.ts`), so that
 * reads do not wait behind transactions.
 */
export function openPool(url: string, max: number, limits: typeof timeout = timeout): pg.Pool {
  const third = Math.max(1, Math.floor(max / 3));
  const config = { connectionString: asApp(url), types, ...limits };
  const pool = new pg.Pool({ ...config, Client: AppConnection, max: Math.max(1, max - third), pipeline: true });
  // Without these graphile-worker puts its own there, with a warning; without the first the process ends with an idle client.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const reads = openReads(config, third);
  const ask = pool.query.bind(pool) as (...asked: unknown[]) => Promise<pg.QueryResult>;
  const end = pool.end.bind(pool);
  const queryDirectly = async (asked: PendingRead) => {
    const client = await pool.connect();
    try {
      return await askTold(client, asked);
    } finally {
      client.release();
    }
  };
  return Object.assign(pool, {
    query: (...given: unknown[]) => {
      const asked = askedIn(given);
      const read = asked && isRead(asked.text) && reads.query(asked);
      return read || (asked && asksWho(asked.text) ? queryDirectly(asked) : ask(...given));
    },
    end: async () => {
      await reads.end();
      await end();
    },
  }) as pg.Pool;
}

function askedIn([asked, values]: unknown[]): PendingRead | null {
  const one = typeof asked === 'string' ? { text: asked, values } : (asked as PendingRead);
  return one.values === undefined || Array.isArray(one.values) ? (one as PendingRead) : null;
}

export const openDb = (pool: pg.Pool): Db =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
