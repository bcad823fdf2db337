import type { Db } from '../../../platform/db/pool.ts';

/**
 * What a provider has earned and was not yet paid, in RWF, less the commission owed on cash; negative when the provider
 * owes the platform.
 */
export async function amountOwedTo(db: Db, providerId: string): Promise<number> {
  const { pending } = await db
    .selectFrom('wallet')
    .select('pending')
    .where('owner_id', '=', providerId)
    .executeTakeFirstOrThrow();
  return pending;
}
