import { CompiledQuery } from 'kysely';
import type { Db } from './pool.ts';
import type { Reads } from './reads.ts';

/** SQL that is asked so often that PostgreSQL should keep its plan. */
export interface Statement {
  name: string;
  text: string;
}
export const runStatement = async <Row>(db: Db, { text }: Statement, values: unknown[]): Promise<Row[]> =>
  (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;

/** The same as `reads`, within a transaction or with Kysely outside of one. */
export const readsWithin = (db: Db): Reads => ({
  query: async (statement, values = []) => {
    const { text, values: own = values } = typeof statement === 'string' ? { text: statement } : statement;
    return db.executeQuery<any>(CompiledQuery.raw(text, own)) as never;
  },
});
