import pg from 'pg';

export interface Statement {
  client: pg.Client;
  text: string;
  values: unknown[];
  name: string | undefined;
  /** Asks it, or another on the same connection. */
  ask: (other?: string) => unknown;
}
type Query = (this: pg.Client, ...asked: unknown[]) => unknown;

/** Stands between whoever asks the database and the database, in this process. */
export function betweenStatements(stand: (statement: Statement) => unknown): void {
  const prototype = pg.Client.prototype as { query: Query };
  const { query } = prototype;
  prototype.query = function (...asked) {
    const [first, values] = asked as [string | { text: string; values?: unknown[]; name?: string }, unknown];
    const told = typeof first === 'string' ? { text: first, values: Array.isArray(values) ? values : [] } : first;
    return stand({
      client: this,
      text: told.text,
      values: told.values ?? [],
      name: 'name' in told ? told.name : undefined,
      ask: (other) => (other ? query.call(this, other) : query.apply(this, asked)),
    });
  };
}

/** The same for what is asked of the gateway. */
export function betweenRequests(stand: (address: URL, ask: () => Promise<Response>) => Promise<Response>): void {
  const ask = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    stand(new URL(input instanceof Request ? input.url : input), () => ask(input, init));
}
