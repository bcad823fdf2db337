import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/pool.ts';
import type { DataRequest } from '../../platform/db/types.ts';

export type RequestRow = Awaited<ReturnType<typeof requestsOf>>[number];

/** Nothing, when one of the kind waits already. */
export const insertRequest = (trx: Db, row: Insertable<DataRequest>) =>
  trx
    .insertInto('data_request')
    .values(row)
    .onConflict((on) => on.columns(['patient_id', 'type']).where('status', '=', 'PENDING').doNothing())
    .returningAll()
    .executeTakeFirst();

export const requestsOf = (db: Db, patientId: string) =>
  db
    .selectFrom('data_request')
    .selectAll()
    .where('patient_id', '=', patientId)
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

/** The request, which nobody else answers until this transaction ends. */
export const lockRequest = (trx: Db, id: string) =>
  trx.selectFrom('data_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const answerRequest = (
  trx: Db,
  id: string,
  changes: { status: string; answer: string; kept: string[]; answered_by: string; answered_at: Date },
) => trx.updateTable('data_request').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Whom nobody can book or order for until this transaction ends. */
export const lockPatient = (trx: Db, id: string) =>
  trx.selectFrom('patient').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

/** What stands in the books of a patient, and what of it is not over. */
export async function recordsOf(db: Db, id: string) {
  const { rows } = await sql<{ visits: number; orders: number; payments: number; open: number }>`select
      (select count(*) from appointment where patient_id = ${id}) as visits,
      (select count(*) from medical_order where patient_id = ${id}) as orders,
      (select count(*) from payment where patient_id = ${id} and captured_at is not null) as payments,
      (select count(*) from appointment where patient_id = ${id} and status in ('PENDING', 'ONGOING'))
        + (select count(*) from medical_order where patient_id = ${id} and status = 'PENDING')
        + (select count(*) from payment where patient_id = ${id} and status in ('INITIATED', 'VERIFYING', 'REFUND_PENDING')) as open
  `.execute(db);
  return rows[0]!;
}
