import pg from 'pg';

export interface Statement {
  client: pg.Client;
  text: string;
  values: unknown[];
  name: string | undefined;
  /** Sends the statement, or `other` instead, on the same connection. */
  send: (other?: string) => Promise<unknown>;
}
type Query = (this: pg.Client, ...parameters: unknown[]) => Promise<unknown>;
type Callback = (error: unknown, result?: unknown) => void;

/**
 * Calls `handle` instead of sending a statement, on every connection of this process; the return value of `handle` is
 * the result of the statement.
 */
export function interceptClientStatements(handle: (statement: Statement) => Promise<unknown>): void {
  const prototype = pg.Client.prototype as { query: Query };
  const { query } = prototype;
  prototype.query = function (...parameters) {
    const callback = parameters.at(-1);
    const sent = typeof callback === 'function' ? parameters.slice(0, -1) : parameters;
    const [first, values] = sent as [string | { text: string; values?: unknown[]; name?: string }, unknown];
    const config = typeof first === 'string' ? { text: first, values: Array.isArray(values) ? values : [] } : first;
    const result = handle({
      client: this,
      text: config.text,
      values: config.values ?? [],
      name: 'name' in config ? config.name : undefined,
      send: (other) => (other ? query.call(this, other) : query.apply(this, sent)),
    });
    if (typeof callback === 'function')
      result.then(
        (rows) => (callback as Callback)(null, rows),
        (error: unknown) => (callback as Callback)(error),
      );
    return result;
  };
}

/** Calls `handle` instead of sending a request to the payment gateway. */
export function interceptRequests(handle: (address: URL, send: () => Promise<Response>) => Promise<Response>): void {
  const fetch = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    handle(new URL(input instanceof Request ? input.url : input), () => fetch(input, init));
}
