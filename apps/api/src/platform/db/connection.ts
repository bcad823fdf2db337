import pg from 'pg';
import { invalidatePrimary, primaryOf, readOnly } from './primary.ts';

/** A pg client that connects to the server of its address that takes writes. */
export class Connection extends pg.Client {
  protected readonly address: string;
  /** In a read-only session or transaction a refused write is a mistake in our code, and says nothing about the server. */
  isReadOnly = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.address = config!.connectionString!;
    // from the address it comes as text, of which pg takes "0" for a time
    const { connectionParameters } = this as unknown as { connectionParameters: { query_timeout: unknown } };
    connectionParameters.query_timeout = Number(connectionParameters.query_timeout);
    // every query that waits is told of a failure; an error event that nobody hears ends the process
    (this as pg.Client).on('error', () => invalidatePrimary(this.address));
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

  protected async open(): Promise<void> {
    Object.assign(this, await primaryOf(this.address));
    try {
      await super.connect();
    } catch (error) {
      invalidatePrimary(this.address);
      throw error;
    }
    // after a change of roles between servers this one would refuse every write: the next connection finds the other
    this.connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
      if (code !== readOnly || this.isReadOnly) return;
      invalidatePrimary(this.address);
      (this.connection as unknown as { stream: { destroy: () => void } }).stream.destroy();
    });
  }
}
