import type pg from 'pg';
import { AbortedTransactionError, type TransactionSettings } from 'kysely';
import type { Connection } from './connection.ts';
import { type Acting, isSameActor, sayWho, whoActs } from './actor-context.ts';
import { prepareNoMore } from './statement-names.ts';
import { writeTogether } from './write-together.ts';

/**
 * A transaction on a connection of its own. Statements that nobody awaits are sent together with the next awaited one.
 * When several statements fail, the first failure is thrown, because it causes the others.
 */
export class Transaction {
  readonly #client: pg.PoolClient;
  /** The account that was last set for row-level security. */
  #actor: Acting | undefined;
  #unanswered: Promise<pg.QueryResult>[] = [];
  #state: 'open' | 'ended' | 'lost' = 'open';

  /** Does not wait until the transaction has begun: when `begin` fails, its error is thrown with the first answer. */
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
   * Sends a statement whose result nobody needs. If it fails, the next awaited statement (at the latest the commit)
   * throws its error.
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
    // PostgreSQL answers a commit with ROLLBACK when an earlier statement failed whose error was not thrown
    if ((await this.#answer()).command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    if (this.#state !== 'open') return;
    this.#state = 'lost';
    // failures of earlier statements no longer matter, because all of them are rolled back
    this.#unanswered = [];
    this.#ask('rollback');
    // when the rollback fails, the connection is closed; the caller throws the error that caused the rollback
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
    // the failure is thrown when the answer is awaited; without this handler it would count as an unhandled rejection
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

/** Runs one statement in a transaction of its own; `begin`, statement and `commit` are sent in one write. */
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

/**
 * Replaces the stack of an error, which ends at the socket, by the stack from here, to show the caller of the query.
 */
export function withStack(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error, withStack);
  return error;
}
