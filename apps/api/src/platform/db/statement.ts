import { CompiledQuery } from 'kysely';
import type { Db } from './pool.ts';
import type { Reads } from './reads.ts';

/** SQL that runs so often that it should be prepared. */
export interface Statement {
  name: string;
  text: string;
}
export const runStatement = async <Row>(db: Db, { text }: Statement, values: unknown[]): Promise<Row[]> =>
  (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;

/** Runs SQL with the interface of `reads`, but on this Kysely connection, which may be a transaction. */
export const readsWithin = (db: Db): Reads => ({
  query: async (statement, values = []) => {
    const { text, values: own = values } = typeof statement === 'string' ? { text: statement } : statement;
    return db.executeQuery<any>(CompiledQuery.raw(text, own)) as never;
  },
});
