import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { Breach } from '../../../platform/db/types.ts';

export const breachRows = (db: Db, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('breach')
    .selectAll()
    .orderBy('found_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countBreaches(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('breach')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export const insertBreach = (trx: Db, row: Insertable<Breach>) =>
  trx.insertInto('breach').values(row).returningAll().executeTakeFirstOrThrow();

export const lockBreach = (trx: Db, id: string) =>
  trx.selectFrom('breach').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Fields that are not given stay unchanged. */
export const updateBreach = (trx: Db, id: string, changes: Updateable<Breach>) =>
  trx
    .updateTable('breach')
    .set({ id, ...changes })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
