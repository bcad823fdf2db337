import type pg from 'pg';
import { AppConnection } from '../db/app-connection.ts';
import { cannotWrite } from '../db/primary.ts';

/** After so long it connects anew: a changed password closes the door to new connections and not to open ones. */
const renewAfterMs = 10_000;
const answerMs = 3_000;

/** Asks on a connection of its own, which no crowd of requests takes, whether the database lets us in and takes writes. */
export class WriteProbe {
  readonly #config: pg.PoolOptions;
  #opened = 0;
  #client: Promise<pg.Client> | undefined;

  constructor({ options }: pg.Pool) {
    this.#config = { ...options, connectionTimeoutMillis: answerMs, query_timeout: answerMs, pipeline: true };
  }

  async takesWrites(): Promise<boolean> {
    if (performance.now() - this.#opened > renewAfterMs) await this.close();
    const client = (this.#client ??= this.#open());
    try {
      const { rows } = await (await client).query<{ no: boolean }>(`select ${cannotWrite} as no`);
      if (!rows[0]!.no) return true;
    } catch {
      // asked again by the next question
    }
    if (this.#client === client) await this.close();
    return false;
  }

  async close(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.then((open) => open.end()).catch(() => {});
  }

  async #open(): Promise<pg.Client> {
    this.#opened = performance.now();
    const client: pg.Client = new AppConnection(this.#config);
    await client.connect();
    return client;
  }
}
