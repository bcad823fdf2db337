import type { Db } from '../../platform/db/pool.ts';

/** What a provider has earned and not been paid yet, in RWF, less what he owes of cash; below 0 he owes more. */
export async function amountOwedTo(db: Db, providerId: string): Promise<number> {
  const { owed } = await db
    .selectFrom('ledger_account')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('balance'), eb.lit(0)).as('owed'))
    .where('owner_id', '=', providerId)
    .where('name', 'in', ['provider_payable', 'provider_receivable'])
    .executeTakeFirstOrThrow();
  return Number(owed);
}
