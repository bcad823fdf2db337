import type { Db } from '../../../platform/db/pool.ts';
import { emptyLogins, findLoginsWithoutAccount } from '../queries/accounts.queries.ts';

/**
 * Removes these e-mail addresses, and this confirmed phone number, from logins whose accounts were all closed, so that
 * a new person can use them.
 */
export async function freeAddresses(trx: Db, emails: string[], phone: string | null = null): Promise<void> {
  const left = await findLoginsWithoutAccount(trx, emails, phone);
  if (left.length > 0) await emptyLogins(trx, left);
}
