import type pg from 'pg';
import { AbortedTransactionError, type TransactionSettings } from 'kysely';
import type { Connection } from './connection.ts';
import { type Acting, isSameActor, sayWho, whoActs } from './actor-context.ts';
import { prepareNoMore } from './statement-names.ts';
import { writeTogether } from './write-together.ts';

/**
 * A transaction on a connection of its own. Statements that nobody awaits are sent together with the next awaited one.
 * The first failure is thrown, because it causes those of the following statements.
 */
export class Transaction {
  readonly #client: pg.PoolClient;
  /** The account that was last set for row-level security. */
  #actor: Acting | undefined;
  #unanswered: Promise<pg.QueryResult>[] = [];
  #state: 'open' | 'ended' | 'lost' = 'open';

  /** Does not wait until the transaction has begun: a `begin` that fails is thrown with the first answer. */
  constructor(client: pg.PoolClient, { isolationLevel, accessMode }: TransactionSettings = {}) {
    this.#client = client;
    if (accessMode === 'read only') asConnection(client).isReadOnly = true;
    const beginning = ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode]
      .filter(Boolean)
      .join(' ');
    this.#actor = whoActs();
    this.#ask(`${beginning}; ${sayWho(this.#actor, 'commit')}`);
  }

  /**
   * Sends a statement whose result nobody needs: if it fails, the next awaited statement fails, at the latest the
   * commit.
   */
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
    // PostgreSQL answers a commit with ROLLBACK when an earlier statement failed; here its error was not thrown
    if ((await this.#answer()).command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    if (this.#state !== 'open') return;
    this.#state = 'lost';
    // failures of statements that were already sent no longer matter, because all of them are rolled back
    this.#unanswered = [];
    this.#ask('rollback');
    // a failed rollback closes the connection; the error that caused the rollback is thrown
    await this.#answer().then(
      () => (this.#state = 'ended'),
      () => {},
    );
  }

  /** Rolls back to a savepoint, which also undoes the account that was set since. */
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
    // a failure is thrown when the answer is awaited; this only keeps it from counting as unhandled
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

/** Adds the stack from here to an error, whose own stack ends at the socket, to show the caller of the query. */
export function withStack(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error, withStack);
  return error;
}
