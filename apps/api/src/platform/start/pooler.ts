import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { StartRefused } from '../start-refused.ts';

const rounds = 3;
const answerMs = 2_000;

/**
 * Refuses a connection pooler in transaction mode, because it would mix up the accounts that are set on connections.
 * There is a pooler when the process id that was sent at the start of the connection differs from the id of the
 * PostgreSQL process that answers. Then a second client begins a transaction, which may take the first client's
 * connection: if another PostgreSQL process now answers the first client, or none within two seconds, the pooler shares
 * connections by transaction.
 */
export async function refuseTransactionPooling(client: pg.Client, open: () => Promise<pg.Client>): Promise<void> {
  const own = await processOf(client);
  if (own === (client as pg.Client & { processID: number }).processID) return;
  const other = await open();
  try {
    for (let round = 0; round < rounds; round++) {
      const before = await processOf(client);
      await other.query('begin');
      const now = await Promise.race([processOf(client), pause(answerMs)]);
      await other.query('rollback');
      if (before !== own || now !== own) throw new StartRefused(sentence);
    }
  } finally {
    await other.end().catch(() => {});
  }
}

const processOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;

const sentence =
  'DATABASE_URL leads to a connection pooler that shares connections by transaction, which would mix up who asks: set pool_mode=session in it, or connect without it.';
