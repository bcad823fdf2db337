import type { Db } from '../../../platform/db/pool.ts';

/** What a provider has earned and was not paid yet, in RWF, less our share of his cash; below zero he owes us. */
export async function amountOwedTo(db: Db, providerId: string): Promise<number> {
  const { pending } = await db
    .selectFrom('wallet')
    .select('pending')
    .where('owner_id', '=', providerId)
    .executeTakeFirstOrThrow();
  return pending;
}
