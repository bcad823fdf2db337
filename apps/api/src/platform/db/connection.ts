import pg from 'pg';

type Answered = (error: Error | null, answer: pg.QueryResult) => void;

/**
 * A connection that holds nothing of an answer that was given. What pg makes for each question, a promise and a timer of its
 * own, keeps the answer in memory until the next great collection, and the small ones take ten times as long (decision 038):
 * so the promise is made out here, and one timer watches whoever waits longest.
 */
export class Connection extends pg.Client {
  /** In milliseconds; 0: for ever. */
  readonly #patience: number;
  /** When what waits for an answer was asked; answers come in this order. */
  readonly #asked: number[] = [];
  #watch: NodeJS.Timeout | undefined;

  constructor(config?: pg.ClientConfig) {
    super(config);
    const { connectionParameters } = this as unknown as { connectionParameters: { query_timeout: number | false } };
    this.#patience = Number(connectionParameters.query_timeout);
    connectionParameters.query_timeout = false;
  }

  // as pg's own, whose many signatures stay
  override query(asked: never, ...more: never[]): never;
  override query(asked: string | pg.QueryConfig, ...more: (unknown[] | Answered | undefined)[]): unknown {
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
      // whose stack leads to the socket, of which nobody learns who asked
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  #ask(asked: string | pg.QueryConfig, values: unknown[] | undefined, answered: Answered): void {
    this.#asked.push(performance.now());
    if (this.#patience && !this.#watch) this.#watch = this.#watchFor(this.#patience);
    const config = typeof asked === 'string' ? { text: asked } : asked;
    super.query(values ? { ...config, values } : config, (error, answer) => {
      this.#asked.shift();
      answered(error, answer);
    });
  }

  #watchFor(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.#watch = undefined;
      const [longest] = this.#asked;
      if (longest === undefined) return;
      const left = longest + this.#patience - performance.now();
      if (left > 0) this.#watch = this.#watchFor(left);
      // fails all that wait
      else (this.connection as unknown as { stream: { destroy: () => void } }).stream.destroy();
    }, ms).unref();
  }
}
