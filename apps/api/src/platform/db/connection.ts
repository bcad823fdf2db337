import pg from 'pg';
import { invalidatePrimary, primaryOf, readOnly } from './primary.ts';

/** A pg client that connects to the server which accepts writes, when the database URL lists several servers. */
export class Connection extends pg.Client {
  protected readonly address: string;
  /**
   * Whether a read-only session or transaction is using this connection. Then a refused write is a mistake in our code,
   * and does not mean that the server became read-only.
   */
  isReadOnly = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.address = config!.connectionString!;
    // a time limit in the database URL arrives as text; pg would take the text "0" for a limit, while the number 0
    // means no limit
    const { connectionParameters } = this as unknown as { connectionParameters: { query_timeout: unknown } };
    connectionParameters.query_timeout = Number(connectionParameters.query_timeout);
    // every waiting query already fails with its own error; an error event without a listener would end the process
    (this as pg.Client).on('error', () => invalidatePrimary(this.address));
  }

  // pg calls this function in two forms: with a callback, or for a promise
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

  protected async open(): Promise<void> {
    Object.assign(this, await primaryOf(this.address));
    try {
      await super.connect();
    } catch (error) {
      invalidatePrimary(this.address);
      throw error;
    }
    // after a failover the server of this connection refuses every write, so it is closed; the next connection finds
    // the new primary
    this.connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
      if (code !== readOnly || this.isReadOnly) return;
      invalidatePrimary(this.address);
      (this.connection as unknown as { stream: { destroy: () => void } }).stream.destroy();
    });
  }
}
