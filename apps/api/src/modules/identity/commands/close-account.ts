import type { Db } from '../../../platform/db/pool.ts';
import { accountsOf, loginsOf } from '../queries/accounts.queries.ts';
import { closeLinks } from '../queries/mailed-links.queries.ts';
import { deleteSessionsOf } from '../queries/sessions.queries.ts';

/**
 * Closes an account, so that nobody signs in to it. Returns the ended sessions, so that their sockets can be closed.
 */
export async function closeAccount(trx: Db, accountId: string, now: Date): Promise<string[]> {
  const logins = await loginsOf(trx, accountId);
  // a trigger ends the memberships of a closed account
  await trx.updateTable('account').set({ deleted_at: now }).where('id', '=', accountId).execute();
  for (const login of logins) if ((await accountsOf(trx, login)).length === 0) await closeLinks(trx, login, now);
  return deleteSessionsOf(trx, accountId);
}
