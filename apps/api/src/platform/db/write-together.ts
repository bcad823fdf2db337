import type pg from 'pg';

const corked = new WeakSet<pg.ClientBase>();
/** Collects what is written to the connection in this turn into one write, which is cheaper than many. */
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
