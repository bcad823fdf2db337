import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { type Acting, asksWho, sayWho, whoActs } from './acting.ts';
import { joins } from './joining.ts';
import { type Asked, isRead, writeTogether } from './reads.ts';

/**
 * The pool for Kysely. What it asks goes out as named statements, which the server plans once for each connection. A
 * connection of one's own is taken only for what needs one: a transaction, whose beginning goes out together with its
 * first statement, and whatever is no mere read. What joins another statement (`joining.ts`) leaves with it.
 */
export const preparing = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async (): Promise<PostgresPoolClient> => {
    let client: pg.PoolClient | undefined;
    let toBegin = false;
    let within = false;
    // what leaves with the next statement
    const before: Asked[] = [];
    // the commit left with the last statement
    let ended = false;
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
      // behind what nobody waits for any more the end would wait
      if (isEnd) before.length = 0;
      if (isEnd && (toBegin || ended)) {
        toBegin = within = ended = false;
        return nothing;
      }
      if (ended) throw new Error('The transaction has ended with the statement that was said to be its last.');
      const joined = within ? joins(text) : null;
      if (joined === 'ahead') {
        before.push(asked);
        return nothing;
      }
      if (text.startsWith('start transaction')) within = true;
      // what was said since a savepoint is undone with it
      if (isEnd || text.startsWith('rollback')) told = undefined;
      if (isEnd) within = false;
      const first: (string | Asked)[] = before.splice(0);
      const who = whoActs();
      if (toBegin) {
        toBegin = false;
        told = who;
        first.unshift(begin(who));
      } else if (told !== who && asksWho(text)) {
        if (!within) return askTold(client, asked);
        told = who;
        first.push(sayWho(who, 'commit'));
      }
      if (joined === 'last') {
        within = false;
        ended = true;
        return together(client, { first, asked, after: ['commit'] });
      }
      return first.length > 0 ? together(client, { first, asked }) : client.query(asked);
    };
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy?: boolean) => client?.release(destroy),
    };
  },
});

const begin = (who: Acting) => `begin; ${sayWho(who, 'commit')}`;

/** One statement, told who asks. */
export const askTold = (client: pg.ClientBase, asked: Asked): Promise<pg.QueryResult> =>
  together(client, { first: [begin(whoActs())], asked, after: ['commit'] });

interface Together {
  first: (string | Asked)[];
  asked: Asked;
  after?: string[];
}
/** In one write. What fails first says why the rest did; nothing is under way any more when it is told. */
async function together(client: pg.ClientBase, { first, asked, after = [] }: Together): Promise<pg.QueryResult> {
  writeTogether(client);
  const answers = await Promise.allSettled([...first, asked, ...after].map((one) => client.query(one)));
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  return (answers[first.length] as PromiseFulfilledResult<pg.QueryResult>).value;
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
