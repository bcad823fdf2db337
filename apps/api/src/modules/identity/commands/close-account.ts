import type { Db } from '../../../platform/db/pool.ts';
import { accountsOf } from '../queries/accounts.queries.ts';
import { closeLinks } from '../queries/mailed-links.queries.ts';
import { deleteSessionsOf } from '../queries/sessions.queries.ts';

/**
 * Closes an account, so that nobody signs in to it. Returns the ended sessions, so that their sockets can be closed.
 */
export async function closeAccount(trx: Db, accountId: string, now: Date): Promise<string[]> {
  const { login_id } = await trx
    .updateTable('account')
    .set({ deleted_at: now })
    .where('id', '=', accountId)
    .returning('login_id')
    .executeTakeFirstOrThrow();
  if ((await accountsOf(trx, login_id)).length === 0) await closeLinks(trx, login_id, now);
  return deleteSessionsOf(trx, accountId);
}
