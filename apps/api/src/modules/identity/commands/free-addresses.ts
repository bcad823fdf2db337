import type { Db } from '../../../platform/db/pool.ts';
import { emptyLogins, findLoginsWithoutAccount } from '../queries/accounts.queries.ts';

/** A login without a living account keeps no address from whoever comes with it. */
export async function freeAddresses(trx: Db, emails: string[]): Promise<void> {
  const left = await findLoginsWithoutAccount(trx, emails);
  if (left.length > 0) await emptyLogins(trx, left);
}
