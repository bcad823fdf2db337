import pg from 'pg';
import { invalidatePrimary, primaryOf, readOnly } from './primary.ts';

/** A pg client that connects to that server of its address which accepts writes. */
export class Connection extends pg.Client {
  protected readonly address: string;
  /**
   * In a read-only session or transaction a refused write is a mistake in our code, and does not mean that the server
   * became read-only.
   */
  isReadOnly = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.address = config!.connectionString!;
    // an option of the address arrives as text, of which pg takes "0" for a time limit
    const { connectionParameters } = this as unknown as { connectionParameters: { query_timeout: unknown } };
    connectionParameters.query_timeout = Number(connectionParameters.query_timeout);
    // every waiting query already fails by itself; an error event without a listener would end the process
    (this as pg.Client).on('error', () => invalidatePrimary(this.address));
  }

  // pg accepts a callback or returns a promise
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
    // after the servers changed roles this one would refuse every write: the next connection finds the new primary
    this.connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
      if (code !== readOnly || this.isReadOnly) return;
      invalidatePrimary(this.address);
      (this.connection as unknown as { stream: { destroy: () => void } }).stream.destroy();
    });
  }
}
