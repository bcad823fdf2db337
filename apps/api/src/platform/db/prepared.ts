import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** The pool for Kysely: what it asks goes out as named statements, which the server plans once for each connection. */
export function preparing(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    const before = known.get(client);
    if (before) return before;
    const query: unknown = (text: string, values: readonly unknown[]) =>
      client.query({ text, values: [...values], name: nameOf(text, values.length) });
    const release = (destroy?: boolean) => client.release(destroy);
    const made = { query: query as PostgresPoolClient['query'], release };
    known.set(client, made);
    return made;
  };
  return { connect, end: () => pool.end(), options: pool.options };
}

const names = new Map<string, string>();
// a server keeps every statement for as long as the connection lives: lists of ever other lengths are not kept
const mostNames = 1_000;
const mostValues = 32;
// a migration beside a running process may add columns, after which a kept `*` fails
const allColumns = /(select|returning|,)\s+("?\w+"?\.)?\*/;

function nameOf(text: string, values: number): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (values === 0 || values > mostValues || names.size >= mostNames || allColumns.test(text)) return undefined;
  const name = `k_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
}
