import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { preparing } from './prepared.ts';
import type { TimeRange } from './range.ts';
import type { DB } from './types.ts';

export type Db = Kysely<DB>;

// Per pool, not on pg.types: graphile-worker has its own idea of int8 and dates.
const types = new pg.TypeOverrides();
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

export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, types, max, connectionTimeoutMillis: 5_000, keepAlive: true });
  // Without these node-postgres ends the process when the server dies under a client, idle or in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export const openDb = (pool: pg.Pool): Db =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
