import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Db } from './pool.ts';

/** SQL that is asked so often that PostgreSQL should keep its plan. */
export interface Statement {
  name: string;
  text: string;
}
/** Where a statement runs: prepared on the pool, or within a transaction. */
export type Run = <Row>(statement: Statement, values: unknown[]) => Promise<Row[]>;

export const onPool =
  (pool: pg.Pool): Run =>
  async <Row>(statement: Statement, values: unknown[]) =>
    (await pool.query({ ...statement, values })).rows as Row[];

export const within =
  (trx: Db): Run =>
  async <Row>({ text }: Statement, values: unknown[]) =>
    (await trx.executeQuery(CompiledQuery.raw(text, values))).rows as Row[];

/** Looks like a pool and asks within the transaction, for code that asks a pool. */
export const poolWithin = (trx: Db) =>
  ({
    query: (asked: string | pg.QueryConfig, values: unknown[] = []) =>
      typeof asked === 'string'
        ? trx.executeQuery(CompiledQuery.raw(asked, values))
        : trx.executeQuery(CompiledQuery.raw(asked.text, asked.values)),
  }) as unknown as pg.Pool;
