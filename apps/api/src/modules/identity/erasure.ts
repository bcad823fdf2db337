import type { Db } from '../../platform/db/pool.ts';
import { accountsOf } from './accounts.queries.ts';
import { deleteKnownDevices } from './known-devices.queries.ts';
import { closeAccount } from './opened-account.ts';

const nobody = 'Former patient';

/**
 * Closes a patient's account and forgets who it was. With records that must be kept (`known`), name, code and birth date
 * stay with them, because a medical record without its person is none. The sessions that ended are told.
 */
export async function eraseAccount(
  trx: Db,
  { id, known }: { id: string; known: boolean },
  now: Date,
): Promise<string[]> {
  const ended = await closeAccount(trx, id, now);
  await trx
    .updateTable('patient')
    .set({ gender: null, id_number: null, address: null, ...(known ? {} : { birth_date: null }) })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('idempotency_key').where('account_id', '=', id).execute();
  const { login_id } = await trx
    .updateTable('account')
    .set(known ? { deleted_at: now } : { deleted_at: now, name: nobody })
    .where('id', '=', id)
    .returning('login_id')
    .executeTakeFirstOrThrow();
  // another account of the person still signs in with it
  if ((await accountsOf(trx, login_id)).length === 0) {
    await deleteKnownDevices(trx, login_id);
    await trx
      .updateTable('login')
      .set({ email: `${login_id}@erased.invalid`, phone: null, password_hash: null })
      .where('id', '=', login_id)
      .execute();
  }
  return ended;
}
