import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { type Acting, asksWho, sayWho, whoActs } from './acting.ts';
import { joins } from './joining.ts';
import { type Asked, isRead, writeTogether } from './reads.ts';

/**
 * The pool for Kysely. What it asks goes out as named statements, which the server plans once for each connection. A
 * connection of one's own is taken only for what needs one: a transaction, or whatever is no mere read.
 */
export const preparing = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async (): Promise<PostgresPoolClient> => {
    let client: pg.PoolClient | undefined;
    let transaction: Transaction | undefined;
    const query = async (text: string, values: readonly unknown[]) => {
      const asked = { text, values: [...values], name: nameOf(text, values.length) };
      if (!client && isRead(text)) return pool.query(asked);
      client ??= await pool.connect();
      if (text === 'begin' || text.startsWith('start transaction')) {
        transaction = new Transaction(client, text);
        return nothing;
      }
      if (transaction && (text === 'commit' || text === 'rollback')) {
        const ending = transaction.end(text);
        transaction = undefined;
        return ending;
      }
      if (transaction) return transaction.ask(asked);
      return asksWho(text) ? askTold(client, asked) : client.query(asked);
    };
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy?: boolean) => client?.release(destroy),
    };
  },
});

/** Begins together with its first statement; what joins another one (`joining.ts`) leaves with it. */
class Transaction {
  readonly #client: pg.ClientBase;
  readonly #beginning: string;
  #state: 'to begin' | 'under way' | 'ended' = 'to begin';
  /** What leaves with the next statement. */
  readonly #ahead: Asked[] = [];
  /** For whom it asks by now. */
  #told: Acting | undefined;

  constructor(client: pg.ClientBase, beginning: string) {
    this.#client = client;
    this.#beginning = beginning;
  }

  async ask(asked: Asked): Promise<pg.QueryResult | typeof nothing> {
    if (this.#state === 'ended')
      throw new Error('The transaction has ended with the statement that was said to be its last.');
    const joined = joins(asked.text);
    if (joined === 'ahead') {
      this.#ahead.push(asked);
      return nothing;
    }
    const first = [...this.#firstWords(asked.text), ...this.#ahead.splice(0)];
    // what was said since a savepoint is undone with it
    if (asked.text.startsWith('rollback')) this.#told = undefined;
    this.#state = joined === 'last' ? 'ended' : 'under way';
    const after = joined === 'last' ? ['commit'] : [];
    return first.length + after.length > 0
      ? together(this.#client, { first, asked, after })
      : this.#client.query(asked);
  }

  /** What nobody waits for any more is not asked. */
  async end(word: 'commit' | 'rollback'): Promise<pg.QueryResult | typeof nothing> {
    return this.#state === 'under way' ? this.#client.query(word) : nothing;
  }

  #firstWords(text: string): string[] {
    const who = whoActs();
    const isFirst = this.#state === 'to begin';
    if (!isFirst && (this.#told === who || !asksWho(text))) return [];
    this.#told = who;
    const said = sayWho(who, 'commit');
    return [isFirst ? `${this.#beginning}; ${said}` : said];
  }
}

/** One statement, told who asks. */
export const askTold = (client: pg.ClientBase, asked: Asked): Promise<pg.QueryResult> =>
  together(client, { first: [`begin; ${sayWho(whoActs(), 'commit')}`], asked, after: ['commit'] });

interface Together {
  first: (string | Asked)[];
  asked: Asked;
  after: string[];
}
/** In one write. What fails first says why the rest did; nothing is under way any more when it is told. */
async function together(client: pg.ClientBase, { first, asked, after }: Together): Promise<pg.QueryResult> {
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
