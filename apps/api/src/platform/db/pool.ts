import { Kysely } from 'kysely';
import pg from 'pg';
import { AppConnection } from './app-connection.ts';
import { dialect } from './driver.ts';
import { openReads, type Reads } from './reads.ts';
import { asApp } from './role.ts';
import { queryInOwnTransaction } from './transaction.ts';
import type { DB } from './types.ts';

export type Db = Kysely<DB>;

// Type parsers of our pools. They are not set globally on pg.types, because graphile-worker reads int8 and dates in its
// own way.
export const types = new pg.TypeOverrides();
types.setTypeParser(20, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is not safe`);
  return value;
});
types.setTypeParser(1700, Number);
types.setTypeParser(1082, (text) => text);
types.setTypeParser(3910, readRange);

interface TimeRange {
  from: Date | null;
  to: Date | null;
}

function readRange(text: string): TimeRange | null {
  const match = /^[[(]"?([^",]*)"?,"?([^",]*)"?[\])]$/.exec(text);
  return match ? { from: match[1] ? new Date(match[1]) : null, to: match[2] ? new Date(match[2]) : null } : null;
}

/**
 * Time limits in milliseconds, which the database URL may override (`?query_timeout=…`). `query_timeout` is for a
 * server that no longer answers: it closes the connection.
 */
const timeout = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 20_000,
  query_timeout: 20_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};
/** No limits for statements and transactions, for command-line tools, where no request waits for the answer. */
export const unhurried = {
  ...timeout,
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  query_timeout: 0,
};

export interface Database {
  /** Connections that may write: for transactions, and for the worker and its locks. */
  pool: pg.Pool;
  /** Runs SQL that only reads, outside of transactions. */
  reads: Reads;
  /** Kysely; outside of transactions it can only read. */
  db: Db;
  close: () => Promise<void>;
}

/**
 * Opens at most `max` connections with the restricted role. A third of the connections is reserved for reads
 * (`reads.ts`), so that reads do not wait behind transactions.
 */
export function openDatabase(url: string, max: number, limits: typeof timeout = timeout): Database {
  const third = Math.max(1, Math.floor(max / 3));
  const config = { connectionString: asApp(url), types, ...limits };
  const pool = new pg.Pool({ ...config, Client: AppConnection, max: Math.max(1, max - third), pipeline: true });
  // Without these two listeners graphile-worker adds listeners of its own and logs a warning. Without the first one, a
  // failure of an idle connection would also end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const reads = openReads(config, third, (statement) =>
    queryInOwnTransaction(pool, statement, { accessMode: 'read only' }),
  );
  const close = async () => {
    await reads.end();
    await pool.end();
  };
  return { pool, reads, db: openDb(pool, reads), close };
}

/** Creates Kysely with our dialect; `outside` runs the statements that are not part of a transaction. */
export const openDb = (pool: pg.Pool, outside: Reads): Db => new Kysely<DB>({ dialect: dialect(pool, outside) });
