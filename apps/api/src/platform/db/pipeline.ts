import type { CompiledQuery } from 'kysely';
import { Connection, statementOf } from './driver.ts';
import type { Db } from './pool.ts';

/** A query of Kysely, or of its `sql` tag. */
interface Query {
  compile: (db: Db) => CompiledQuery<unknown>;
}

/**
 * Sends statements of a transaction whose results nobody needs, such as locks and inserts, together with the next
 * statement, so that they cost no round trip. If one of them fails, the next awaited statement (at the latest the
 * commit) fails with its error.
 */
export async function pipeline(trx: Db, queries: readonly Query[]): Promise<void> {
  const statements = queries.map((query) => statementOf(query.compile(trx)));
  await trx.getExecutor().provideConnection(async (connection) => {
    const transaction = connection instanceof Connection && connection.transaction;
    if (!transaction) throw new Error('Only a transaction can send statements together.');
    for (const statement of statements) transaction.send(statement);
  });
}
