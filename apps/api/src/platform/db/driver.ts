import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import type { Reads } from './reads.ts';
import { nameOf } from './statement-names.ts';
import { Transaction } from './transaction.ts';

/**
 * The Kysely dialect for our PostgreSQL connections: transactions run on the pool, every other statement on `outside`.
 */
export const dialect = (pool: pg.Pool, outside: Reads): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DatabaseDriver(pool, outside),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

class DatabaseDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #outside: Reads;
  constructor(pool: pg.Pool, outside: Reads) {
    this.#pool = pool;
    this.#outside = outside;
  }
  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
  async acquireConnection(): Promise<Connection> {
    return new Connection(this.#outside);
  }
  async releaseConnection(connection: Connection): Promise<void> {
    connection.transaction?.release();
  }
  async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    connection.transaction = new Transaction(await this.#pool.connect(), settings);
  }
  commitTransaction = (connection: Connection): Promise<void> => connection.transaction!.commit();
  rollbackTransaction = (connection: Connection): Promise<void> => connection.transaction!.rollback();
  async savepoint({ transaction }: Connection, name: string): Promise<void> {
    await transaction!.query({ text: `savepoint "${name}"` });
  }
  rollbackToSavepoint = ({ transaction }: Connection, name: string): Promise<void> =>
    transaction!.rollbackTo({ text: `rollback to savepoint "${name}"` });
  async releaseSavepoint({ transaction }: Connection, name: string): Promise<void> {
    await transaction!.query({ text: `release savepoint "${name}"` });
  }
}

export class Connection implements DatabaseConnection {
  readonly #outside: Reads;
  transaction: Transaction | undefined;
  constructor(outside: Reads) {
    this.#outside = outside;
  }
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await (this.transaction ?? this.#outside).query(statementOf(query));
    return {
      rows: (rows ?? []) as R[],
      ...(changing.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
    };
  }
  streamQuery(): never {
    throw new Error('Streams are not supported: read page by page.');
  }
}
const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

export const statementOf = ({ sql: text, parameters }: CompiledQuery): pg.QueryConfig => {
  const values = [...parameters];
  const name = nameOf(text, values.length);
  return { text, values, ...(name && { name }) };
};
