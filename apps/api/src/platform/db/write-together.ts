import type pg from 'pg';

const corked = new WeakSet<pg.ClientBase>();
/**
 * Joins all data that is written to the connection in this turn of the event loop into one write, which is cheaper than
 * many writes.
 */
export function writeTogether(client: pg.ClientBase): void {
  if (corked.has(client)) return;
  const { stream } = (client as pg.ClientBase & { connection: pg.Connection }).connection;
  corked.add(client);
  stream.cork();
  setImmediate(() => {
    corked.delete(client);
    stream.uncork();
  });
}
