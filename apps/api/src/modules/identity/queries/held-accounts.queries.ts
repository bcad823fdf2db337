import { problem } from '../../../platform/errors.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { MemberAccount } from './accounts.queries.ts';

/** How many of these accounts are open; they cannot be closed or erased until this transaction ends. */
async function holdOpen(trx: Db, ids: readonly string[]): Promise<number> {
  const open = await trx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return open.length;
}

/** Whether all of these accounts are open; they stay open until this transaction ends. */
export const stayOpen = async (trx: Db, ids: readonly string[]): Promise<boolean> =>
  ids.length === 0 || (await holdOpen(trx, ids)) === new Set(ids).size;

/**
 * Whether these people still act in the same roles for accounts that the transaction has locked. This cannot change
 * until the transaction ends, because a membership changes only under the exclusive lock of its account.
 */
export async function areMembers(trx: Db, members: readonly Member[]): Promise<boolean> {
  const living = await trx
    .selectFrom('membership')
    .select('id')
    .where((eb) => eb.or(members.map(({ membership_id, role }) => eb.and({ id: membership_id, role }))))
    .where('until', 'is', null)
    .execute();
  return living.length === members.length;
}
type Member = Pick<MemberAccount, 'membership_id' | 'role'>;

/**
 * Runs before a row is written for a patient: 409 if the patient's account is closed. Otherwise the account stays open
 * until this transaction ends.
 */
export async function refuseClosedPatient(trx: Db, id: string, sentence: string): Promise<void> {
  if (!(await stayOpen(trx, [id]))) throw problem('conflict', sentence);
}

/**
 * Locks an account that is to be closed or erased. Must be called before anything about the account is read: it waits
 * for running writes by the account or about it, and later writes wait for this transaction.
 */
export const lockAccount = (trx: Db, id: string) =>
  trx.selectFrom('account').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
