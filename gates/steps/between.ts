import pg from 'pg';

export interface Statement {
  client: pg.Client;
  text: string;
  values: unknown[];
  name: string | undefined;
  /** Asks it, or another on the same connection. */
  ask: (other?: string) => Promise<unknown>;
}
type Query = (this: pg.Client, ...asked: unknown[]) => Promise<unknown>;
type Answered = (error: unknown, answer?: unknown) => void;

/** Stands between whoever asks the database and the database, in this process; what it gives back is the answer. */
export function betweenStatements(stand: (statement: Statement) => Promise<unknown>): void {
  const prototype = pg.Client.prototype as { query: Query };
  const { query } = prototype;
  prototype.query = function (...asked) {
    const answered = asked.at(-1);
    const words = typeof answered === 'function' ? asked.slice(0, -1) : asked;
    const [first, values] = words as [string | { text: string; values?: unknown[]; name?: string }, unknown];
    const told = typeof first === 'string' ? { text: first, values: Array.isArray(values) ? values : [] } : first;
    const answer = stand({
      client: this,
      text: told.text,
      values: told.values ?? [],
      name: 'name' in told ? told.name : undefined,
      ask: (other) => (other ? query.call(this, other) : query.apply(this, words)),
    });
    if (typeof answered === 'function')
      answer.then(
        (found) => (answered as Answered)(null, found),
        (error: unknown) => (answered as Answered)(error),
      );
    return answer;
  };
}

/** The same for what is asked of the gateway. */
export function betweenRequests(stand: (address: URL, ask: () => Promise<Response>) => Promise<Response>): void {
  const ask = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    stand(new URL(input instanceof Request ? input.url : input), () => ask(input, init));
}
