import type { Db } from '../../platform/db/pool.ts';
import { emptyLogins, findLoginsWithoutAccount } from './accounts.queries.ts';

/** A login without a living account keeps neither an address nor a phone number from whoever comes with them. */
export async function freeNames(trx: Db, emails: string[], phones: string[]): Promise<void> {
  const left = await findLoginsWithoutAccount(trx, emails, phones);
  if (left.length > 0) await emptyLogins(trx, left);
}
