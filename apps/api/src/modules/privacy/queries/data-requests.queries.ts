import type { Role } from '@ivuriro/contract/endpoint';
import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { DataRequest } from '../../../platform/db/types.ts';

export type RequestRow = Awaited<ReturnType<typeof requestsOf>>[number];

/** Inserts a request; returns nothing when the account already has an open request of this type. */
export const insertRequest = (trx: Db, row: Insertable<DataRequest>) =>
  trx
    .insertInto('data_request')
    .values(row)
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst();

export const requestsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('data_request')
    .selectAll()
    .where('whose', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();

const withStatus = (db: Db, status: string | undefined) => {
  const all = db.selectFrom('data_request');
  return status ? all.where('status', '=', status) : all;
};

export const requestRows = (db: Db, status: string | undefined, { limit, offset }: { limit: number; offset: number }) =>
  withStatus(db, status)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countRequests(db: Db, status: string | undefined): Promise<number> {
  const { total } = await withStatus(db, status)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The request, locked until this transaction ends. */
export const lockRequest = (trx: Db, id: string) =>
  trx.selectFrom('data_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const answerRequest = (
  trx: Db,
  id: string,
  changes: { status: string; answer: string; kept: string[]; answered_by: string; answered_at: Date },
) => trx.updateTable('data_request').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export async function typeOf(db: Db, accountId: string): Promise<Role> {
  const { type } = await db.selectFrom('account').select('type').where('id', '=', accountId).executeTakeFirstOrThrow();
  return type as Role;
}

/** The people who made the requests, as the administrator sees them. */
export async function askersOf(db: Db, ids: string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('account').select(['id', 'type', 'name', 'user_code']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ type, ...row }) => [row.id, { ...row, account_type: type as Role }]));
}
