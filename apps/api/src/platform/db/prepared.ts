import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { type Acting, asksWho, sayWho, whoActs } from './acting.ts';
import { type Asked, isRead, writeTogether } from './reads.ts';

/**
 * The pool for Kysely. What it asks goes out as named statements, which the server plans once for each connection. A
 * connection of one's own is taken only for what needs one: a transaction, whose beginning goes out together with its
 * first statement, and whatever is no mere read.
 */
export const preparing = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async (): Promise<PostgresPoolClient> => {
    let client: pg.PoolClient | undefined;
    let toBegin = false;
    let within = false;
    // for whom the transaction asks by now
    let told: Acting | undefined;
    const query = async (text: string, values: readonly unknown[]) => {
      const asked = { text, values: [...values], name: nameOf(text, values.length) };
      if (!client && isRead(text)) return pool.query(asked);
      client ??= await pool.connect();
      if (text === 'begin') {
        toBegin = within = true;
        return nothing;
      }
      const isEnd = text === 'commit' || text === 'rollback';
      if (isEnd && toBegin) {
        toBegin = within = false;
        return nothing;
      }
      if (text.startsWith('start transaction')) within = true;
      // what was said since a savepoint is undone with it
      if (isEnd || text.startsWith('rollback')) told = undefined;
      if (isEnd) within = false;
      const who = whoActs();
      if (toBegin) {
        toBegin = false;
        told = who;
        return together(client, begin(who), asked);
      }
      if (told === who || !asksWho(text)) return client.query(asked);
      if (!within) return askTold(client, asked);
      told = who;
      return together(client, sayWho(who, 'commit'), asked);
    };
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy?: boolean) => client?.release(destroy),
    };
  },
});

const begin = (who: Acting) => `begin; ${sayWho(who, 'commit')}`;

/** One statement, told who asks. */
export async function askTold(client: pg.ClientBase, asked: Asked): Promise<pg.QueryResult> {
  const answer = together(client, begin(whoActs()), asked);
  const [answered] = await Promise.all([answer, client.query('commit')]);
  return answered;
}

/** In one write: what is said first, and then the question that is answered. */
async function together(client: pg.ClientBase, first: string, asked: Asked): Promise<pg.QueryResult> {
  writeTogether(client);
  const [, answer] = await Promise.all([client.query(first), client.query(asked)]);
  return answer;
}

const nothing = { command: 'BEGIN', rowCount: null, rows: [] };

const names = new Map<string, string>();
// a server keeps every statement for as long as the connection lives: lists of ever other lengths are not kept
const mostNames = 1_000;
const mostValues = 64;
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
