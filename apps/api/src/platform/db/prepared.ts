import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { type Acting, asksWho, sayWho, whoActs } from './actor-context.ts';
import { joins } from './statement-marks.ts';
import { type PendingRead, isRead, writeTogether } from './reads.ts';

/**
 * The pool for Kysely. It sends named statements, which PostgreSQL plans once for each connection. It takes a connection
 * only for what needs one, a transaction or a statement that is no mere read; reads share connections (`reads.ts`).
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

/** Sends its `begin` together with the first statement, and marked statements (`joining.ts`) together with another one. */
class Transaction {
  readonly #client: pg.ClientBase;
  readonly #beginning: string;
  #state: 'to begin' | 'under way' | 'ended' = 'to begin';
  /** Statements that wait to be sent with the next one. */
  readonly #ahead: PendingRead[] = [];
  /** For whom PostgreSQL was last told that it asks. */
  #told: Acting | undefined;

  constructor(client: pg.ClientBase, beginning: string) {
    this.#client = client;
    this.#beginning = beginning;
  }

  async ask(asked: PendingRead): Promise<pg.QueryResult | typeof nothing> {
    if (this.#state === 'ended')
      throw new Error('The transaction has ended with the statement that was said to be its last.');
    const joined = joins(asked.text);
    if (joined === 'ahead') {
      this.#ahead.push(asked);
      return nothing;
    }
    const first = [...this.#firstWords(asked.text), ...this.#ahead.splice(0)];
    // a rollback to a savepoint also undoes what was told since
    if (asked.text.startsWith('rollback')) this.#told = undefined;
    this.#state = joined === 'last' ? 'ended' : 'under way';
    const after = joined === 'last' ? ['commit'] : [];
    return first.length + after.length > 0
      ? together(this.#client, { first, asked, after })
      : this.#client.query(asked);
  }

  /** Sends `commit` or `rollback`, unless nothing was sent yet or the last statement took the commit along. */
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

/** A single statement, before which PostgreSQL is told who asks. */
export const askTold = (client: pg.ClientBase, asked: PendingRead): Promise<pg.QueryResult> =>
  together(client, { first: [`begin; ${sayWho(whoActs(), 'commit')}`], asked, after: ['commit'] });

interface StatementBatch {
  first: (string | PendingRead)[];
  asked: PendingRead;
  after: string[];
}
/** Sends statements in one write and waits for all of them. The first failure is thrown: it is why those after it failed. */
async function together(client: pg.ClientBase, { first, asked, after }: StatementBatch): Promise<pg.QueryResult> {
  writeTogether(client);
  const answers = await Promise.allSettled([...first, asked, ...after].map((one) => client.query(one)));
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  return (answers[first.length] as PromiseFulfilledResult<pg.QueryResult>).value;
}

const nothing = { command: 'BEGIN', rowCount: null, rows: [] };

const names = new Map<string, string>();
// PostgreSQL keeps a named statement as long as the connection: statements whose lists differ in length each time get no name
const mostNames = 1_000;
const mostValues = 64;
// a migration may add a column while we run, after which a kept statement with `*` fails
const allColumns = /(select|returning|,)\s+("?\w+"?\.)?\*/;

function nameOf(text: string, values: number): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (values === 0 || values > mostValues || names.size >= mostNames || allColumns.test(text)) return undefined;
  const name = `k_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
}
