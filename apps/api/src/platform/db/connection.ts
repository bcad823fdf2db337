import pg from 'pg';
import { codeOf } from '../errors.ts';
import { invalidatePrimary, primaryOf, readOnly } from './primary.ts';

type QueryCallback = (error: Error | null, answer: pg.QueryResult) => void;

/**
 * A pg client that keeps no answer alive after it was given. The promise and the timer that pg makes for each query would
 * keep it until the next major garbage collection and make the minor ones ten times as long (decision 038). So the promise
 * is made here, and a single timer watches the query that has waited longest.
 */
export class Connection extends pg.Client {
  /** How long a query may take, in milliseconds; 0: for ever. */
  readonly #patience: number;
  /** When each unanswered query was asked; answers come in this order. */
  readonly #asked: number[] = [];
  #watch: NodeJS.Timeout | undefined;
  protected readonly address: string;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.address = config!.connectionString!;
    const { connectionParameters } = this as unknown as { connectionParameters: { query_timeout: number | false } };
    this.#patience = Number(connectionParameters.query_timeout);
    connectionParameters.query_timeout = false;
    // every query that waits is told of a failure; an error event that nobody hears ends the process
    (this as pg.Client).on('error', () => {});
  }

  // pg takes a function or gives a promise
  override connect(): Promise<pg.Client & this>;
  override connect(connected: (error: Error | null, client?: this) => void): void;
  override connect(connected?: (error: Error | null, client?: this) => void): Promise<this> | void {
    const opened = this.open().then(() => this);
    if (!connected) return opened;
    opened.then(
      () => connected(null, this),
      (error: Error) => connected(error),
    );
  }

  /** Connects to the server of the address that takes writes. */
  protected async open(): Promise<void> {
    Object.assign(this, await primaryOf(this.address));
    try {
      await super.connect();
    } catch (error) {
      invalidatePrimary(this.address);
      throw error;
    }
  }

  // keeps the many signatures of pg's own method
  override query(asked: never, ...more: never[]): never;
  override query(asked: string | pg.QueryConfig, ...more: (unknown[] | QueryCallback | undefined)[]): unknown {
    const answered = more.find((one) => typeof one === 'function');
    const values = more.find((one) => Array.isArray(one));
    return answered ? this.#ask(asked, values, answered) : this.#answer(asked, values);
  }

  async #answer(asked: string | pg.QueryConfig, values: unknown[] | undefined): Promise<pg.QueryResult> {
    try {
      return await new Promise((resolve, reject) =>
        this.#ask(asked, values, (error, answer) => (error ? reject(error) : resolve(answer))),
      );
    } catch (error) {
      // its stack ends at the socket: the one from here shows who asked
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  #ask(asked: string | pg.QueryConfig, values: unknown[] | undefined, answered: QueryCallback): void {
    this.#asked.push(performance.now());
    if (this.#patience && !this.#watch) this.#watch = this.#watchFor(this.#patience);
    const config = typeof asked === 'string' ? { text: asked } : asked;
    super.query(values ? { ...config, values } : config, (error, answer) => {
      this.#asked.shift();
      answered(error, answer);
      // after a change of roles between servers this one would refuse every write: the next connection finds the other
      if (codeOf(error) === readOnly) this.#giveUp();
    });
  }

  #watchFor(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.#watch = undefined;
      const [longest] = this.#asked;
      if (longest === undefined) return;
      const left = longest + this.#patience - performance.now();
      if (left > 0) this.#watch = this.#watchFor(left);
      // fails every query that waits on this connection
      else this.#giveUp();
    }, ms).unref();
  }

  #giveUp(): void {
    invalidatePrimary(this.address);
    (this.connection as unknown as { stream: { destroy: () => void } }).stream.destroy();
  }
}
