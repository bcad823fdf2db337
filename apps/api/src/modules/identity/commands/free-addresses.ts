import type { Db } from '../../../platform/db/pool.ts';
import { emptyLogins, findLoginsWithoutAccount } from '../queries/accounts.queries.ts';

/** Removes these addresses from logins whose accounts were all closed, so that a new person can sign up with them. */
export async function freeAddresses(trx: Db, emails: string[]): Promise<void> {
  const left = await findLoginsWithoutAccount(trx, emails);
  if (left.length > 0) await emptyLogins(trx, left);
}
