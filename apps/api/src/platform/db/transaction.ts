import type pg from 'pg';
import { AbortedTransactionError, type TransactionSettings } from 'kysely';
import type { Connection } from './connection.ts';
import { type Acting, isSameActor, sayWho, whoActs } from './actor-context.ts';
import { prepareNoMore } from './statement-names.ts';
import { writeTogether } from './write-together.ts';

/**
 * A transaction on a connection of its own. What is sent before somebody waits for an answer leaves in one write, and is
 * answered together; the first failure is thrown, because it is why those after it failed.
 */
export class Transaction {
  readonly #client: pg.PoolClient;
  /** For whom PostgreSQL was last told that it asks. */
  #actor: Acting | undefined;
  #unanswered: Promise<pg.QueryResult>[] = [];
  #state: 'open' | 'ended' | 'lost' = 'open';

  /** Nothing is awaited: a `begin` that fails is thrown with the first answer. */
  constructor(client: pg.PoolClient, { isolationLevel, accessMode }: TransactionSettings = {}) {
    this.#client = client;
    if (accessMode === 'read only') asConnection(client).isReadOnly = true;
    const beginning = ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode]
      .filter(Boolean)
      .join(' ');
    this.#actor = whoActs();
    this.#ask(`${beginning}; ${sayWho(this.#actor, 'commit')}`);
  }

  /** Sends a statement whose answer nobody needs: if it fails, so does whatever is awaited next, at the latest the commit. */
  send(statement: pg.QueryConfig): void {
    const actor = whoActs();
    if (!isSameActor(this.#actor, actor)) this.#ask(sayWho(actor, 'commit'));
    this.#actor = actor;
    this.#ask(statement);
  }

  async query(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    this.send(statement);
    return this.#answer();
  }

  async commit(): Promise<void> {
    this.#state = 'ended';
    this.#ask('commit');
    // PostgreSQL answers so where an earlier statement failed and nobody said so
    if ((await this.#answer()).command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    if (this.#state !== 'open') return;
    this.#state = 'lost';
    // those that were sent may have failed; only the rollback matters
    this.#unanswered = [];
    this.#ask('rollback');
    // where it fails the connection is given up; what is thrown is why it was rolled back
    await this.#answer().then(
      () => (this.#state = 'ended'),
      () => {},
    );
  }

  /** A rollback to a savepoint also undoes for whom PostgreSQL was told since. */
  async rollbackTo(statement: pg.QueryConfig): Promise<void> {
    await this.query(statement);
    this.#actor = undefined;
  }

  release(): void {
    asConnection(this.#client).isReadOnly = false;
    this.#client.release(this.#state === 'lost');
  }

  #ask(statement: string | pg.QueryConfig): void {
    writeTogether(this.#client);
    const answer = this.#client.query(statement);
    // it is thrown when somebody waits for it
    answer.catch((error: unknown) => typeof statement === 'object' && prepareNoMore(error, statement));
    this.#unanswered.push(answer);
  }

  async #answer(): Promise<pg.QueryResult> {
    const answers = await Promise.allSettled(this.#unanswered.splice(0));
    for (const answer of answers) if (answer.status === 'rejected') throw withStack(answer.reason);
    return (answers.at(-1) as PromiseFulfilledResult<pg.QueryResult>).value;
  }
}

const asConnection = (client: pg.PoolClient) => client as unknown as Connection;

/** One statement in a transaction of its own, in one write. */
export async function queryInOwnTransaction(
  pool: pg.Pool,
  statement: pg.QueryConfig,
  settings?: TransactionSettings,
): Promise<pg.QueryResult> {
  const transaction = new Transaction(await pool.connect(), settings);
  try {
    const [answer, end] = await Promise.allSettled([transaction.query(statement), transaction.commit()]);
    if (answer.status === 'rejected') throw answer.reason;
    if (end.status === 'rejected') throw end.reason;
    return answer.value;
  } finally {
    transaction.release();
  }
}

/** The stack of a failure ends at the socket: the one from here shows who asked. */
export function withStack(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error, withStack);
  return error;
}
