import type { Db } from '../../platform/db/pool.ts';

/** What a provider has earned and not been paid yet, in RWF, less what he owes of cash; below 0 he owes more. */
export async function amountOwedTo(db: Db, providerId: string): Promise<number> {
  const { pending } = await db
    .selectFrom('wallet')
    .select('pending')
    .where('owner_id', '=', providerId)
    .executeTakeFirstOrThrow();
  return pending;
}
