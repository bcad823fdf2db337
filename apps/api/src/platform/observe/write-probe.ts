import type pg from 'pg';
import { AppConnection } from '../db/app-connection.ts';
import { cannotWrite } from '../db/primary.ts';

/**
 * The probe reconnects after this number of milliseconds, because only new connections are refused when the password
 * was changed.
 */
const renewAfterMs = 10_000;
const answerMs = 3_000;

/**
 * Checks whether the database accepts connections and writes. It uses a connection of its own, so that requests cannot
 * keep it from running.
 */
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
      // the next call of `takesWrites` opens a new connection
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
